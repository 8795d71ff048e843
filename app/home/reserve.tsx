import type { HomeSection } from '../content/home.server.ts'
import Hammock from '../drawings/hammock.svg?react'
import { buttonStyle } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { TargetLink } from './target-link.tsx'
import './reserve.css'

/** A hammock to reserve: the ticket, with its stub. */
export function Reserve({ reserve }: { reserve: HomeSection<'reserve'> }) {
  const { title, intro, action } = reserve
  return (
    <Section id="reserva" ground="sea" className="pt-0!">
      <div className="mx-auto max-w-6xl px-5 md:px-6">
        <div className="[--notch:16px] grid text-ink drop-shadow-[0_20px_24px_rgb(0_0_0/0.55)] md:grid-cols-[1fr_320px] forced-colors:filter-none forced-colors:[clip-path:none] forced-colors:border-2 forced-colors:border-[CanvasText] on-paper">
          <div className="ticket-body rounded-t-[14px] bg-paper px-6 py-8 text-ink scheme-light md:grid md:content-center md:rounded-[14px_0_0_14px] md:px-14 md:py-12">
            <h2 className="text-3xl md:text-4xl">{title}</h2>
            {intro && <p className="mt-3 max-w-xl text-lg leading-snug">{intro}</p>}
          </div>
          <div className="ticket-stub grid place-items-center content-center gap-4 rounded-b-[14px] border-sepia border-t-3 border-dashed bg-paper px-6 pt-7 pb-8 text-ink scheme-light md:rounded-[0_14px_14px_0] md:border-t-0 md:border-l-3">
            <Hammock className="w-60" />
            {action && (
              <TargetLink target={action.target} className={buttonStyle({ variant: 'ink' })}>
                {action.label}
              </TargetLink>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}
