import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './rack.css'

/** The classes of the link that hangs in a {@link RackPlace}. */
export const rackToolStyle = 'relative block h-full bg-boards text-center'

/** A place of the rack: the rail, and the peg that a tool hangs from. */
export function RackPlace({ children }: { children: ReactNode }) {
  return <li className="rack-place relative">{children}</li>
}

/** Content of a tool on the rack. */
export function RackTool({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <>
      <span className="mx-auto mb-4 grid place-items-center rounded-full bg-deep text-gold">
        <Icon name={icon} className="size-10" />
      </span>
      <span className="display block text-2xl">{title}</span>
      <span className="mt-2 block leading-snug">{text}</span>
    </>
  )
}
