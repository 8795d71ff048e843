import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../app/members/access/sign-in.server.ts'
import { sendRecovery, signUp } from '../../app/members/access/sign-up.server.ts'
import { handleAccountForm } from '../../app/members/account/handle-form.server.ts'
import type { MembersConfig } from '../../app/members/config.ts'
import * as enlace from '../../app/routes/pages/acceso_.enlace.tsx'
import type { Session } from '../../domain/session.ts'
import { type Harness, startSupabase } from './auth-harness.ts'
import { type Visits, visitsOf } from './support/visits.ts'

let supabase: Harness
let members: MembersConfig
let siteUrl: string
let visits: Visits
beforeAll(async () => {
  supabase = await startSupabase({ confirmEmail: true })
  const { url, keys } = supabase
  members = { url, publicUrl: url, cookieSecure: false, ...keys }
  siteUrl = new URL(url).origin
  visits = visitsOf(members)
})
beforeEach(() => {
  supabase.clock.offsetMs = 0
})
afterEach(() => expect(supabase.log).toEqual([]))
afterAll(() => supabase.stop())

const mail = () => ({ siteUrl, language: 'es' as const })
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const linkTo = async (email: string) => {
  const [newest] = await supabase.mails(email)
  return /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0] ?? ''
}

/** A dataset without lessons: a new member begins in the member's home. */
const content = { fetch: async () => null } as unknown as AppLoadContext['content']

/** A browser with its cookies, at the page that mails lead to. */
function browser() {
  const jar = new Map<string, string>()
  const keep = (setCookies: string[]) => {
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const session = async () => {
    const { session } = await visits(cookie())
    if (session === 'unknown') throw new Error('The backend cannot be asked')
    return session
  }
  const call = async (url: string, init: RequestInit = {}) => {
    const { session, authority, members } = await visits(cookie())
    return {
      request: new Request(url, { ...init, headers: { cookie: cookie() } }),
      context: { session, authority, members, siteUrl, content } as AppLoadContext,
      params: {},
    }
  }
  const seen = (answer: unknown) => {
    if (!(answer instanceof Response)) return answer
    keep(answer.headers.getSetCookie())
    return answer.headers.get('location')
  }
  return {
    keep,
    cookie,
    session,
    /** Follows the redirects of a mail's link to the page, and returns its data or its redirect. */
    async open(link: string) {
      const answer = await fetch(link, { redirect: 'manual' })
      return this.visit(answer.headers.get('location') ?? '')
    },
    async visit(url: string) {
      return seen(await enlace.loader(await call(url)))
    },
    async send(fields: Record<string, string>) {
      return seen(
        await enlace.action(await call(siteUrl, { method: 'POST', body: formOf(fields) })),
      )
    },
  }
}

async function signedUp(by = browser()) {
  const member = { email: `${randomUUID()}@mar.test`, password: randomUUID() }
  const result = await signUp(members, formOf({ name: 'Ana', ...member }), mail())
  if (!('mailSent' in result)) throw new Error('No mail was sent')
  expect(result.setCookie).toMatch(/^mail-proof=.+; HttpOnly; SameSite=Lax$/)
  by.keep([result.setCookie])
  return { member, by }
}

/** A member, and a browser that requested a new password. */
async function forgetful() {
  const { member, by } = await signedUp()
  await by.open(await linkTo(member.email))
  const other = browser()
  const result = await sendRecovery(members, formOf({ email: member.email }), mail())
  if (!('setCookie' in result)) throw new Error('No mail was sent')
  other.keep([result.setCookie])
  return { member, by: other }
}

describe('in the browser that requested the mail', () => {
  it('a new member is signed in', async () => {
    const { member, by } = await signedUp()
    expect(await by.open(await linkTo(member.email))).toBe('/travesia')
    expect(await by.session()).toMatchObject({ email: member.email, name: 'Ana' })
    expect(await signIn(members, formOf(member))).toHaveProperty('tokens')
  })

  it('a new password can be chosen, and the link works once', async () => {
    const { member, by } = await forgetful()
    const link = await linkTo(member.email)
    expect(await by.open(link)).toBe('/cuenta?clave#clave')
    expect(await by.session()).toMatchObject({ email: member.email, signedInByMail: true })
    expect(await by.open(link)).toMatchObject({ state: 'failed', error: 'linkExpired' })
  })

  it('another address becomes the account’s once both mailboxes have confirmed', async () => {
    const { member, by } = await signedUp()
    await by.open(await linkTo(member.email))
    const next = `nueva.${member.email}`
    const request = new Request(`${siteUrl}/cuenta`, {
      method: 'POST',
      body: formOf({ intent: 'email', email: next, password: member.password }),
    })
    const context = { ...(await visits(by.cookie())), siteUrl }
    const handled = await handleAccountForm(request, (await by.session()) as Session, context)
    expect(handled.answer).toMatchObject({ done: true })
    by.keep([handled.setCookie ?? ''])
    expect(await by.open(await linkTo(next))).toEqual({ state: 'otherMailbox' })
    expect(await by.open(await linkTo(member.email))).toBe('/cuenta?bienvenida')
    expect(await by.session()).toMatchObject({ email: next })
  })
})

describe('in another browser', () => {
  it('the visitor sees the account, and confirms by a form', async () => {
    const { member } = await forgetful()
    const phone = browser()
    const page = await phone.open(await linkTo(member.email))
    expect(page).toMatchObject({ state: 'ask', link: { email: member.email }, current: null })
    expect(await phone.session()).toBeNull()
    const { link } = page as { link: Record<string, string> }
    expect(await phone.send(link)).toBe('/cuenta?clave#clave')
    expect(await phone.session()).toMatchObject({ email: member.email })
    expect(await phone.send(link)).toMatchObject({ data: { error: 'linkExpired' } })
  })

  it('a new member’s address is confirmed, with the password that was chosen', async () => {
    const { member } = await signedUp()
    const page = await browser().open(await linkTo(member.email))
    expect(page).toMatchObject({ state: 'ask', link: { email: member.email, type: 'signup' } })
    expect(await signIn(members, formOf(member))).toHaveProperty('tokens')
  })

  it('an attacker’s link does not replace the session', async () => {
    const { member: victim, by } = await signedUp()
    await by.open(await linkTo(victim.email))
    const { member: attacker } = await forgetful()
    const page = await by.open(await linkTo(attacker.email))
    const asked = { state: 'ask', link: { email: attacker.email }, current: victim.email }
    expect(page).toMatchObject(asked)
    expect(await by.session()).toMatchObject({ email: victim.email })
  })

  it('an attacker’s link that names the visitor’s account is refused', async () => {
    const { member: victim, by } = await signedUp()
    await by.open(await linkTo(victim.email))
    const { member: attacker } = await forgetful()
    const { link } = (await browser().open(await linkTo(attacker.email))) as {
      link: Record<string, string>
    }
    const forged = { ...link, email: victim.email }
    expect(await by.send(forged)).toMatchObject({ data: { error: 'linkExpired' } })
    expect(await by.session()).toMatchObject({ email: victim.email })
  })

  it('an attacker’s session or code in the URL is ignored', async () => {
    const { member: victim, by } = await signedUp()
    await by.open(await linkTo(victim.email))
    const { member: attacker } = await signedUp()
    const answer = await fetch(await linkTo(attacker.email), { redirect: 'manual' })
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect(code).not.toBe('')
    // With a proof of its own, too, but not that of the attacker's mail.
    const asked = await sendRecovery(members, formOf({ email: victim.email }), mail())
    by.keep(['setCookie' in asked ? asked.setCookie : ''])
    for (const address of [`?code=${code}`, '#access_token=x&refresh_token=y', '']) {
      const page = await by.visit(`${siteUrl}/acceso/enlace${address}`)
      expect(page).toMatchObject({ state: 'failed' })
      expect(await by.session()).toMatchObject({ email: victim.email })
    }
  })
})
