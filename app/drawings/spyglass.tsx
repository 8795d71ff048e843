import { Solid } from './solid.tsx'

/** A spyglass on its three legs, standing on the origin and looking to the upper right: 130 high. */
export function Spyglass({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M0-92-36 0M0-92 4 2M0-92 40 0" strokeWidth="9" />
      <path d="M0-92-36 0M0-92 4 2M0-92 40 0" stroke="var(--oak)" strokeWidth="4.6" />
      <g transform="translate(0 -100)rotate(-14)">
        <Solid id="s1" d="M-74-7h36V9h-36Z" color="var(--oak)" shade={5} light={3} />
        <Solid id="s2" d="M-40-11H6v24h-46Z" color="var(--oak-dark)" shade={7} light={3} />
        <Solid id="s3" d="M4-16h58v34H4Z" color="var(--cloth)" shade={9} light={4} />
        <path
          d="M-80-8h8v18h-8Zm36-5h8v28h-8ZM0-19h9v40H0Zm56 0h10v40H56Z"
          fill="var(--color-gold)"
          strokeWidth="1.8"
        />
      </g>
    </g>
  )
}
