import type { CSSProperties } from 'react'
import { BEHIND_SHIP, CREST, type SeaString, seaStrings, WIDTH, wavePath } from './sea-wave.ts'

/** Drawn pictures a second, as of a film. */
const FRAME_RATE = 12

interface Look {
  /** Height above the line where the sea begins (px). */
  at: number
  /** Time to drift by its period (s). */
  seconds: number
  metal: string
  water: string
}

const mix = (one: string, share: number, other: string) =>
  `color-mix(in oklab, var(--color-${one}) ${share}%, var(--color-${other}))`

const LOOKS: Record<SeaString['note'], Look> = {
  E4: {
    at: 30,
    seconds: 20,
    metal: mix('glow', 75, 'midnight'),
    water: mix('sunset', 22, 'midnight'),
  },
  B3: {
    at: 8,
    seconds: 20,
    metal: mix('glow', 88, 'midnight'),
    water: mix('sunset', 8, 'midnight'),
  },
  G3: { at: -16, seconds: 22, metal: 'var(--color-glow)', water: mix('midnight', 84, 'night') },
  D3: { at: -46, seconds: 20, metal: 'var(--color-gold)', water: mix('midnight', 60, 'night') },
  A2: { at: -84, seconds: 24, metal: 'var(--color-gold)', water: mix('midnight', 32, 'night') },
  E2: { at: -128, seconds: 32, metal: 'var(--color-gold)', water: 'var(--color-deep)' },
}

function Wave({ wave }: { wave: SeaString }) {
  const { note, depth, thickness, wound, period } = wave
  const { at, seconds, metal, water } = LOOKS[note]
  const motion = {
    '--at': `${at}px`,
    '--period': `${period}px`,
    '--pace': `${seconds}s`,
    '--frames': seconds * FRAME_RATE,
  }
  const line = wavePath(wave)
  const height = CREST + depth
  return (
    <svg
      className="sea-string"
      data-note={note}
      style={motion as CSSProperties}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fill={water} d={`${line}V${height}H0Z`} />
      <path fill="none" stroke={metal} d={line} strokeWidth={thickness} />
      {wound && (
        <path
          fill="none"
          stroke="color-mix(in oklab, var(--color-amber) 50%, var(--color-night))"
          strokeDasharray="1.5 3"
          strokeWidth={thickness}
          d={line}
        />
      )}
    </svg>
  )
}

/**
 * The sea behind the ship (three thin strings) or before her (three wound ones). Its styles, `sea-strings.css`,
 * come with the scenes that show it.
 */
export function SeaStrings({ part }: { part: 'far' | 'near' }) {
  const shown = part === 'far' ? seaStrings.slice(0, BEHIND_SHIP) : seaStrings.slice(BEHIND_SHIP)
  return shown.map((wave) => <Wave key={wave.note} wave={wave} />)
}
