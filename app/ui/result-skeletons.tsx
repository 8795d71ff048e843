/** Widths of the bars that stand for title and excerpt, so that no two results look alike, %. */
const RESULTS = [
  [58, 92],
  [44, 78],
  [66, 86],
] as const

/** Search results on their way, in their shape; whoever shows them says so in words, too. */
export function ResultSkeletons() {
  return (
    <div aria-hidden="true" className="result-skeletons">
      {RESULTS.map(([title, excerpt]) => (
        <div key={title} className="search-result">
          <span className="skeleton skeleton-line w-24" />
          <span className="skeleton skeleton-title" style={{ width: `${title}%` }} />
          <span className="skeleton skeleton-line" style={{ width: `${excerpt}%` }} />
        </div>
      ))}
    </div>
  )
}
