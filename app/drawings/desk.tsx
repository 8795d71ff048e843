import { Solid } from './solid.tsx'

/** Four books and a globe between them, standing on the origin. */
export function Books({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid id="k1" d="M-46-72h17V0h-17Z" color="var(--cloth)" shade={6} light={3} />
      <Solid id="k2" d="M-29-84h19V0h-19Z" color="var(--color-sunset)" shade={6} light={3} />
      <Solid id="k3" d="M-10-66H6V0h-16Z" color="var(--color-gold)" shade={6} light={3} />
      <Solid id="k4" d="m8-74 17-5L38-3 21 1Z" color="var(--steel)" shade={6} light={3} />
      <path
        d="M-43-60h11m-11 8h11m6-20h13m-13 50h13M-7-54H3M-7-12H3"
        stroke="var(--color-glow)"
        strokeWidth="1.6"
      />
    </g>
  )
}

/** A globe on its foot, standing on the origin: 100 high. */
export function Globe({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid id="gf" d="M-28 0q4-14 20-14l2-10H6l2 10q16 0 20 14Z" color="var(--oak)" light={3} />
      <Solid
        id="gl"
        d="M-38-60a38 38 0 1 0 76 0 38 38 0 1 0-76 0"
        color="var(--color-midnight)"
        shade={10}
        light={5}
      >
        <path
          d="M-26-78c14-14 30-8 30 4s-16 12-20 22-14-10-10-26m32 24c14-4 22 4 16 16s-18 2-16-16m6-32c8-4 16 0 18 10-10 4-18 0-18-10"
          fill="var(--color-rope)"
          stroke="none"
        />
        <path d="M-38-60q38 16 76 0" stroke="var(--moon)" strokeWidth="1.2" opacity=".7" />
      </Solid>
      <path d="M-24-100a47 47 0 1 0 60 14" stroke="var(--ink)" strokeWidth="6" />
      <path d="M-24-100a47 47 0 1 0 60 14" stroke="var(--color-gold)" strokeWidth="2.8" />
    </g>
  )
}

/** An inkpot and the quill in it, standing on the origin. */
export function Quill({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="m2-28 34-58" strokeWidth="4" />
      <Solid
        id="qf"
        d="M18-56c-2-30 18-60 52-72 2 32-14 62-50 74Z"
        color="var(--color-glow)"
        shade={6}
        light={3}
      />
      <path
        d="m4-30 62-94M34-84l20-4m-12-10 18-6m-34 34 20-2"
        stroke="var(--oak)"
        strokeWidth="1.5"
      />
      <Solid
        id="qi"
        d="M-12-32h24v8c16 6 16 24 10 30h-44c-6-6-6-24 10-30Z"
        color="var(--cloth)"
        shade={7}
      />
    </g>
  )
}

/** A sheet that unrolls towards the reader, its near edge at the origin: 150 wide. */
export function Scroll({ at, children }: { at: string; children?: React.ReactNode }) {
  return (
    <g transform={at}>
      <Solid
        id="sc"
        d="M-62-46q62-10 124 0l14 42q-76 10-152 0Z"
        color="var(--sail)"
        shade={7}
        light={3}
      />
      {children}
      <path
        d="M-76-4q76 10 152 0 8 7 2 14-78 10-156 0-6-7 2-14Z"
        fill="var(--tan)"
        strokeWidth="2"
      />
      <path d="M-66 1q66 8 132 0" stroke="var(--color-glow)" strokeWidth="2" />
    </g>
  )
}

/** An hourglass, standing on the origin. */
export function Hourglass({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid
        id="hg"
        d="M-20-78h40c0 24-16 28-16 36S20-30 20-6h-40c0-24 16-28 16-36s-16-12-16-36Z"
        color="var(--steel)"
        shade={6}
      />
      <path
        d="M-13-62h26q-4 10-11 16h-4q-7-6-11-16Zm13 36q13 6 15 18h-30q2-12 15-18Z"
        fill="var(--color-gold)"
        stroke="none"
      />
      <path d="M-26-84h52v8h-52Zm0 78h52v8h-52Z" fill="var(--tan)" strokeWidth="2" />
      <path d="M-23-76v70m46-70v70" stroke="var(--oak)" strokeWidth="3" />
    </g>
  )
}

/** A captain's hat, its brim at the origin. */
export function CaptainsHat({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid id="h1" d="M-33-6c1-68 65-68 68 0Z" color="var(--color-sea)" />
      <Solid
        id="h2"
        d="M-86-14c11-11 26-20 44-24 17 13 62 10 84-2 20 5 36 15 45 28C60-2 8 8 1 14-30 7-60-4-86-14Z"
        color="var(--cloth)"
        shade={10}
        light={4}
      />
      <path
        d="M-80-14C-54-4-28 5 1 10 30 5 58-3 82-12"
        stroke="var(--color-gold)"
        strokeWidth="4"
      />
      <path d="M0-22q1 7 8 8-7 1-8 8-1-7-8-8 7-1 8-8" fill="var(--color-gold)" stroke="none" />
    </g>
  )
}

/** A chart with its route and its cross, lying on a table: its middle at the origin, 260 wide. */
export function Chart({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid id="ch" d="M-96-34q96-8 192 0l38 66q-134 10-268 0Z" color="var(--sail)" shade={8} />
      <path
        d="M-72-14c18-10 44-4 46 8s-24 14-36 12-22-12-10-20m120-6c24-6 50 4 48 14s-34 10-46 6-20-14-2-20"
        fill="var(--color-rope)"
        strokeWidth="1.4"
      />
      <path
        d="M-44 14c30 8 40-24 70-14s24 22 58 10"
        stroke="var(--color-sunset)"
        strokeWidth="2.6"
        strokeDasharray="6 6"
      />
      <path d="m80 4 12 10m0-11L79 15" stroke="var(--color-sunset)" strokeWidth="3.4" />
      <path
        d="M-14-24q2 8 14 9-12 1-14 9-2-8-14-9 12-1 14-9"
        fill="var(--color-amber)"
        strokeWidth="1.2"
      />
    </g>
  )
}
