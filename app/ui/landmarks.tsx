import type { ReactNode } from 'react'

const paper = 'var(--color-vellum)'
const gold = 'var(--color-gold)'
const amber = 'var(--color-amber)'
const sunset = 'var(--color-sunset)'
const blue = 'var(--color-midnight)'
const rope = 'var(--color-rope)'
const sepia = 'var(--color-sepia)'

/**
 * Landmark of each island, around the island's centre: 120 units wide at most, feet at about y =
 * 10, light from the upper left.
 */
export const landmarks = {
  peaks: (
    <>
      <path d="m-46 10 20-30 20 30Z" fill={rope} />
      <path d="m-16 10 26-52 28 52Z" fill={amber} />
      <path d="m10-42 28 52H18L8-8Z" fill={sepia} opacity=".35" stroke="none" />
      <path d="m1-24 9-18 10 19-6 5-5-4-4 5Z" fill={paper} />
      <path d="M10-42v-14" fill="none" />
      <path d="M10-56c8-4 10 4 18 0v9c-8 4-10-4-18 0Z" fill={sunset} />
    </>
  ),
  palm: (
    <>
      <path d="M-4 10c4-14 6-26 2-42l5-1c6 16 5 30 3 43Z" fill={amber} />
      <path d="M0-33c-8-14-26-14-32-2 10-5 18-4 24 1-10 0-18 6-18 16 6-9 14-12 24-12" fill={blue} />
      <path d="M0-33c6-16 26-18 34-6-10-4-18-2-24 4 10-1 20 4 22 14-8-8-18-10-30-9" fill={blue} />
      <path d="M0-33c-4-10 2-20 12-22-4 6-6 12-6 20" fill={blue} />
      <path d="M28 6V-16l14-4V2" fill="none" strokeWidth="2.6" />
      <ellipse cx="24" cy="6" rx="5" ry="3.6" fill={sunset} />
      <ellipse cx="38" cy="2" rx="5" ry="3.6" fill={sunset} />
    </>
  ),
  pennants: (
    <>
      <path d="M-34 10v-40M-4 10v-56M26 10v-36" fill="none" strokeWidth="2.6" />
      <path d="M-34-30c10-5 14 5 26 0l-5 8 5 8c-12 5-16-5-26 0Z" fill={sunset} />
      <path d="M-4-46c12-6 16 6 30 0l-6 9 6 9c-14 6-18-6-30 0Z" fill={gold} />
      <path d="M26-26c10-4 12 4 22 0l-4 7 4 7c-10 4-12-4-22 0Z" fill={blue} />
    </>
  ),
  volcano: (
    <>
      <path d="m-42 10 26-42c8 5 18 5 28 0L42 10Z" fill={sepia} />
      <path d="m-42 10 26-42c3 3 7 4 10 4L-20 10Z" fill={amber} stroke="none" />
      <path d="M-16-32c8 6 20 6 28 0-6-6-22-6-28 0Z" fill={sunset} />
      <path
        d="M-6-28c0 10 4 12 2 22M6-28c2 8-2 12 2 18"
        fill="none"
        stroke={sunset}
        strokeWidth="3"
      />
      <path d="M4-64-10-44h9l-4 16 16-22H2Z" fill={gold} />
    </>
  ),
  windmill: (
    <>
      <path d="m-13 10 4-36h18l4 36Z" fill={paper} />
      <path d="m3-26h6l4 36H5Z" fill={rope} stroke="none" />
      <path d="M-12-25c2-16 22-16 24 0Z" fill={blue} />
      <path d="M-4 10V-3c0-5 8-5 8 0v13" fill={sepia} />
      <g fill={gold}>
        <path d="m-2-30-24-18 7-9 22 24ZM2-24l24 18-7 9-22-24Z" />
        <path d="m3-30 18-24 9 7-24 22ZM-3-24l-18 24-9-7 24-22Z" />
      </g>
      <circle cy="-27" r="3.4" fill={sunset} />
      <path d="M24 10v-8m8 8V0m8 10V2M20 4h24" fill="none" strokeWidth="1.4" />
    </>
  ),
  pines: (
    <>
      <path d="M-28 10v-8M2 10V0M30 10V3" fill="none" strokeWidth="4" />
      <path d="m-28-34 14 22h-7l11 16h-36l11-16h-7Z" fill={blue} />
      <path d="m2-54 18 28h-9L24 0h-44l13-26h-9Z" fill={blue} />
      <path d="m2-54 18 28h-9L24 0H8Z" fill="var(--color-night)" opacity=".4" stroke="none" />
      <path d="m30-30 12 18h-6L46 4H14l10-16h-6Z" fill={blue} />
    </>
  ),
  easel: (
    <>
      <path d="M-16 12-4-46M18 12 6-46M1-46V10" fill="none" strokeWidth="3" stroke={sepia} />
      <path d="M-30-42h62v38h-62Z" fill={gold} />
      <path d="M-24-36h50v26h-50Z" fill={blue} strokeWidth="1.2" />
      <circle cx="10" cy="-26" r="6" fill={paper} stroke="none" />
      <path d="M-24-18c8-5 12 3 20 0s14-4 30 0v8h-50Z" fill={sunset} strokeWidth="1.2" />
    </>
  ),
  stall: (
    <>
      <path d="M-32 10v-30M30 10v-30" fill="none" strokeWidth="3" />
      <path d="M-36-6h70v16h-70Z" fill={amber} />
      <path d="M-36-6h70v5h-70Z" fill={rope} strokeWidth="1.2" />
      <path d="m-34-42h66l8 20h-82Z" fill={paper} />
      <path d="m-21-42-7 20h14l5-20Zm25 0 1 20H19l-3-20Z" fill={sunset} strokeWidth="1.2" />
      <path
        d="M-42-22c0 8 13 8 14 0 1 8 13 8 14 0 1 8 18 8 19 0 1 8 13 8 14 0 2 8 21 8 21 0Z"
        fill={gold}
      />
      <circle cx="-18" cy="-11" r="4.5" fill={sunset} />
      <circle cx="-7" cy="-11" r="4.5" fill={gold} />
      <path d="M10-6v-10h12v10Z" fill={blue} />
    </>
  ),
  tavern: (
    <>
      <path d="M14-44v-12h9v20Z" fill={sepia} />
      <path d="M19-60c-6-4 2-8-3-13M25-62c-4-4 3-7 0-11" fill="none" strokeWidth="1.4" />
      <path d="M-28 10v-30h56v30Z" fill={paper} />
      <path d="M14 10v-30h14v30Z" fill={rope} stroke="none" />
      <path d="m-38-18 18-30h36l22 30Z" fill={sunset} />
      <path d="m16-48 22 30H24L8-48Z" fill={sepia} opacity=".3" stroke="none" />
      <path d="M-8 10V-6c0-7 13-7 13 0v16" fill={sepia} />
      <path d="M-22-12h9v9h-9Zm32 0h9v9h-9Z" fill={gold} />
      <path d="M-44 10v-17h6" fill="none" />
      <path d="M-41-4h7v8h-7Z" fill={gold} />
    </>
  ),
  lighthouse: (
    <>
      <path d="m-2-46-46-10v18ZM4-46l46-10v18Z" fill={gold} opacity=".55" stroke="none" />
      <path d="m-13 10 6-46H9l6 46Z" fill={paper} />
      <path d="M3-36h6l6 46H6Z" fill={rope} stroke="none" />
      <path d="m-10.5-10 1.5-11h20l1.5 11ZM-13 10l1.5-11h25L15 10Z" fill={sunset} />
      <path d="M-8-36v-14H10v14Z" fill={gold} />
      <path d="M-11-50C-8-60 10-60 13-50ZM1-58v-6" fill={blue} />
      <path d="M-12-36h26" fill="none" strokeWidth="3" />
    </>
  ),
  chest: (
    <>
      <path d="M-32-12c0-26 64-26 64 0Z" fill={amber} />
      <path d="M-32-12h64l-6-8h-52Z" fill="var(--color-night)" />
      <path d="M-28-14c4-8 9-3 13-6 5-5 9 1 14-2 6-4 9 3 14 0 6-2 10 2 14 8Z" fill={gold} />
      <path d="M-34-14h68v24h-68Z" fill={amber} />
      <path d="M8-14h26v24H8Z" fill={sepia} opacity=".3" stroke="none" />
      <path d="M-24-14h8v24h-8Zm40 0h8v24h-8Z" fill={gold} />
      <path d="M-6-16H6v14c0 5-12 5-12 0Z" fill={gold} />
      <path d="M0-9v4" fill="none" strokeWidth="2.6" />
      <path
        d="m-46-34 3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4 6-1Zm88-8 2 5 5 1-4 3 1 5-4-2-5 2 1-5-4-3 6-1Z"
        fill={paper}
        strokeWidth="1.2"
      />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Landmark = keyof typeof landmarks
