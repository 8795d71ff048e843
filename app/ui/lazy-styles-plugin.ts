import type { Plugin } from 'vite'

const CORS_MODE = 'link.crossOrigin = ""'

/**
 * Has a lazy chunk's style sheets fetched as Remix preloads those of a route: Vite requests them in CORS mode,
 * so that a browser would fetch one that both want twice, and complain of the preload.
 *
 * @throws when Vite's helper no longer reads as it does here
 */
export function lazyStylesWithoutCors(): Plugin {
  return {
    name: 'lazy-styles-without-cors',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id !== '\0vite/preload-helper.js') return
      if (!code.includes(CORS_MODE)) throw new Error('Vite preloads style sheets in another way')
      return code.replace(CORS_MODE, `if (!isCss) ${CORS_MODE}`)
    },
  }
}
