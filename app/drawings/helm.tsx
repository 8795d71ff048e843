import { Solid } from './solid.tsx'

const SPOKES = [45, 90, 135, 180, 225, 270, 315]

/** A ship's wheel around the origin, 190 wide. */
export function Helm({ at }: { at: string }) {
  return (
    <g transform={at}>
      <g id="hs">
        <path d="M-4 0v-54h8V0Z" fill="var(--oak-dark)" strokeWidth="2" />
        <path d="M-4-64c-5-14-3-31 4-32 7 1 9 18 4 32Z" fill="var(--oak)" strokeWidth="2" />
        <path d="M-1-88v20" stroke="var(--lit)" strokeWidth="2" />
      </g>
      {SPOKES.map((angle) => (
        <use key={angle} href="#hs" transform={`rotate(${angle})`} />
      ))}
      <g fillRule="evenodd" clipRule="evenodd">
        <Solid
          id="hr"
          d="M-66 0A66 66 0 1 0 66 0 66 66 0 1 0-66 0m17 0A49 49 0 1 0 49 0 49 49 0 1 0-49 0"
          color="var(--oak)"
          shade={7}
        />
      </g>
      <circle r="57.5" stroke="var(--color-gold)" strokeWidth="5" strokeDasharray=".1 45" />
      <Solid
        id="hh"
        d="M-18 0a18 18 0 1 0 36 0 18 18 0 1 0-36 0"
        color="var(--oak)"
        shade={6}
        light={3}
      />
      <circle r="8" fill="var(--color-gold)" strokeWidth="2" />
    </g>
  )
}
