import { Solid } from './solid.tsx'

/** A chest full of gold, its lid up, standing on the origin: 150 wide and 140 high. */
export function Chest({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Solid
        id="cl"
        d="M-70-78v-14c0-34 24-46 70-46s70 12 70 46v14Z"
        color="var(--oak-dark)"
        shade={13}
      >
        <path d="M-60-78c0-32 20-42 60-42s60 10 60 42Z" fill="var(--tar)" stroke="none" />
        <path d="M-40-140v66m80-66v66" strokeWidth="2" />
      </Solid>
      <circle cy="-78" r="120" fill="url(#lantern-light)" stroke="none" />
      <g strokeWidth="1.4" fill="var(--color-gold)">
        <path d="M-66-66q10-16 26-14 6-12 22-10 10-12 24-4 16-6 24 6 18-4 22 8 12 2 14 14Z" />
        <path
          d="M-50-72a9 5 0 1 0 18 0 9 5 0 1 0-18 0m24-10a9 5 0 1 0 18 0 9 5 0 1 0-18 0m26 6a9 5 0 1 0 18 0 9 5 0 1 0-18 0m24 0a9 5 0 1 0 18 0 9 5 0 1 0-18 0"
          fill="var(--moon)"
        />
      </g>
      <Solid id="cb" d="M-74-66H74L70 0H-70Z" color="var(--oak)" shade={14} light={5}>
        <path d="M-74-44H74m-148 22H74" stroke="var(--tar)" strokeWidth="1.8" />
        <path d="M-58-68h14V2h-14Zm102 0h14V2H44Z" fill="var(--cloth)" strokeWidth="1.8" />
      </Solid>
      <Solid id="cg" d="M-78-72H78v11H-78Z" color="var(--cloth)" shade={4} light={3} />
      <Solid id="ck" d="M-13-70h26v26q-13 12-26 0Z" color="var(--color-gold)" shade={5} light={3} />
      <path d="M0-60a4 4 0 0 1 2 7l2 8h-8l2-8a4 4 0 0 1 2-7" fill="var(--ink)" stroke="none" />
    </g>
  )
}
