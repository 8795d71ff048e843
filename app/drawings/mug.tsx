import { Solid } from './solid.tsx'

/** A wooden mug with its foam, standing on the origin. */
export function Mug({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M16-30c18-4 18 24 0 20" strokeWidth="8" />
      <path d="M16-30c18-4 18 24 0 20" stroke="var(--oak)" strokeWidth="4" />
      <Solid id="mg" d="M-17-38h34V0q-17 7-34 0Z" color="var(--oak)" shade={8} light={4}>
        <path d="M-6-38V4M6-38V4" stroke="var(--tar)" strokeWidth="1.4" />
        <path d="M-18-26q18 6 36 0m-36 16q18 6 36 0" stroke="var(--color-gold)" strokeWidth="3.4" />
      </Solid>
      <path
        d="M-19-36c-6-10 6-16 10-10 4-9 14-8 15 0 8-5 18 2 12 11q-18 8-37-1Z"
        fill="var(--color-foam)"
        strokeWidth="1.8"
      />
    </g>
  )
}
