import { useEffect, useSyncExternalStore } from 'react'

/** Time at which this document was cached, if it comes from the service worker (ISO 8601). */
const cachedAt =
  typeof document === 'undefined' ? null : (document.documentElement.dataset.keptAt ?? null)

const never = () => () => {}

/** Time at which this document was cached; null for one from the server. */
export function useCachedAt(): string | null {
  return useSyncExternalStore(
    never,
    () => cachedAt,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * True if links must load whole documents: the browser is offline, or this document comes from the
 * cache, which may be of an older build and has no session.
 */
export function useNeedsDocumentNavigation(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cachedAt !== null || !navigator.onLine,
    () => false,
  )
}

/**
 * Loads the document when its data could not be fetched: the service worker may have a copy. A
 * document that is a copy itself is not loaded again, so this ends.
 */
export function useDocumentInstead(error: unknown) {
  useEffect(() => {
    const isFailedFetch = error instanceof TypeError && !navigator.onLine
    if (isFailedFetch && cachedAt === null) window.location.reload()
  }, [error])
}
