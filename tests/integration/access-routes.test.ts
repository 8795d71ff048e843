import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MembersConfig } from '../../app/members/config.ts'
import * as acceso from '../../app/routes/pages/acceso.tsx'
import * as salir from '../../app/routes/pages/salir.ts'
import type { Session } from '../../domain/session.ts'
import { type Harness, startSupabase } from './auth-harness.ts'
import { type Visits, visitsOf } from './support/visits.ts'

const SITE = 'https://school.example'

let supabase: Harness
let members: MembersConfig
let visit: Visits

beforeAll(async () => {
  supabase = await startSupabase()
  members = {
    url: supabase.url,
    publicUrl: supabase.url,
    anonKey: supabase.keys.anonKey,
    cookieSecure: true,
  }
  visit = visitsOf(members)
})
afterAll(() => supabase.stop())

function call(path: string, init: RequestInit = {}, more: Partial<AppLoadContext> = {}) {
  const context = { members, siteUrl: SITE, session: null, ...more }
  return {
    request: new Request(SITE + path, init),
    params: {},
    context: context as AppLoadContext,
  }
}

function post(path: string, fields: Record<string, string>, headers = {}) {
  return call(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

/** Signs in through the form; returns the redirect. */
async function signIn(redirectTo: string): Promise<Response> {
  const answer = await acceso.action(post('/acceso', { ...supabase.captain, redirectTo }))
  expect(answer).toBeInstanceOf(Response)
  return answer as Response
}

describe('the log-in page', () => {
  it.each([
    ['/acceso', '/travesia'],
    ['/acceso?redirectTo=/niveles%23inicial', '/niveles#inicial'],
    ['/acceso?redirectTo=//evil.example', '/travesia'],
    [`/acceso?origin=${SITE}/studio/structure`, '/studio/structure'],
    ['/acceso?origin=https://evil.example/studio', '/travesia'],
    [`/acceso?origin=${SITE}//evil.example`, '/travesia'],
  ])('%s redirects to %s', (path, redirectTo) => {
    expect(acceso.loader(call(path))).toMatchObject({ redirectTo })
  })

  it('redirects home in the language of the page', () => {
    expect(acceso.loader(call('/en/acceso'))).toMatchObject({
      redirectTo: '/en/travesia',
    })
  })

  it('redirects a member, but not in a loop with the Studio', () => {
    const session = { userId: 'u' } as Session
    const passed = acceso.loader(call('/acceso?redirectTo=/galeria', {}, { session }))
    expect(passed).toBeInstanceOf(Response)
    expect((passed as Response).headers.get('location')).toBe('/galeria')
    const studio = acceso.loader(call(`/acceso?origin=${SITE}/studio`, {}, { session }))
    expect(studio).toEqual({ redirectTo: '/studio', toStudio: true })
  })
})

describe('logging in and out', () => {
  it('sets a session cookie that scripts cannot read, and follows redirectTo', async () => {
    const answer = await signIn('/studio')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/studio')
    const setCookie = answer.headers.get('set-cookie') ?? ''
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure', 'Max-Age=2592000']) {
      expect(setCookie.split('; ')).toContain(attribute)
    }
    expect(setCookie.length).toBeLessThan(4096)

    const cookie = setCookie.split(';')[0] ?? ''
    const { session, authority } = await visit(cookie)
    expect(session).toMatchObject({ role: 'captain' })

    const out = await salir.action(call('/salir', { method: 'POST' }, { authority }))
    expect(out.headers.get('location')).toBe('/')
    expect(out.headers.get('set-cookie')).toMatch(
      /^session=;(?=.* Path=\/;)(?=.* Max-Age=0;).* Secure;/,
    )
    expect((await visit(cookie)).session).toBeNull()
  })

  it('never redirects to another site', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      expect((await signIn(to)).headers.get('location')).toBe('/travesia')
    }
  })

  it('keeps the e-mail that was typed and sets no cookie when refused', async () => {
    const answer = await acceso.action(post('/acceso', { email: 'Ana@x.es ', password: 'no' }))
    expect(answer).toMatchObject({
      data: { failure: 'invalidCredentials', typed: { email: 'Ana@x.es ' } },
      init: { status: 400 },
    })
    expect(answer).not.toHaveProperty('init.headers')
  })
})
