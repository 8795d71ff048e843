import { Solid } from './solid.tsx'

/** A guitar upright, the foot of its body at the origin: 90 wide and 250 high. */
export function Guitar({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid
        id="gu"
        d="M0-118c11 0 18-5 26 1 11 7 12 27 6 40-3 9-1 15 4 21 10 13 13 28 7 43C36 1 17 4 0 4s-36-3-43-17c-6-15-3-30 7-43 5-6 7-12 4-21-6-13-5-33 6-40 8-6 15-1 26-1Z"
        color="var(--tan)"
        shade={11}
        light={5}
      >
        <path
          d="M-34-42q18 6 36 2m-30 22q26 8 50 1M18-104q8 11 4 24"
          stroke="var(--oak)"
          strokeWidth="1.2"
        />
      </Solid>
      <circle cy="-75" r="15.5" fill="var(--tar)" stroke="var(--moon)" strokeWidth="2" />
      <path d="M-17-38h34v7h-34Z" fill="var(--oak-deep)" strokeWidth="1.5" />
      <path d="M-5-214h10l3 132H-8Z" fill="var(--tar)" strokeWidth="1.8" />
      <path
        d="M-5-203H5M-6-190H6M-6-178H6M-6-167H6M-7-157H7M-7-147H7M-7-138H7M-7-129H7M-7-121H7M-8-113H8M-8-105H8M-8-97H8"
        stroke="var(--color-rope)"
        strokeWidth="1"
      />
      <path d="M-14-223h28m-29-11h30m-30-11h30" stroke="var(--color-vellum)" strokeWidth="5" />
      <Solid
        id="gh"
        d="m-6-214-4-7-1-30q5 1 11-4 6 5 11 4l-1 30-4 7Z"
        color="var(--oak-dark)"
        shade={4}
        light={3}
      />
      <path
        d="m-6-34 3-180M-2-34l1-180m3 180-1-180m5 180L3-214"
        stroke="var(--color-glow)"
        strokeWidth=".8"
      />
    </g>
  )
}
