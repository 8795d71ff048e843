import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { STAYS } from '../../app/forms/answer.ts'
import { createInbox, type Inbox } from '../../app/forms/inbox.server.ts'
import * as page from '../../app/routes/pages/formularios.$kind.tsx'
import { clientKey } from '../../embedded/kit/client-address.ts'
import { openRequestLimits } from '../../server/front-door/limits.ts'
import { type RunningLake, startLake } from './support/lake.ts'

const SITE = 'https://school.example'

let lake: RunningLake
let inbox: Inbox
const limits = openRequestLimits(mkdtempSync(join(tmpdir(), 'limits-')), () => {})
let address: string
let addresses = 0

beforeAll(async () => {
  lake = await startLake()
  inbox = createInbox(lake.client())
})
afterAll(async () => {
  limits.close()
  await lake.close()
})
beforeEach(() => {
  // The limit goes by address: each test comes from its own.
  address = `192.0.2.${++addresses}`
})

function call(kind: string, fields: Record<string, string> | string, more: CallOptions = {}) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields)
  const context = {
    inbox: more.inbox ?? inbox,
    countForm: (from: string) => limits.forms.take(clientKey(from)),
    members: { cookieSecure: true },
  }
  return {
    request: new Request(`${SITE}${more.prefix ?? ''}/formularios/${kind}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-real-ip': more.address ?? address,
      },
    }),
    params: { kind },
    context: context as unknown as AppLoadContext,
  }
}
interface CallOptions {
  /** Of the language: `/en`. */
  prefix?: string
  address?: string
  inbox?: Inbox
}

/** Sends a form as a page with scripts does. */
async function send(kind: string, fields: Record<string, string>, more?: CallOptions) {
  const result = await page.action(call(kind, { ...fields, [STAYS]: 'on' }, more))
  if (!('data' in result)) throw new Error('The page was to stay')
  return {
    status: result.init?.status,
    headers: new Headers(result.init?.headers),
    answer: result.data,
  }
}

const messages = (query = '*[_type == "inboxMessage"] | order(receivedAt desc)') =>
  lake.client({ perspective: 'raw' }).fetch<Record<string, unknown>[]>(query)

const contact = { name: 'Lola', email: 'lola@mar.es', message: '¿Hay plaza?' }

describe('a form that is stored', () => {
  it('is in the inbox before the response, with its page and language', async () => {
    const before = Date.now()
    const { status, answer } = await send(
      'contact',
      { ...contact, page: '/en/contacto' },
      { prefix: '/en' },
    )
    expect(status).toBe(200)
    expect(answer).toEqual({ sent: true, fields: contact })
    const [message] = await messages()
    expect(message).toMatchObject({
      _id: expect.stringMatching(/^inbox\.[0-9a-f-]{36}$/),
      kind: 'contact',
      ...contact,
      page: '/contacto',
      language: 'en',
      state: 'new',
    })
    const receivedAt = Date.parse(String(message?.receivedAt))
    expect(receivedAt).toBeGreaterThanOrEqual(before)
    expect(receivedAt).toBeLessThanOrEqual(Date.now())
  })

  it('is a draft testimonial too when it is a story', async () => {
    const story = '<img src=x onerror=alert(1)>\nSubí y no bajé.'
    await send('testimonial', { name: 'Nico\u0000 Arete', story, page: '/testimonials' })
    const drafts = await messages('*[_type == "testimonial"]')
    expect(drafts).toHaveLength(1)
    expect(drafts[0]).toMatchObject({
      _id: expect.stringMatching(/^drafts\./),
      name: 'Nico Arete',
      quote: [{ _type: 'internationalizedArrayTextValue', language: 'es', value: story }],
    })
    expect((await messages())[0]).toMatchObject({ kind: 'testimonial', message: story })
  })

  it('cannot be read without a token: not by query, not by id, not by listening', async () => {
    const visitor = lake.client({ token: undefined })
    const received: string[] = []
    let welcome: () => void = () => {}
    const welcomed = new Promise<void>((resolve) => {
      welcome = resolve
    })
    const subscription = visitor
      .listen('*', {}, { visibility: 'query', events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') welcome()
        if (event.type === 'mutation') received.push(event.documentId)
      })
    await welcomed
    await send('newsletter', { email: 'secreta@mar.es' })
    await send('testimonial', { name: 'Secreta', story: 'Chis.' })
    // The public event arrives after the restricted one would have.
    await lake.client().createOrReplace({ _id: 'visible', _type: 'page' })
    await vi.waitFor(() => expect(received).toContain('visible'), 10_000)
    subscription.unsubscribe()
    expect(received).toEqual(['visible'])

    const [newest] = await messages()
    for (const perspective of ['published', 'raw', 'drafts'] as const) {
      const asked = visitor.withConfig({ perspective })
      const found = asked.fetch('*[_type in ["inboxMessage", "testimonial"]]')
      // Drafts are refused to a visitor altogether, or are not there.
      expect(await found.catch(() => [])).toEqual([])
    }
    expect(await visitor.getDocument(String(newest?._id))).toBeUndefined()
  })

  it('redirects to its page without scripts, which shows the notice once', async () => {
    const form = { email: 'lola@mar.es', page: '/niveles' }
    const answer = (await page.action(call('newsletter', form))) as Response
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/niveles')
    expect(answer.headers.get('set-cookie')).toMatch(/^flash=[\w-]+; .*HttpOnly/)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never redirects to %s',
    async (elsewhere) => {
      const form = { email: 'lola@mar.es', page: elsewhere }
      const answer = (await page.action(call('newsletter', form, { prefix: '/en' }))) as Response
      // The router puts the prefix of the language before it.
      expect(answer.headers.get('location')).toBe('/')
    },
  )
})

describe('a form that is refused', () => {
  it('names the problem of each field, keeps the input, and writes nothing', async () => {
    const before = await messages()
    const typed = { name: 'Lola', email: 'lola@mar', message: ' ' }
    const { status, answer } = await send('contact', { ...typed, page: '/contacto' })
    expect(status).toBe(400)
    expect(answer).toEqual({
      sent: false,
      typed,
      doubted: [],
      problems: { email: 'emailInvalid', message: 'messageRequired' },
      failure: null,
      page: '/contacto',
    })
    expect(await messages()).toEqual(before)
  })

  it('is the same without scripts', async () => {
    const answer = await page.action(call('waitlist', { email: 'lola', page: '/jam-station' }))
    expect(answer).toMatchObject({
      data: { typed: { email: 'lola' }, problems: { email: 'emailInvalid' }, page: '/jam-station' },
      init: { status: 400 },
    })
  })

  it('is refused when it has a megabyte, and nothing of it is stored', async () => {
    const before = await messages()
    const huge = { ...contact, message: 'x'.repeat(1_048_576) }
    const { status, answer } = await send('contact', huge)
    expect(status).toBe(413)
    expect(answer).toMatchObject({ sent: false, failure: 'tooLarge' })
    expect(await messages()).toEqual(before)
  })

  it('gets the same response as a person, and is not stored, when a bot filled in the honeypot', async () => {
    const before = await messages()
    const { status, answer } = await send('contact', {
      ...contact,
      website: 'https://spam.example',
    })
    expect([status, answer.sent]).toEqual([200, true])
    expect(await messages()).toEqual(before)
  })

  it('is a 429 with Retry-After for a flood from one address, and others still pass', async () => {
    const flood = await Promise.all(
      Array.from({ length: 60 }, () => send('contact', { ...contact, message: '' })),
    )
    const stopped = flood.filter(({ status }) => status === 429)
    expect(stopped.length).toBeGreaterThan(20)
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { status, answer } = await send('contact', contact)
    expect(status).toBe(429)
    expect(answer).toMatchObject({ sent: false, failure: 'tooMany', typed: contact })
    expect((await send('contact', contact, { address: '198.51.100.7' })).status).toBe(200)
  })

  it('reports that the inbox cannot store it, and keeps the input', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = createInbox(lake.client({ apiHost: 'http://127.0.0.1:9/lake' }))
    const { status, answer } = await send('contact', contact, { inbox: broken })
    expect(status).toBe(503)
    expect(answer).toMatchObject({ sent: false, failure: 'unavailable', typed: contact })
    // Visitors' input is not logged.
    expect(logged.mock.calls.join()).not.toContain('lola@mar.es')
    logged.mockRestore()
  })

  it.each(['nothing', 'constructor', '__proto__'])('is not a form: %s', async (kind) => {
    const thrown = await page.action(call(kind, contact)).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect(thrown).toHaveProperty('status', 404)
  })
})
