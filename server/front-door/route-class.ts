/** Class of a request, by its path: limits, logs and metrics use it. */
export type RouteClass =
  | 'health'
  | 'private'
  | 'static'
  | 'studio'
  | 'site'
  | 'auth'
  | 'storage'
  | 'lake-data'
  | 'lake-upload'
  | 'lake-asset'
  | 'lake'

const CLASSES: [RegExp, RouteClass][] = [
  [/^\/healthz$/, 'health'],
  [/^\/(?:metrics|mailbox|mailbox\.json)$/, 'private'],
  [/^\/assets\//, 'static'],
  [/^\/studio(?:\/|$)/, 'studio'],
  [/^\/lake\/(?:images|files)\//, 'lake-asset'],
  [/^\/lake\/[^/]+\/assets\//, 'lake-upload'],
  [/^\/lake\/[^/]+\/data\//, 'lake-data'],
  [/^\/lake(?:\/|$)/, 'lake'],
  [/^\/supabase\/storage\//, 'storage'],
  [/^\/supabase(?:\/|$)/, 'auth'],
]

export function routeClassOf(path: string): RouteClass {
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'site'
}
