import { Solid } from './solid.tsx'

const SAIL = 'M-32 0Q0-3 32 0c13 20 12 36 2 49Q5 37-34 49c12-15 10-32 2-49'

/** A three-master under full sail, far away: her waterline at the origin, 250 wide. */
export function FarShip({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        d="m-100-47 37-113 60-23 60 32 72 86M-63-160l29 126m31-149L-34-34m31-149L34-34m23-117L34-34m23-117 29 115"
        strokeWidth="1.4"
      />
      <path d="M-64-166h3l2 140h-7Zm60-26h3l2 160h-7Zm60 34h3l2 132h-7Z" fill="var(--oak-deep)" />
      <path d="m76-40 58-30" strokeWidth="7" />
      <path d="m76-41 58-29" stroke="var(--oak)" strokeWidth="3.5" />
      <path
        d="M-62-168c-8-6-13 3-25-3l4-8c9 5 14-3 21 1Zm60-23c-8-6-13 3-25-3l4-8c9 5 14-3 21 1Zm60 32c-8-6-13 3-25-3l4-8c9 5 14-3 21 1Z"
        fill="var(--color-sunset)"
        strokeWidth="1.6"
      />
      <g id="sf" transform="translate(-62 -152)">
        <Solid id="sp" d={SAIL} color="var(--sail)" shade={9} light={3}>
          <path d="M-12 4q7 18 0 36m24-36q7 18 1 36" stroke="var(--tan)" strokeWidth="1.5" />
        </Solid>
        <path d="M-36-1h72" stroke="var(--oak-deep)" strokeWidth="5" />
      </g>
      <use href="#sf" transform="translate(6 42)scale(1.25 1)" />
      <use href="#sf" transform="translate(76.6 -8)scale(1.2 1.05)" />
      <use href="#sf" transform="translate(91.4 42)scale(1.44 1.05)" />
      <use href="#sf" transform="translate(118 3)scale(.98 1)" />
      <use href="#sf" transform="translate(128 48)scale(1.16 1)" />
      <path d="m134-72-48 24q14-22 14-50Z" fill="var(--sail)" />
      <Solid
        id="sh"
        d="m-110-58 43 3 5 21 117 2 6-12 31 2c-2 26-13 48-26 56h-152c-15-15-22-45-24-72Z"
        color="var(--oak-dark)"
        shade={13}
        light={4}
      >
        <path d="m-100-16 44 3H92M-94-2l40 3h140" stroke="var(--tar)" strokeWidth="2" />
      </Solid>
      <path d="m-108-50 41 3 5 10 117 1 6-6" stroke="var(--color-gold)" strokeWidth="3.4" />
      <path
        d="M-100-44h7v8h-7Zm12 1h7v8h-7Zm58 22h8v7h-8Zm22 0h8v7h-8Zm22 0h8v7h-8Zm22 0h8v7h-8Zm22 0h8v7h-8Z"
        fill="var(--color-gold)"
        strokeWidth="1.2"
      />
    </g>
  )
}
