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
        <div className="ticket on-paper grid text-ink scheme-light">
          <div className="bg-paper">
            <h2 className="text-3xl md:text-4xl">{title}</h2>
            {intro && <p className="mt-3 max-w-xl text-lg leading-snug">{intro}</p>}
          </div>
          <div className="grid place-items-center content-center gap-4 bg-paper">
            <Hammock />
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
