/** A brass padlock, around (200, 260) of a drawing 400 wide: as it hangs on chests and hatches. */
export function Padlock() {
  return (
    <>
      <path
        d="M180 250v-16c0-28 40-28 40 0v16"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="17"
      />
      <path
        d="M180 250v-16c0-28 40-28 40 0v16"
        fill="none"
        stroke="var(--color-mist)"
        strokeWidth="9"
      />
      <path
        d="M166 246h68v36c0 18-14 28-34 28s-34-10-34-28Z"
        fill="var(--color-gold)"
        stroke="var(--color-night)"
        strokeWidth="4"
      />
      <path d="M172 252v28c0 10 6 18 16 21v-49Z" fill="var(--color-glow)" opacity=".6" />
      <path d="M200 264a8 8 0 0 1 5 14l4 16h-18l4-16a8 8 0 0 1 5-14Z" fill="var(--color-night)" />
    </>
  )
}
