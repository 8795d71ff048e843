import type { HomeSection } from '../content/home.server.ts'
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

/** A hammock between two beams, with a guitar asleep in it. */
function Hammock() {
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true" focusable="false" className="w-44">
      <g fill="none" stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M12 6v98M188 6v98" strokeWidth="7" />
        <path d="M12 24 46 46M12 24l40 34M188 24l-34 22M188 24l-40 34" />
      </g>
      <g transform="rotate(-14 100 60)">
        <path d="M112 52h62" stroke="var(--color-ink)" strokeWidth="7" />
        <path d="M168 45h16v14h-16z" fill="var(--color-ink)" />
        <path
          d="M62 30c14-8 24 4 34 4 8 0 18 2 18 18s-10 18-18 18c-10 0-20 12-34 4-18-10-18-34 0-44Z"
          fill="var(--color-amber)"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
        />
        <circle cx="88" cy="52" r="8" fill="var(--color-ink)" />
      </g>
      <path
        d="M44 46c10 50 102 50 112 0 2 30-18 52-56 52S42 76 44 46Z"
        fill="var(--color-sunset)"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M60 74c20 20 60 20 80 0M72 88c16 8 40 8 56 0"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
        opacity=".6"
      />
    </svg>
  )
}
