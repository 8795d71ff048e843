import { Sea } from './deck.tsx'
import { Drawing } from './drawing.tsx'
import { Moon, Stars } from './lights.tsx'
import { Solid } from './solid.tsx'
import './course-sky.css'

/** The hours of the night, by the level of the course that is under way. */
const HOURS = { inicial: 'dusk', intermedio: 'night', avanzado: 'dawn' } as const

export type Hour = (typeof HOURS)[keyof typeof HOURS]

/** The hour at which a level sails: dusk, deep night or first light. @param level its slug */
export const hourOf = (level: string): Hour =>
  level in HOURS ? HOURS[level as keyof typeof HOURS] : 'night'

/** The sky over a level: the course begins at dusk, sails through the night and arrives at first light. */
export function CourseSky({ level }: { level: string }) {
  const hour = hourOf(level)
  return (
    <div className="course-sky" data-hour={hour} aria-hidden="true">
      <Drawing viewBox="0 0 640 300" align="xMidYMin slice">
        <Stars />
      </Drawing>
      <Drawing viewBox="-100 -100 200 200">{hour === 'night' ? <Moon at="" /> : <Sun />}</Drawing>
      <Drawing viewBox="0 150 640 90" align="xMidYMin slice">
        <Clouds />
        <Sea />
      </Drawing>
    </div>
  )
}

/** The sun on the horizon, with its rings of light and a band of cloud before it. */
function Sun() {
  return (
    <>
      <g fill="var(--color-gold)" stroke="none">
        <circle r="98" opacity=".1" />
        <circle r="80" opacity=".12" />
        <circle r="64" opacity=".16" />
      </g>
      <Solid id="su" d="M-48 0a48 48 0 1 0 96 0 48 48 0 1 0-96 0" color="var(--sun)" shade={7} />
    </>
  )
}

function Clouds() {
  return (
    <g fill="var(--cloud)" stroke="none">
      <path
        d="M-900 150q120-26 260-8t300-10 260 4 240-14 260 10 300-12 320 8v60h-1940Z"
        opacity=".5"
      />
      <path d="M-900 164q160-14 320-2t300-8 300 6 280-10 300 8 440-6v40h-1940Z" opacity=".8" />
    </g>
  )
}
