/** Fallback page for requests that cannot be served offline; `?desde=` holds the requested page. */
export const OFFLINE_PAGE = '/sin-conexion'
export const CAME_FROM = 'desde'

/** Files that every page needs, under the same name in every build. */
export const SHELL_FILES = ['/icons.svg', '/favicon.svg', '/icon-192.png']

/** The browser's caches: the worker fills them, and the offline page lists `copies`. */
export const CACHES = {
  /** The pages whose handles say `precache`. */
  precache: 'precache',
  /** The content pages that were seen last. */
  copies: 'copies',
  /** Built files: their names change with their content. */
  assets: 'assets',
  /** `SHELL_FILES`. */
  shell: 'shell',
  pictures: 'pictures',
} as const
