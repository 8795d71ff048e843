import { Solid } from './solid.tsx'

/** A ship's lantern, hung by its ring at the origin, and the light around it. */
export function HangingLantern({ at, from = -400 }: { at: string; from?: number }) {
  return (
    <g transform={at}>
      <circle cy="76" r="190" fill="url(#lantern-light)" stroke="none" />
      <path d={`M0 0V${from}`} />
      <path d="M-16 34c0-30 32-30 32 0" />
      <path d="M-16 34c0-30 32-30 32 0" stroke="var(--color-amber)" strokeWidth="1.4" />
      <path d="M-20 46h40l5 52h-50Z" fill="var(--color-gold)" />
      <path d="M-11 46h22l3 52h-28Z" fill="var(--color-glow)" stroke="none" />
      <path d="M0 58c12 15 11 27 0 32-11-5-10-17 0-32" fill="var(--color-sunset)" stroke="none" />
      <path d="m-20 46-5 52m45-52 5 52M-7 46l-2 52M7 46l2 52m-32-26h46" strokeWidth="1.6" />
      <Solid id="lh" d="M-10 26h20l18 20h-56Z" color="var(--oak)" light={3} />
      <Solid id="lf" d="M-30 98h60v11q-30 10-60 0Z" color="var(--oak)" light={3} />
    </g>
  )
}

/** A candle in its dish, its foot at the origin. */
export function Candle({ at, height = 46 }: { at: string; height?: number }) {
  return (
    <g transform={at}>
      <circle cy={-height - 22} r="130" fill="url(#lantern-light)" stroke="none" />
      <Solid
        id="cw"
        d={`M-11 0v${-height}q11-8 22 0V0Z`}
        color="var(--color-vellum)"
        shade={7}
        light={3}
      />
      <path
        d={`M-11 ${-height}q3 18 7 6 4 22 8 0 4 9 7-4-11-8-22-2Z`}
        fill="var(--color-foam)"
        strokeWidth="1.4"
      />
      <path
        d={`M0 ${-height - 40}c12 18 10 30 0 36-10-6-10-18 0-36`}
        fill="var(--color-sunset)"
        strokeWidth="1.4"
      />
      <path d={`M0 ${-height - 24}q7 12 0 18-7-6 0-18`} fill="var(--color-glow)" stroke="none" />
      <Solid id="cd" d="M-28-4q28 12 56 0v7Q0 16-28 3Z" color="var(--color-gold)" light={2} />
    </g>
  )
}

/** The moon with its seas, and the rings of light around it. */
export function Moon({ at }: { at: string }) {
  return (
    <g transform={at} stroke="none">
      <g fill="var(--color-glow)">
        <circle r="92" opacity=".06" />
        <circle r="74" opacity=".07" />
        <circle r="57" opacity=".08" />
      </g>
      <g strokeWidth="2.4">
        <Solid
          id="mo"
          d="M-40 0a40 40 0 1 0 80 0 40 40 0 1 0-80 0"
          color="var(--moon)"
          shade={9}
          light={6}
        >
          <path
            d="M-22-8a8 8 0 1 0 16 0 8 8 0 1 0-16 0m22 24a10 10 0 1 0 20 0 10 10 0 1 0-20 0m12-30a6 6 0 1 0 12 0 6 6 0 1 0-12 0m-30 38a5 5 0 1 0 10 0 5 5 0 1 0-10 0m10-52a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
            fill="var(--color-amber)"
            opacity=".3"
            stroke="none"
          />
          <path
            d="M-22-8a8 8 0 0 1 8-8M0 16a10 10 0 0 1 10-10m2-20a6 6 0 0 1 6-6M-18 24a5 5 0 0 1 5-5"
            stroke="var(--color-sepia)"
            strokeWidth="1.2"
            opacity=".7"
          />
        </Solid>
      </g>
    </g>
  )
}

/** Stars over the whole width, the larger ones four-pointed. */
export function Stars() {
  return (
    <g stroke="var(--color-glow)" strokeWidth="2" opacity=".8">
      <path d="M124 22h0m58 52h0m66-40h0m54 70h0m20-96h0m70 30h0m44 60h0m66-70h0m54 90h0m40-110h0m30 70h0M-90 60h0m-130-30h0m-130 80h0m-150-60h0M700 40h0m70 60h0m80-70h0" />
      <path
        d="M324 52q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7m280 62q1 7 8 8-7 1-8 8-1-7-8-8 7-1 8-8"
        fill="var(--color-glow)"
        stroke="none"
      />
    </g>
  )
}
