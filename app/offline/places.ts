import { type Language, localizedPath } from '../../domain/languages.ts'

/** The pages that work with no connection at all, by their Spanish paths. */
export const INSTRUMENTS: readonly string[] = ['/afinador', '/metronomo']

/**
 * Fallback page for requests that cannot be answered offline; `?desde=` holds the requested page.
 */
export const OFFLINE_PAGE = '/sin-conexion'
export const CAME_FROM = 'desde'

/** Pages precached in a language from the first visit in it. */
export const alwaysKept = (language: Language): string[] =>
  [...INSTRUMENTS, OFFLINE_PAGE].map((path) => localizedPath(path, language))

/** Files that every page needs, under the same name in every build. */
export const SHELL_FILES = ['/icons.svg', '/favicon.svg', '/icon-192.png']

/** The browser's caches: the worker fills them, and the page for no connection lists `copies`. */
export const CACHES = {
  /** The pages of `alwaysKept`. */
  precache: 'precache',
  /** The content pages that were seen last. */
  copies: 'copies',
  /** Built files: their names change with their content. */
  assets: 'assets',
  /** `SHELL_FILES`. */
  shell: 'shell',
  pictures: 'pictures',
} as const
