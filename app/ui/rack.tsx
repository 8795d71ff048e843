import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './rack.css'

/** The classes of the link that hangs in a {@link RackPlace}. */
export const rackToolStyle =
  'relative block h-full px-6 pt-9 pb-7 text-center bg-boards rounded-[50%_50%_16px_16px/96px_96px_16px_16px] shadow-[inset_0_0_0_3px_color-mix(in_oklab,var(--color-amber)_70%,transparent),0_22px_34px_-16px_rgb(0_0_0/0.8)] origin-[50%_-30px] transition-transform duration-300 ease-[ease] hover:rotate-[-1.6deg] max-md:px-[1.1rem] max-md:pt-7 max-md:pb-5'

/** A place of the rack: the rail, and the peg that a tool hangs from. */
export function RackPlace({ children }: { children: ReactNode }) {
  return <li className="rack-place relative pt-11.5">{children}</li>
}

/** Content of a tool on the rack. */
export function RackTool({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <>
      <span className="grid place-items-center size-22 mx-auto mt-0 mb-4 rounded-full text-gold bg-deep shadow-[inset_0_0_0_3px_var(--color-gold)]">
        <Icon name={icon} className="size-10" />
      </span>
      <span className="display block text-2xl">{title}</span>
      <span className="mt-2 block leading-snug">{text}</span>
    </>
  )
}
