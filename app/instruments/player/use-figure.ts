import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The interface that others rely on: the beat that sounds, in quarters (docs/architecture.md). */
export function useBeatOnFigure(region: RefObject<HTMLElement | null>, beat: number | undefined) {
  useLayoutEffect(() => {
    const figure = region.current?.closest('figure')
    if (!figure || beat === undefined) return
    figure.dataset.playing = String(beat)
    return () => {
      delete figure.dataset.playing
    }
  }, [region, beat])
}

/** The focus stood on the button that this replaces; what it was pressed for happens at once. */
export function useFirstReach(region: RefObject<HTMLElement | null>, begin?: () => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    focusOn(region.current)
    begin?.()
  })
}

/** Without scrolling to what is in sight. */
export const focusOn = (region: HTMLElement | null) =>
  region?.querySelector('button')?.focus({ preventScroll: true })
