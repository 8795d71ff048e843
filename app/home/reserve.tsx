import type { HomeSection } from '../content/home.server.ts'
import { Hammock } from './hammock.tsx'
import { TargetLink } from './target-link.tsx'

/** A hammock to reserve: the ticket, with its stub. */
export function Reserve({ reserve }: { reserve: HomeSection<'reserve'> }) {
  const { title, intro, action } = reserve
  return (
    <section id="reserva" className="section ground-sea pt-0">
      <div className="mx-auto max-w-6xl px-5 md:px-6">
        <div className="ticket on-paper">
          <div className="ticket-body">
            <h2 className="text-3xl md:text-4xl">{title}</h2>
            {intro && <p className="mt-3 max-w-xl text-lg leading-snug">{intro}</p>}
          </div>
          <div className="ticket-stub">
            <Hammock />
            {action && (
              <TargetLink target={action.target} className="button button-ink">
                {action.label}
              </TargetLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
