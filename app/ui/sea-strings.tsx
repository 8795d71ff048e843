import { BEHIND_SHIP, CREST, type SeaString, seaStrings, WIDTH, wavePath } from './sea-wave.ts'
import './sea-strings.css'

function Wave({ wave }: { wave: SeaString }) {
  const { note, depth, thickness, wound } = wave
  const line = wavePath(wave)
  const height = CREST + depth
  return (
    <svg
      className={`sea-string sea-string-${note.toLowerCase()}`}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="water" d={`${line}V${height}H0Z`} />
      <path className="string" d={line} strokeWidth={thickness} />
      {wound && <path className="winding" d={line} strokeWidth={thickness} />}
    </svg>
  )
}

/** The sea behind the ship (three thin strings) or before her (three wound ones). */
export function SeaStrings({ part }: { part: 'far' | 'near' }) {
  const shown = part === 'far' ? seaStrings.slice(0, BEHIND_SHIP) : seaStrings.slice(BEHIND_SHIP)
  return shown.map((wave) => <Wave key={wave.note} wave={wave} />)
}
