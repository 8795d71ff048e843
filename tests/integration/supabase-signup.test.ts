import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

const PASSWORD = 'tesoro enterrado'

let open: Harness
let confirming: Harness
beforeAll(async () => {
  open = await startSupabase()
  confirming = await startSupabase({ confirmEmail: true })
})
beforeEach(() => {
  confirming.clock.offsetMs = 0
})
afterAll(async () => {
  expect([...open.log, ...confirming.log]).toEqual([])
  await open.stop()
  await confirming.stop()
})

let n = 0
const newEmail = () => `pirata${++n}@example.com`
const link = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? ''
const code = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

describe('signing up without mail confirmation', () => {
  it('returns a session, with the given name', async () => {
    const email = newEmail()
    const member = open.client()
    const options = { data: { name: 'Anne Bonny', lng: 'en' } }
    const { data, error } = await member.auth.signUp({ email, password: PASSWORD, options })
    expect(error).toBeNull()
    expect(data.session?.user).toMatchObject({ email, user_metadata: options.data })
    expect(data.session?.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect((await member.auth.getUser()).error).toBeNull()
    expect(await open.mails(email)).toEqual([])
  })

  it('accepts no address twice', async () => {
    const email = newEmail()
    await open.client().auth.signUp({ email, password: PASSWORD })
    const again = await open
      .client()
      .auth.signUp({ email: email.toUpperCase(), password: PASSWORD })
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
  })

  it('creates one account of 20 sign-ups at once', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        open.client().auth.signUp({ email, password: `${PASSWORD} ${i}` }),
      ),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const codes = new Set(answers.map(({ error }) => error?.code))
    expect(codes).toEqual(new Set([undefined, 'user_already_exists']))
  })

  it.each([
    ['a short password', 'a@example.com', 'corta', 422, 'weak_password'],
    ['an address that is none', 'capitán', PASSWORD, 400, 'validation_failed'],
    [
      'a far too long address',
      `${'a'.repeat(300)}@example.com`,
      PASSWORD,
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_, email, password, status, errorCode) => {
    const { error } = await open.client().auth.signUp({ email, password })
    expect(error).toMatchObject({ status, code: errorCode })
  })

  it('cannot set role and tier', async () => {
    const email = newEmail()
    const answer = await open.raw('/signup', {
      method: 'POST',
      body: JSON.stringify({
        email,
        password: PASSWORD,
        app_metadata: { role: 'captain' },
        role: 'service_role',
      }),
    })
    const { user } = await answer.json()
    expect(user.app_metadata).not.toHaveProperty('role')
    expect(user.role).toBe('authenticated')
  })

  it.each([
    ['phone', 'phone_provider_disabled'],
    ['anonymous', 'anonymous_provider_disabled'],
  ])('reports that %s sign-ups are off', async (kind, errorCode) => {
    const { auth } = open.client()
    const { error } = await (kind === 'phone'
      ? auth.signUp({ phone: '+34600000000', password: PASSWORD })
      : auth.signInAnonymously())
    expect(error?.code).toBe(errorCode)
  })
})

describe('signing up with mail confirmation', () => {
  it('signs in after the link of the mail, which works once', async () => {
    const email = newEmail()
    const { data, error } = await confirming
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { data: { lng: 'en' } } })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.confirmation_sent_at).toEqual(expect.any(String))

    const early = await confirming.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error?.code).toBe('email_not_confirmed')

    const [mail] = await confirming.mails(email)
    expect(mail?.subject).toBe('Confirm your e-mail and come aboard')
    expect(mail?.html).toContain('lang="en"')
    const head = await fetch(link(mail?.text ?? ''), { method: 'HEAD', redirect: 'manual' })
    expect(head.status).toBe(204)
    const answer = await fetch(link(mail?.text ?? ''), { redirect: 'manual' })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.origin).toBe(new URL(confirming.url).origin)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(fragment.get('type')).toBe('signup')
    const user = await confirming.client().auth.getUser(fragment.get('access_token') ?? '')
    expect(user.data.user?.email_confirmed_at).toEqual(expect.any(String))

    const again = await fetch(link(mail?.text ?? ''), { redirect: 'manual' })
    const failed = new URL(again.headers.get('location') ?? '').hash
    expect(new URLSearchParams(failed.slice(1)).get('error_code')).toBe('otp_expired')
    const later = await confirming.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(later.error).toBeNull()
  })

  it('signs in after the code of the mail, too', async () => {
    const email = newEmail()
    await confirming.client().auth.signUp({ email, password: PASSWORD })
    const [mail] = await confirming.mails(email)
    expect(mail?.subject).toBe('Confirma tu correo y sube a bordo')
    const token = code(mail?.text ?? '')
    const member = confirming.client()
    const { data } = await member.auth.verifyOtp({ email, token, type: 'email' })
    expect(data.session?.user.email).toBe(email)
    const again = await confirming.client().auth.verifyOtp({ email, token, type: 'email' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('reveals by mail alone that an address has an account', async () => {
    const { email } = confirming.captain
    const { data, error } = await confirming.client().auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    const [mail] = await confirming.mails(email)
    expect(mail?.subject).toBe('Ya tienes litera a bordo')
    expect(code(mail?.text ?? '')).toBe('')
    expect(new URL(link(mail?.text ?? '')).pathname).toBe('/')
  })

  it('sends one mail of 20 sign-ups at once', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        confirming.client().auth.signUp({ email, password: PASSWORD }),
      ),
    )
    expect(await confirming.mails(email)).toHaveLength(1)
    const codes = answers.flatMap(({ error }) => error?.code ?? [])
    expect(new Set(codes)).toEqual(new Set(['over_email_send_rate_limit']))
  })

  it('ends links and codes after an hour', async () => {
    const email = newEmail()
    await confirming.client().auth.signUp({ email, password: PASSWORD })
    const [mail] = await confirming.mails(email)
    confirming.clock.offsetMs = 3601_000
    const answer = await fetch(link(mail?.text ?? ''), { redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('error_code=otp_expired')
    const token = code(mail?.text ?? '')
    const { error } = await confirming.client().auth.verifyOtp({ email, token, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })
})

describe('an account that was never confirmed', () => {
  const PIRATE = { password: 'la clave de otro', options: { data: { name: 'Barbanegra' } } }
  const OWNER = { password: 'la clave de la dueña', options: { data: { name: 'Ana' } } }
  const signUp = async (email: string, who: typeof PIRATE) => {
    expect((await confirming.client().auth.signUp({ email, ...who })).error).toBeNull()
    confirming.clock.offsetMs += 61_000
    return (await confirming.mails(email))[0]?.text ?? ''
  }
  const signIn = async (email: string, { password }: typeof PIRATE) =>
    confirming.client().auth.signInWithPassword({ email, password })

  it.each([
    ['the link', 'link', [PIRATE, OWNER]],
    ['the link, although another signed up later', 'link', [OWNER, PIRATE]],
    ['the code', 'code', [PIRATE, OWNER]],
  ] as const)('has the password and name of the mail confirmed by %s', async (_, by, order) => {
    const email = newEmail()
    const texts = new Map<typeof PIRATE, string>()
    for (const who of order) texts.set(who, await signUp(email, who))
    const text = texts.get(OWNER) ?? ''
    if (by === 'link') await fetch(link(text), { redirect: 'manual' })
    else await confirming.client().auth.verifyOtp({ email, token: code(text), type: 'signup' })

    expect((await signIn(email, PIRATE)).error?.code).toBe('invalid_credentials')
    const { data } = await signIn(email, OWNER)
    expect(data.user?.user_metadata).toEqual(OWNER.options.data)
    const other = await fetch(link(texts.get(PIRATE) ?? ''), { redirect: 'manual' })
    expect(other.headers.get('location')).toContain('error_code=otp_expired')
  })

  it.each([
    [
      'a forgotten password',
      (email: string) => confirming.client().auth.resetPasswordForEmail(email),
    ],
    ['a sign-in by mail', (email: string) => confirming.client().auth.signInWithOtp({ email })],
  ])('has no password after %s', async (_, ask) => {
    const email = newEmail()
    await signUp(email, PIRATE)
    expect((await ask(email)).error).toBeNull()
    const [mail] = await confirming.mails(email)
    const answer = await fetch(link(mail?.text ?? ''), { redirect: 'manual' })
    const session = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
    const { data } = await confirming.client().auth.getUser(session.get('access_token') ?? '')
    expect(data.user?.email).toBe(email)
    expect(data.user?.user_metadata).toEqual({})
    expect((await signIn(email, PIRATE)).error?.code).toBe('invalid_credentials')
  })

  it('keeps the newest password when its mail is sent again', async () => {
    const email = newEmail()
    await signUp(email, OWNER)
    await confirming.client().auth.resend({ type: 'signup', email })
    const [mail] = await confirming.mails(email)
    await fetch(link(mail?.text ?? ''), { redirect: 'manual' })
    expect((await signIn(email, OWNER)).error).toBeNull()
  })
})

describe('codes that are guessed', () => {
  it('are void after five wrong ones; the link still works', async () => {
    const email = newEmail()
    await confirming.client().auth.signUp({ email, password: PASSWORD })
    const [mail] = await confirming.mails(email)
    const right = code(mail?.text ?? '')
    const wrong = right === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1) {
      await confirming.client().auth.verifyOtp({ email, token: wrong, type: 'signup' })
    }
    const { error } = await confirming
      .client()
      .auth.verifyOtp({ email, token: right, type: 'signup' })
    expect(error?.code).toBe('otp_expired')
    const answer = await fetch(link(mail?.text ?? ''), { redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('access_token=')
  })

  it('block the address that they come from', async () => {
    const guess = () =>
      confirming
        .client({ 'x-test-ip': '192.0.2.9' })
        .auth.verifyOtp({ email: 'nobody@example.com', token: '123456', type: 'email' })
    const answers = await Promise.all(Array.from({ length: 35 }, guess))
    const codes = answers.map(({ error }) => error?.code)
    expect(codes.filter((c) => c === 'otp_expired')).toHaveLength(30)
    expect(codes.filter((c) => c === 'over_request_rate_limit')).toHaveLength(5)
  })
})
