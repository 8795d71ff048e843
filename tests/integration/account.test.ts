import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, describe, expect, it } from 'vitest'
import { takeSecondStep } from '../../app/members/access/second-step.server.ts'
import { signIn } from '../../app/members/access/sign-in.server.ts'
import { deleteAccount } from '../../app/members/account/deletion.server.ts'
import { handleAccountForm } from '../../app/members/account/handle-form.server.ts'
import {
  createSessionCookie,
  type SessionTokens,
} from '../../app/members/session/session-cookie.server.ts'
import * as sesion from '../../app/routes/resources/sesion.ts'
import type { Session } from '../../domain/session.ts'
import { type Backend, isHosted } from './support/backend.ts'
import { credentialsOf, formOf, startMembers } from './support/browsers.ts'

const { backend, members, visit, browserOf, browserWith } = await startMembers()
afterAll(() => backend.stop())

describe('the account page', () => {
  it('changes the name, which the next page shows', async () => {
    const browser = await browserOf(await backend.member())
    expect((await browser.session())?.name).not.toBe('Ana Bonny')
    expect(await browser.send('profile', { name: ' Ana Bonny ' })).toMatchObject({
      answer: { done: true },
    })
    expect((await browser.session())?.name).toBe('Ana Bonny')
  })

  it('changes the password only with the old one', async () => {
    const member = await backend.member()
    const browser = await browserOf(member)
    const newPassword = randomUUID()
    const wrong = await browser.send('password', { password: 'no es esta', newPassword })
    expect(wrong.answer).toMatchObject({ refusal: { problems: { password: 'passwordWrong' } } })
    const short = await browser.send('password', { password: member.password, newPassword: 'x' })
    expect(short.answer).toMatchObject({
      refusal: { problems: { newPassword: 'passwordShort' } },
    })
    const right = await browser.send('password', { password: member.password, newPassword })
    expect(right.answer).toMatchObject({ done: true })
    expect(await signIn(members, credentialsOf(member))).toMatchObject({
      failure: 'invalidCredentials',
    })
    expect((await browserOf({ ...member, password: newPassword })).secondStep).toBe(false)
  })

  it.skipIf(isHosted)(
    'mails a code to a member who signed in by mail more than an hour ago',
    async () => {
      const embedded = backend.embedded as NonNullable<Backend['embedded']>
      const member = await backend.member()
      const newPassword = randomUUID()
      const mailed = async () =>
        (await embedded.mails(member.email))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''
      const own = backend.client()
      await own.auth.signInWithOtp({ email: member.email })
      await own.auth.verifyOtp({ email: member.email, token: await mailed(), type: 'email' })
      embedded.clock.offsetMs += 61 * 60 * 1000
      try {
        const { data } = await own.auth.refreshSession()
        const browser = await browserWith(data.session as SessionTokens)
        const send = async (fields: Record<string, string>) =>
          (await browser.send('password', { newPassword, ...fields })).answer

        expect(await send({})).toMatchObject({
          refusal: { problems: { nonce: 'codeMailed' }, typed: { nonce: '' } },
        })
        expect(await send({ nonce: '000 000' })).toMatchObject({
          refusal: { problems: { nonce: 'mailedCodeWrong' }, typed: { nonce: '000 000' } },
        })
        const code = await mailed()
        expect(await send({ nonce: code, newPassword: 'x' })).toMatchObject({
          refusal: { problems: { newPassword: 'passwordShort' }, typed: { nonce: code } },
        })
        expect(await send({ nonce: code })).toMatchObject({ done: true })
        await browserOf({ ...member, password: newPassword })
      } finally {
        embedded.clock.offsetMs = 0
      }
    },
  )

  it.each([
    ['password', 'passwordCommon'],
    ['Ferrari2026!', 'passwordCommon'],
    ['          ', 'passwordBlank'],
    ['Escuela Pirata 1', 'passwordOwn'],
  ])('refuses the new password %j', async (newPassword, error) => {
    const member = await backend.member()
    const browser = await browserOf(member)
    const { answer } = await browser.send('password', { password: member.password, newPassword })
    expect(answer).toMatchObject({ refusal: { problems: { newPassword: error } } })
  })

  it.each(['email', 'others', 'everywhere', 'enroll', 'unenroll', 'delete'])(
    'requires the password for: %s',
    async (intent) => {
      const member = await backend.member()
      const browser = await browserOf(member)
      const fields = { email: `nueva.${member.email}`, sure: 'on' }
      for (const [given, error] of [
        [{}, 'passwordRequired'],
        [{ password: 'no es esta' }, 'passwordWrong'],
      ] as const) {
        const { answer } = await browser.send(intent, { ...fields, ...given })
        expect(answer).toMatchObject({ intent, refusal: { problems: { password: error } } })
      }
      const { data } = await member.client.auth.getUser()
      expect(data.user).toMatchObject({ email: member.email })
      expect(data.user?.new_email).toBeUndefined()
      expect(data.user?.factors ?? []).toEqual([])
    },
  )

  it('counts wrong passwords by member and address, and blocks no other', async () => {
    const [victim, other] = [await backend.member(), await backend.member()]
    const thief = await browserOf(victim)
    const from = '192.0.2.66'
    const guess = () => thief.send('others', { password: 'no es esta' }, from)
    await Promise.all(Array.from({ length: 35 }, guess))
    const refused = { answer: { refusal: { problems: { password: 'tooManyAttempts' } } } }
    expect(await guess()).toMatchObject(refused)

    const elsewhere = '192.0.2.77'
    const own = await thief.send('others', { password: victim.password }, elsewhere)
    expect(own.answer).toMatchObject({ done: true })
    const neighbour = await browserOf(other)
    const same = await neighbour.send('others', { password: other.password }, from)
    expect(same.answer).toMatchObject({ done: true })
  }, 180_000)

  it('logs out everywhere, here too', async () => {
    const member = await backend.member()
    const [here, there] = [await browserOf(member), await browserOf(member)]
    const done = await here.send('everywhere', { password: member.password })
    expect(done).toMatchObject({ gone: true, setCookie: expect.stringMatching(/^session=;/) })
    for (const { tokens } of [here, there]) {
      expect((await backend.client().auth.setSession(tokens)).error).not.toBeNull()
    }
  })

  it('reports that the metadata is full', async () => {
    const member = await backend.member()
    await member.client.auth.updateUser({ data: { about: 'a'.repeat(16_350) } })
    const browser = await browserOf(member)
    const { answer } = await browser.send('profile', { name: 'Ana '.repeat(15) })
    expect(answer).toMatchObject({ refusal: { problems: { name: 'dataTooLarge' } } })
    const { answer: long } = await browser.send('profile', { name: 'a'.repeat(81) })
    expect(long).toMatchObject({ refusal: { problems: { name: 'nameLong' } } })
  })

  it('ends the other sessions and keeps its own', async () => {
    const member = await backend.member()
    const here = await browserOf(member)
    const there = await browserOf(member)
    expect((await here.send('others', { password: member.password })).answer).toMatchObject({
      done: true,
    })
    expect(await here.session()).not.toBeNull()
    const { error } = await backend.client().auth.setSession(there.tokens)
    expect(error).not.toBeNull()
  })

  it('deletes the account with its files, and only by its password', async () => {
    const member = await backend.member()
    const browser = await browserOf(member)
    const path = `${member.id}/1-a.png`
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const files = ['media', 'practice'] as const
    for (const bucket of files) {
      const options = { contentType: 'image/png' }
      const uploaded = await member.client.storage.from(bucket).upload(path, png, options)
      expect(uploaded.error).toBeNull()
    }
    const session = (await browser.session()) as Session
    const attempt = (fields: Record<string, string>) =>
      deleteAccount(formOf(fields), session, members)
    expect(await attempt({ password: 'otra', sure: 'on' })).toMatchObject({
      problems: { password: 'passwordWrong' },
    })
    expect(await attempt({ password: member.password })).toMatchObject({
      problems: { sure: 'confirmRequired' },
    })
    expect(await attempt({ password: member.password, sure: 'on' })).toBeNull()
    expect(await signIn(members, credentialsOf(member))).toMatchObject({
      failure: 'invalidCredentials',
    })
    for (const bucket of files) {
      const { data } = await backend.admin.storage.from(bucket).list(member.id)
      expect(data).toEqual([])
    }
  })

  it('deletes nested folders, also after an aborted try', async () => {
    const member = await backend.member()
    const session = (await (await browserOf(member)).session()) as Session
    const logbooks = member.client.storage.from('members')
    // Practices have such a folder, with a file for each device.
    const device = `practice/${randomUUID()}.json`
    const names = [
      device,
      '1.json',
      'a/2.json',
      'a/b/c/3.json',
      'a/.emptyFolderPlaceholder',
      'z/z/4.json',
    ]
    // More than are listed and removed at a time.
    const many = Array.from({ length: 20 }, (_, i) => `a/many/${i}.json`)
    const put = async (name: string) => {
      const options = { contentType: 'application/json' }
      const sent = await logbooks.upload(`${member.id}/${name}`, '{}', options)
      expect(sent.error).toBeNull()
    }
    await Promise.all(names.map(put))
    for (let i = 0; i < 5; i += 1) await Promise.all(many.map((name) => put(`${i}/${name}`)))
    const sure = formOf({ password: member.password, sure: 'on' })
    // Half of it is gone, and then the service key is refused: the account is still there.
    await backend.admin.storage.from('members').remove([`${member.id}/a/2.json`])
    const broken = { ...members, serviceRoleKey: members.anonKey }
    expect(await deleteAccount(sure, session, broken)).not.toBeNull()
    expect(await signIn(members, credentialsOf(member))).not.toHaveProperty('problems')

    expect(await deleteAccount(sure, session, members)).toBeNull()
    const left = await backend.admin.storage.from('members').listV2({ prefix: `${member.id}/` })
    expect(left.data?.objects).toEqual([])
    expect(await signIn(members, credentialsOf(member))).toMatchObject({
      failure: 'invalidCredentials',
    })
  })
})

it.skipIf(isHosted)('sends the address of the visitor to the backend with each call', async () => {
  const embedded = backend.embedded as NonNullable<Backend['embedded']>
  const from = (clientIp: string) => ({ ...members, clientIp })
  const member = await backend.member()
  const { cookie, tokens } = await browserOf(member)
  const before = embedded.forwarded.length
  const { session, ...context } = await visit(cookie, '192.0.2.7')
  const request = new Request('http://school.example/cuenta', {
    method: 'POST',
    body: formOf({ intent: 'password', password: 'no es esta', newPassword: randomUUID() }),
  })
  await handleAccountForm(request, session as Session, {
    ...context,
    siteUrl: 'http://school.example',
  })
  const expired =
    (await createSessionCookie({ ...tokens, expires_at: 1 }, members)).split(';')[0] ?? ''
  await visit(expired, '192.0.2.7')
  await signIn(from('192.0.2.7'), credentialsOf(member))
  await takeSecondStep(from('192.0.2.7'), tokens, formOf({ code: '000000' }))
  await context.authority.endSession()

  const calls = embedded.forwarded.slice(before).filter((call) => !call.includes('/jwks.json'))
  const paths = new Set(calls.map((call) => call.replace(/^\S+ /, '')))
  for (const path of ['token', 'user', 'logout']) expect(paths).toContain(`/auth/v1/${path}`)
  expect(calls.filter((call) => !call.startsWith('192.0.2.7 '))).toEqual([])
})

describe('/sesion', () => {
  const call = async (init: RequestInit, cookie: string | null = null) => {
    const { session, authority } = await visit(cookie)
    return {
      request: new Request('http://school.example/sesion', init),
      context: { members, session, authority } as AppLoadContext,
      params: {},
    }
  }

  it('returns the access token to the browser, and never the refresh token', async () => {
    const browser = await browserOf(await backend.member())
    const answer = await sesion.loader(await call({}, browser.cookie))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const body = await answer.text()
    const { access_token, expires_in } = JSON.parse(body)
    expect(access_token).toBe(browser.tokens.access_token)
    const left = browser.tokens.expires_at - Date.now() / 1000
    expect(Math.abs(expires_in - left)).toBeLessThan(5)
    expect(body).not.toContain(browser.tokens.refresh_token)
    expect((await sesion.loader(await call({}))).status).toBe(204)
  })
})
