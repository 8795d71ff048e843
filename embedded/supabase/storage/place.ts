import type { Buckets } from './buckets.ts'
import { StorageError } from './errors.ts'
import { checkObjectName } from './object-name.ts'
import type { Place } from './storage.ts'

/**
 * The bucket and object that a URL names: what follows `/object/public/` and the like.
 *
 * @param route the part of the path before it, such as `/object/public/`
 * @throws StorageError 404 `NoSuchBucket`, 400 `InvalidKey`
 */
export function placeInUrl(buckets: Buckets, url: string, route: string): Place {
  const { pathname } = new URL(url)
  const start = pathname.indexOf(route) + route.length
  const [bucket = '', ...name] = decode(pathname.slice(start)).split('/')
  return { bucket: buckets.find(bucket), name: checkObjectName(name.join('/')) }
}

/** `bucket/name`, as signed URLs name an object. */
export function pathOfPlace({ bucket, name }: Place): string {
  return `${bucket.id}/${name}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${path.slice(0, 100)}`)
  }
}
