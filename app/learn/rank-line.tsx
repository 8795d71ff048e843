import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** Above a title on paper: what the thing belongs to. */
export const RankLine = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <p className="mb-2.5 flex items-center gap-2.5 font-bold text-sepia">
    <Icon name={icon} className="size-6" />
    {children}
  </p>
)
