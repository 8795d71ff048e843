/** The edge of the pick, in a square of 64. */
export const PICK_OUTLINE = 'M32 61C24 61 5 31 5 18 5 8 17 3 32 3s27 5 27 15c0 13-19 43-27 43Z'

/** Eyes, nose and teeth of the skull on it. */
export function SkullFace({ color, teeth = 2.4 }: { color: string; teeth?: number }) {
  return (
    <>
      <g fill={color}>
        <path d="M15 24c0-5 3.5-8 7.5-8s7 3 6.5 7.5-3.5 8.5-7.5 8.5S15 28.5 15 24Z" />
        <path d="M49 24c0-5-3.5-8-7.5-8s-7 3-6.5 7.5 3.5 8.5 7.5 8.5S49 28.5 49 24Z" />
        <path d="M32 32c1.5 2.5 3.5 5 3 6.5s-2 .5-3 .5-2.5 1-3-.5 1.5-4 3-6.5Z" />
      </g>
      <path
        d="M26.5 45v4.5M32 45.5V52M37.5 45v4.5"
        stroke={color}
        strokeWidth={teeth}
        strokeLinecap="round"
      />
    </>
  )
}
