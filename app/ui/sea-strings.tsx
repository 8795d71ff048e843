/** One string of the sea: thickest and nearest is the low E. */
interface SeaString {
  note: string
  /** Height of its crests (px) and their distance (px). */
  amplitude: number
  period: number
  /** How far its water reaches below it (px): to where the next string hides it. */
  depth: number
  thickness: number
  wound: boolean
}

/** Wide enough for a 4K screen and the longest period, by which a wave drifts before it repeats. */
const WIDTH = 5760
/** Room for the highest crest (px). */
const CREST = 32

/** Far to near: the thin strings lie on the horizon. */
const strings: SeaString[] = [
  { note: 'E4', amplitude: 5, period: 240, depth: 34, thickness: 1.2, wound: false },
  { note: 'B3', amplitude: 8, period: 288, depth: 40, thickness: 1.6, wound: false },
  { note: 'G3', amplitude: 11, period: 360, depth: 52, thickness: 2.2, wound: false },
  { note: 'D3', amplitude: 15, period: 360, depth: 64, thickness: 3.2, wound: true },
  { note: 'A2', amplitude: 19, period: 480, depth: 76, thickness: 4.2, wound: true },
  { note: 'E2', amplitude: 24, period: 720, depth: 110, thickness: 5.4, wound: true },
]

/** A wave across the whole width: one quarter drawn, the rest mirrored (`t`) by the renderer. */
function wavePath(amplitude: number, period: number): string {
  const half = period / 2
  const turns = Array.from({ length: WIDTH / half - 1 }, () => `t${half} 0`).join('')
  return `M0 ${CREST}q${half / 2} ${-2 * amplitude} ${half} 0${turns}`
}

function Wave({ wave }: { wave: SeaString }) {
  const { note, amplitude, period, depth, thickness, wound } = wave
  const line = wavePath(amplitude, period)
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
  const shown = part === 'far' ? strings.slice(0, 3) : strings.slice(3)
  return shown.map((wave) => <Wave key={wave.note} wave={wave} />)
}
