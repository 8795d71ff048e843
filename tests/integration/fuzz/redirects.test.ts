import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirect } from '../../../domain/safe-redirect.ts'
import { createRedirects } from '../../../embedded/supabase/auth/redirects.ts'
import { hostileText, options, TIMEOUT_MS } from './cases.ts'

// Redirect targets after logging in or from a mail: all stay on the site.

const SITE = 'https://escuela.example'
const ALLOWED = 'https://app.example/back'

const part = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '/\\',
      'http:',
      'https://',
      'javascript:',
      'data:',
      '@',
      ':',
      '#',
      '?',
      '\t',
    ],
    ...[
      '\n',
      '%2f',
      '%5c',
      '%09',
      'escuela.example',
      'evil.example',
      'app.example/back',
      'cuenta',
      '.',
    ],
    ...[SITE, ALLOWED, `${SITE}.evil.example`, `${SITE}@evil.example`],
  ),
)
const wanted = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))

it(
  'redirects after logging in stay on the site',
  () => {
    fc.assert(
      fc.property(wanted, (place) => {
        const target = new URL(safeRedirect(place, '/'), SITE)
        expect(target.origin).toBe(SITE)
      }),
      options,
    )
  },
  TIMEOUT_MS,
)

it(
  'links of mails lead to the site or to what the host allowed',
  () => {
    const redirectTo = createRedirects(SITE, [ALLOWED])
    fc.assert(
      fc.property(wanted, (place) => {
        const { origin, pathname, username } = new URL(redirectTo(place))
        expect(username).toBe('')
        if (origin === SITE) return
        expect(origin).toBe('https://app.example')
        expect(pathname === '/back' || pathname.startsWith('/back/')).toBe(true)
      }),
      options,
    )
  },
  TIMEOUT_MS,
)
