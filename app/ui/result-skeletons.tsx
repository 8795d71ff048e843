import { cx } from './cx.ts'
import { foundStyle } from './search-parts.tsx'
import { Skeleton } from './skeleton.tsx'

/** Widths of the bars in place of title and excerpt, so that no two results look alike, %. */
const RESULTS = [
  [58, 92],
  [44, 78],
  [66, 86],
] as const

/** Placeholders in the shape of search results; the caller announces the wait in words. */
export function ResultSkeletons() {
  return (
    <div aria-hidden="true" className="grid gap-1">
      {RESULTS.map(([title, excerpt]) => (
        <div key={title} className={cx(foundStyle, 'cursor-progress!')}>
          <Skeleton className="rounded-[6px_8px_5px_7px] h-[0.85em] my-[0.25em] w-24" />
          <Skeleton
            className="rounded-[6px_8px_5px_7px] h-4.5 my-1"
            style={{ width: `${title}%` }}
          />
          <Skeleton
            className="rounded-[6px_8px_5px_7px] h-[0.85em] my-[0.25em]"
            style={{ width: `${excerpt}%` }}
          />
        </div>
      ))}
    </div>
  )
}
