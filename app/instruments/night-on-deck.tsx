import { Deck, Lantern } from './deck.tsx'

/**
 * Background of the instruments: sky, sea and deck, drawn far beyond the viewBox so that they fill
 * the surrounding area. High objects are visible in tall areas only.
 */
export function NightOnDeck() {
  return (
    <g>
      <Sky />
      <Sea />
      <Deck />
      <Lantern />
    </g>
  )
}

const stars = [
  [262, 40, 1.6],
  [300, 84, 1.2],
  [328, 52, 1.8],
  [278, 132, 1.1],
  [36, 38, 1.3],
  [140, 26, 1.4],
  [36, 168, 1.2],
  [322, 160, 1.4],
  [220, 22, 1.1],
  [-8, 96, 1.5],
  [366, 112, 1.2],
  [-30, 30, 1.1],
  [200, -40, 1.5],
  [172, -128, 1.2],
  [228, -150, 1.4],
  [56, -20, 1.3],
  [120, -170, 1.1],
  [66, -190, 1.6],
  [300, -176, 1.2],
] as const

/** A guitar of stars, lying on its side. */
const constellation = 'M64-60 84-88l30-4 14-24 42-30M114-92l8 22-22 20-36-10'

function Sky() {
  return (
    <g>
      <linearGradient
        id="night-sky"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="-220"
        x2="0"
        y2="256"
      >
        <stop offset="0" stopColor="var(--color-deep)" />
        <stop offset=".62" stopColor="var(--color-midnight)" />
        <stop
          offset="1"
          stopColor="color-mix(in oklab, var(--color-sunset) 62%, var(--color-midnight))"
        />
      </linearGradient>
      <path d="M-600-800h1560V270H-600Z" fill="url(#night-sky)" />
      <circle cx="92" cy="92" r="62" fill="var(--color-glow)" opacity=".07" />
      <circle cx="92" cy="92" r="46" fill="var(--color-glow)" opacity=".09" />
      <circle cx="92" cy="92" r="30" fill="var(--color-glow)" />
      <path
        d="M108 66a30 30 0 0 1-30 52 30 30 0 1 0 30-52Z"
        fill="var(--color-rope)"
        opacity=".5"
      />
      <g fill="var(--color-rope)" opacity=".55">
        <circle cx="84" cy="84" r="6" />
        <circle cx="99" cy="98" r="4.5" />
        <circle cx="84" cy="104" r="2.6" />
      </g>
      <g fill="var(--color-foam)">
        {stars.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <g stroke="var(--color-mist)" fill="none">
        <path d={constellation} strokeWidth=".7" strokeDasharray="1.5 3" />
        <path d={constellation} strokeWidth="3" strokeLinecap="round" strokeDasharray="0 23" />
      </g>
      <path
        d="M-600 236c60-22 120-18 190-4s120-20 210-18 120 26 190 14 120-28 220-12 130 20 200 4 110-22 150-10v60H-600Z"
        fill="color-mix(in oklab, var(--color-midnight) 78%, var(--color-sunset))"
        opacity=".75"
      />
    </g>
  )
}

function Sea() {
  return (
    <g>
      <path
        d="M-630 246q45-16 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0v90H-630Z"
        fill="color-mix(in oklab, var(--color-midnight) 82%, var(--color-night))"
      />
      <path
        d="M-630 246q45-16 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0"
        fill="none"
        stroke="var(--color-foam)"
        strokeWidth="1.6"
        opacity=".8"
      />
      <path
        d="M-630 274q45 14 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0v90H-630Z"
        fill="var(--color-tide)"
      />
      <path
        d="M-630 274q45 14 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0"
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="2.6"
        strokeDasharray="2.5 2"
      />
    </g>
  )
}
