import { Skeleton } from '../../ui/skeleton.tsx'

const FRAMES = ['first', 'second', 'third']

/** Placeholders of photos and videos that are loading, for a list of such (`.own-media`). */
export function MediaSkeletons({ captioned = false }: { captioned?: boolean }) {
  return FRAMES.map((frame) => (
    <li
      key={frame}
      aria-hidden="true"
      className="flex flex-col overflow-hidden wrap-anywhere border-3 border-rope/50 rounded-[12px_15px_11px_14px] bg-(--shoal)"
    >
      <Skeleton className="aspect-4/3 w-full" />
      {captioned && (
        <span className="grid gap-2 p-3">
          <Skeleton className="rounded-[6px_8px_5px_7px] h-[0.85em] my-[0.25em] w-3/5" />
          <Skeleton className="rounded-[6px_8px_5px_7px] h-[0.85em] my-[0.25em] w-2/5" />
        </span>
      )}
    </li>
  ))
}
