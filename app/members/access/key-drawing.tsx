import { PICK_OUTLINE, SkullFace } from '../../ui/skull-pick.tsx'

/** The key of a rank: everybody's is of iron, the Captain's of gold and bears the school's emblem. */
export function KeyDrawing({ metal }: { metal: 'iron' | 'gold' }) {
  const color = metal === 'gold' ? 'var(--color-gold)' : 'var(--color-mist)'
  return (
    <svg
      viewBox="0 0 64 132"
      aria-hidden="true"
      focusable="false"
      className="flex-none w-10 h-20.5 rotate-12"
    >
      <g stroke="var(--color-night)" strokeWidth="3" strokeLinejoin="round" fill={color}>
        <path d="M27 56h10v70H27Z" />
        <path d="M37 96h18v9H46v6h11v10H37Z" />
        <path d="M21 54h22v9H21Z" />
        {metal === 'gold' ? (
          <path d={PICK_OUTLINE} />
        ) : (
          <path
            d="M32 3a27 27 0 1 0 0 54 27 27 0 0 0 0-54Zm0 12a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z"
            fillRule="evenodd"
          />
        )}
      </g>
      {metal === 'gold' && <SkullFace color="var(--color-night)" />}
      <path
        d="M30 66v54M12 20c2-6 7-10 14-11"
        fill="none"
        stroke="var(--color-glow)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  )
}
