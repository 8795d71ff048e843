import { Solid } from './solid.tsx'

/** A barrel with two hoops, standing on the origin. */
export function Barrel({ at, id = 'ba' }: { at: string; id?: string }) {
  return (
    <g transform={at}>
      <Solid
        id={id}
        d="M-36-100q-20 50 0 98 36 11 72 0 20-48 0-98Z"
        color="var(--oak-dark)"
        shade={15}
      >
        <path
          d="M-20-100q-12 52 0 104M0-100V6m20-106q12 52 0 104"
          stroke="var(--tar)"
          strokeWidth="1.6"
        />
        <path d="M-56-80q56 14 112 0M-56-24q56 14 112 0" stroke="var(--ink)" strokeWidth="10" />
        <path d="M-56-80q56 14 112 0M-56-24q56 14 112 0" stroke="var(--cloth)" strokeWidth="6" />
      </Solid>
      <Solid
        id={`${id}l`}
        d="M-36-100a36 9 0 1 0 72 0 36 9 0 1 0-72 0"
        color="var(--oak)"
        shade={4}
        light={3}
      />
    </g>
  )
}

/** A crate with a strut across, standing on the origin. */
export function Crate({ at, id = 'cr' }: { at: string; id?: string }) {
  return (
    <g transform={at}>
      <Solid id={id} d="M-42-72h84V0h-84Z" color="var(--oak)" shade={13} light={5}>
        <path d="M-42-48h84m-84 24h84" stroke="var(--tar)" strokeWidth="1.6" />
      </Solid>
      <path
        d="M-42-72h12V0h-12Zm72 0h12V0H30Zm-60 8 60 54v10L-30-54Z"
        fill="var(--oak-dark)"
        strokeWidth="1.8"
      />
      <path d="M-39-68v62m72-62v62" stroke="var(--lit)" strokeWidth="2" />
    </g>
  )
}

/** Three turns of rope, lying on the origin. */
export function RopeCoil({ at }: { at: string }) {
  const turns =
    'M-42-6a42 12 0 1 0 84 0 42 12 0 1 0-84 0m3-10a39 12 0 1 0 78 0 39 12 0 1 0-78 0m3-10a36 12 0 1 0 72 0 36 12 0 1 0-72 0'
  return (
    <g transform={at}>
      <path d={turns} strokeWidth="13" />
      <path d={turns} stroke="var(--oak)" strokeWidth="9" />
      <path
        d={turns}
        stroke="var(--color-rope)"
        strokeWidth="8"
        strokeDasharray="6 2"
        strokeLinecap="butt"
      />
    </g>
  )
}

/** Coins in a heap, its middle at the origin. */
export function Coins({ at }: { at: string }) {
  return (
    <g transform={at} strokeWidth="1.4" fill="var(--color-gold)">
      <path d="M-34-4a11 6 0 1 0 22 0 11 6 0 1 0-22 0m40 1a11 6 0 1 0 22 0 11 6 0 1 0-22 0M-12-9a11 6 0 1 0 22 0 11 6 0 1 0-22 0" />
      <path
        d="M-22-14a11 6 0 1 0 22 0 11 6 0 1 0-22 0m18 9a11 6 0 1 0 22 0 11 6 0 1 0-22 0"
        fill="var(--moon)"
      />
    </g>
  )
}

/** Coins in a pile as high as `count` of them, standing on the origin. */
export function CoinPile({ at, count }: { at: string; count: number }) {
  const edge = (index: number) => `M-14 ${-6 * index}q14 9 28 0v-6q-14 9-28 0Z`
  return (
    <g transform={at} strokeWidth="1.5">
      <path
        d={Array.from({ length: count }, (_, index) => edge(index)).join('')}
        fill="var(--color-gold)"
      />
      <ellipse cy={-6 * count} rx="14" ry="5" fill="var(--moon)" />
      <path d={`M7 0v${-6 * count + 3}m4-2v${6 * count - 4}`} stroke="var(--color-amber)" />
    </g>
  )
}

/** A bottle with its label, standing on the origin. */
export function Bottle({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid
        id="bo"
        d="M-8-94H8v28c0 9 14 13 14 28V-5q0 5-5 5h-34q-5 0-5-5v-33c0-15 14-19 14-28Z"
        color="var(--cloth)"
        light={5}
      />
      <path d="M-15-38h30v24h-30Z" fill="var(--moon)" strokeWidth="1.6" />
      <path d="M-9-30H9m-18 6H5" stroke="var(--oak)" strokeWidth="1.6" />
      <path d="M-9-94H9v-8H-9Z" fill="var(--color-amber)" strokeWidth="1.8" />
    </g>
  )
}
