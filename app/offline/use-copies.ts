import { useEffect, useState } from 'react'
import { CACHES } from './places.ts'

/** A page in the service worker's cache. */
export interface Copy {
  /** With its query. */
  path: string
  title: string
  /** ISO 8601. */
  cachedAt: string
}

/** The cached pages of this browser, newest first; null while they are being read. */
export function useCopies(): Copy[] | null {
  const [copies, setCopies] = useState<Copy[] | null>(null)
  useEffect(() => {
    let isGone = false
    readCopies().then((found) => {
      if (!isGone) setCopies(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  return copies
}

/** Without secure context (an address of the local network) there is no cache. */
async function readCopies(): Promise<Copy[]> {
  if (!('caches' in window) || !(await caches.has(CACHES.copies))) return []
  const cache = await caches.open(CACHES.copies)
  const copies = await Promise.all((await cache.keys()).map((key) => readCopy(cache, key)))
  return copies.sort((one, other) => other.cachedAt.localeCompare(one.cachedAt))
}

async function readCopy(cache: Cache, key: Request): Promise<Copy> {
  const { pathname, search } = new URL(key.url)
  const html = await (await cache.match(key, { ignoreVary: true }))?.text()
  const { title, documentElement } = new DOMParser().parseFromString(html ?? '', 'text/html')
  const cachedAt = documentElement.dataset.keptAt ?? ''
  return { path: decodeURI(pathname) + search, title: title || pathname, cachedAt }
}
