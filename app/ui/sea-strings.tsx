/** One string of the sea: thickest and nearest is the low E. */
interface SeaString {
  note: string
  /** Height of its crests (px) and their distance (px, divides WIDTH). */
  amplitude: number
  period: number
  thickness: number
  wound: boolean
}

const WIDTH = 5760
const HEIGHT = 400

/** Far to near: the thin strings lie on the horizon. */
const strings: SeaString[] = [
  { note: 'E4', amplitude: 5, period: 240, thickness: 1.2, wound: false },
  { note: 'B3', amplitude: 8, period: 288, thickness: 1.6, wound: false },
  { note: 'G3', amplitude: 11, period: 360, thickness: 2.2, wound: false },
  { note: 'D3', amplitude: 15, period: 360, thickness: 3.2, wound: true },
  { note: 'A2', amplitude: 19, period: 480, thickness: 4.2, wound: true },
  { note: 'E2', amplitude: 24, period: 720, thickness: 5.4, wound: true },
]

/** A wave across the whole width: one quarter drawn, the rest mirrored (`t`) by the renderer. */
function wavePath(amplitude: number, period: number): string {
  const half = period / 2
  const turns = Array.from({ length: WIDTH / half - 1 }, () => `t${half} 0`).join('')
  return `M0 32q${half / 2} ${-2 * amplitude} ${half} 0${turns}`
}

function Wave({ wave: { note, amplitude, period, thickness, wound } }: { wave: SeaString }) {
  const line = wavePath(amplitude, period)
  return (
    <svg
      className={`sea-string sea-string-${note.toLowerCase()}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="water" d={`${line}V${HEIGHT}H0Z`} />
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
