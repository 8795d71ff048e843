import { Bottle } from '../notices/bottle.tsx'
import { SeaStrings } from '../ui/sea-strings.tsx'

/** A bottle adrift on a calm sea, under the moon. */
export function Becalmed() {
  return (
    <div className="becalmed-scene" aria-hidden="true">
      <svg viewBox="0 0 120 120" className="becalmed-moon" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="58" fill="var(--color-glow)" opacity=".08" />
        <circle cx="60" cy="60" r="44" fill="var(--color-glow)" opacity=".1" />
        <circle cx="60" cy="60" r="30" fill="var(--color-glow)" />
        <path
          d="M50 46c6-4 14-3 17 2s-4 8-10 8-12-6-7-10ZM66 70c5-2 10 0 10 4s-6 6-10 4-5-6 0-8Z"
          fill="var(--color-amber)"
          opacity=".25"
        />
      </svg>
      <SeaStrings part="far" />
      <div className="becalmed-bottle">
        <Bottle />
      </div>
      <SeaStrings part="near" />
    </div>
  )
}
