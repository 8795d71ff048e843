import { useRef } from 'react'
import { NightOnDeck } from '../night-on-deck.tsx'
import { clampCents, DIAL_CENTS, moveNeedle, type Needle } from './needle.ts'
import { getTuner, latestFrame } from './tuner-store.ts'
import { useFrames, useReducedMotion } from './use-tuner.ts'

/** Pivot of the needle, and its maximum angle to either side (degrees). */
const HUB = { x: 200, y: 214 }
const REACH = 62

const angleOf = (cents: number) => (cents / DIAL_CENTS) * REACH

/** The point of the dial at so many cents and so far from the hub. */
function pointAt(cents: number, radius: number): string {
  const angle = (angleOf(cents) * Math.PI) / 180
  const x = HUB.x + radius * Math.sin(angle)
  const y = HUB.y - radius * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const arc = (from: number, to: number, radius: number) =>
  `M${pointAt(from, radius)}A${radius} ${radius} 0 0 1 ${pointAt(to, radius)}`

/** A ring's part between two radii. */
const band = (from: number, to: number, inner: number, outer: number) =>
  `${arc(from, to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`

const TICKS = Array.from({ length: 21 }, (_, i) => (i - 10) * 5)
const LABELS = [-50, -25, 25, 50]

const INK = 'var(--color-ink)'
const GOLD = 'var(--color-gold)'
const BRIGHT_GOLD = 'color-mix(in oklab, var(--color-gold) 80%, white)'
const HARBOUR = 'color-mix(in oklab, var(--color-gold) 55%, var(--color-parchment))'
const DARK_PARCHMENT =
  'color-mix(in oklab, var(--color-parchment-deep) 70%, var(--color-parchment))'

/** A ship's instrument of brass and parchment, whose needle is a sabre. */
export function Dial({ isOn, isInTune }: { isOn: boolean; isInTune: boolean }) {
  const sabre = useRef<SVGGElement>(null)
  const needle = useRef<Needle>({ position: 0, velocity: 0 })
  const isStill = useReducedMotion()

  useFrames(isOn, (elapsed) => {
    const aim = clampCents(latestFrame().cents ?? getTuner().display.cents)
    needle.current = isStill
      ? { position: aim, velocity: 0 }
      : moveNeedle(needle.current, aim, elapsed)
    const angle = angleOf(needle.current.position).toFixed(2)
    sabre.current?.setAttribute('transform', `rotate(${angle} ${HUB.x} ${HUB.y})`)
  })

  return (
    <svg
      viewBox="40 66 280 280"
      preserveAspectRatio="xMidYMin slice"
      className="tuner-drawing"
      aria-hidden="true"
      focusable="false"
    >
      <NightOnDeck />
      <Binnacle />
      <g transform="translate(36 96) scale(.72)">
        <path
          d={`${arc(-60, 60, 196)}L${HUB.x} ${HUB.y}Z`}
          fill="#00000059"
          transform="translate(3 6)"
        />
        <path d={band(-58, 58, 50, 190)} fill="var(--color-parchment)" />
        <path d={band(-58, 58, 50, 92)} fill={DARK_PARCHMENT} />
        <path
          d={band(-3, 3, 92, 172)}
          fill={isInTune ? GOLD : HARBOUR}
          className="transition-[fill] duration-300"
        />
        <g stroke={INK}>
          {TICKS.map((cents) => (
            <path
              key={cents}
              d={`M${pointAt(cents, 172)}L${pointAt(cents, cents % 25 ? 160 : 148)}`}
              strokeWidth={cents % 25 ? 1.4 : 3}
            />
          ))}
        </g>
        <g
          fill={INK}
          fontFamily="var(--font-display)"
          fontSize="15"
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {LABELS.map((cents) => {
            const [x, y] = pointAt(cents, 132).split(' ')
            return (
              <text key={cents} x={x} y={y}>
                {cents > 0 ? `+${cents}` : String(cents).replace('-', '−')}
              </text>
            )
          })}
        </g>
        <Rim isInTune={isInTune} />
        <path d="M200 10L207 24L200 38L193 24Z" fill={BRIGHT_GOLD} stroke={INK} strokeWidth="1.4" />
        <g ref={sabre} transform={`rotate(0 ${HUB.x} ${HUB.y})`}>
          <Sabre />
        </g>
        <circle cx={HUB.x} cy={HUB.y} r="19" fill={GOLD} stroke={INK} strokeWidth="1.6" />
        <circle cx={HUB.x - 4} cy={HUB.y - 5} r="8" fill="#ffffff73" />
      </g>
    </svg>
  )
}

/** Brass, and the rope that lies in it. */
function Rim({ isInTune }: { isInTune: boolean }) {
  return (
    <g fill="none">
      <path
        d={arc(-58, 58, 184)}
        stroke="color-mix(in oklab, var(--color-amber) 80%, var(--color-night))"
        strokeWidth="16"
      />
      <path
        d={arc(-58, 58, 184)}
        stroke={isInTune ? GOLD : 'var(--color-rope)'}
        strokeWidth="10"
        strokeDasharray="7 4"
      />
      <g stroke={BRIGHT_GOLD} strokeWidth="1.6">
        <path d={arc(-58, 58, 176)} />
        <path d={arc(-58, 58, 191)} />
      </g>
    </g>
  )
}

/** The post on deck that carries the instrument, as it carries the compass of other ships. */
function Binnacle() {
  return (
    <g
      fill="color-mix(in oklab, var(--color-amber) 55%, var(--color-night))"
      stroke="var(--color-night)"
      strokeWidth="2.4"
      strokeLinejoin="round"
    >
      <ellipse cx="184" cy="338" rx="62" ry="9" fill="#000" opacity=".4" stroke="none" />
      <path d="M150 250C152 282 150 300 136 322L130 338H230L224 322C210 300 208 282 210 250Z" />
      <path
        d="M158 262C160 290 157 306 146 324"
        fill="none"
        stroke="color-mix(in oklab, var(--color-amber) 75%, var(--color-glow))"
        strokeLinecap="round"
      />
      <path
        d="M196 262C196 292 200 308 210 326M176 268V330"
        fill="none"
        stroke="color-mix(in oklab, var(--color-amber) 38%, var(--color-night))"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d="M124 332H236V342H124Z" fill={GOLD} />
      <path d="M142 292H218V302H142Z" fill={GOLD} />
    </g>
  )
}

/** Points up from the hub: blade, guard and grip. */
function Sabre() {
  return (
    <>
      <path
        d="M194 206C193 160 196 104 201.5 58C206 104 207.5 160 206.5 206Z"
        fill="color-mix(in oklab, var(--color-foam) 88%, var(--color-midnight))"
        stroke={INK}
        strokeWidth="1.4"
      />
      <path
        d="M201.5 58C206 104 207.5 160 206.5 206L201 206Z"
        fill="color-mix(in oklab, var(--color-foam) 55%, var(--color-midnight))"
      />
      <path
        d="M182 196C190 190 211 190 219 196C213 201 188 201 182 196Z"
        fill={GOLD}
        stroke={INK}
        strokeWidth="1.6"
      />
    </>
  )
}
