import { createHash } from 'node:crypto'
import type { Config } from './config.ts'

/** Headers of every response. The microphone stays open to our own pages: the tuner needs it. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Those, and what goes with a site that is served over TLS. */
export function commonHeaders({ siteUrl }: Config): Record<string, string> {
  const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  return { ...COMMON_HEADERS, ...(siteUrl.startsWith('https:') && hsts) }
}

const SANITY_HOSTS = 'https://*.sanity.io wss://*.sanity.io'

/**
 * Content Security Policy of the site's pages.
 *
 * @param scripts which inline scripts may run: `'nonce-…'` or `'sha256-…'` sources
 */
export function sitePolicy(config: Config, scripts: string[]): string {
  const assets = config.sanity.hosted ? ['https://cdn.sanity.io'] : []
  const backend = config.supabase.hosted ? [new URL(config.supabase.url).origin] : []
  const sockets = backend.map((origin) => origin.replace(/^http/, 'ws'))
  return policy({
    'script-src': ["'self'", ...scripts],
    // Radix and React set style attributes and elements; styles cannot run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assets, ...backend],
    'media-src': ["'self'", 'blob:', ...assets, ...backend],
    'connect-src': ["'self'", ...backend, ...sockets],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'frame-ancestors': ["'self'"],
  })
}

/** Content Security Policy of the Studio: nothing leaves this machine unless Sanity hosts the content. */
export function studioPolicy(config: Config): string {
  const hosts = config.sanity.hosted ? [SANITY_HOSTS] : []
  return policy({
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts],
    'media-src': ["'self'", 'blob:', ...hosts],
    'connect-src': ["'self'", ...hosts],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

function policy(directives: Record<string, string[]>): string {
  const all = {
    'default-src': ["'self'"],
    'font-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    ...directives,
  }
  return Object.entries(all)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * Sources that allow a rendered page's own inline scripts, so that the page can be cached and
 * served again. Only scripts with the nonce of this rendering count: injected markup does not know
 * it.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of scripts) {
    if (!source || !attributes.includes(`nonce="${nonce}"`)) continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}
