const FRAMES = ['first', 'second', 'third']

/** Frames of photos and videos that are on their way, for a list of such (`.own-media`). */
export function MediaSkeletons({ captioned = false }: { captioned?: boolean }) {
  return FRAMES.map((frame) => (
    <li key={frame} aria-hidden="true" className="own-medium">
      <span className="medium skeleton" />
      {captioned && (
        <span className="grid gap-2 p-3">
          <span className="skeleton skeleton-line w-3/5" />
          <span className="skeleton skeleton-line w-2/5" />
        </span>
      )}
    </li>
  ))
}
