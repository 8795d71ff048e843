import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { doorsOf } from './support/doors.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

// One authority in the process: a change of an account applies to the next request at every
// endpoint of the built site, and closes open streams.

/** A page of which only the higher rank reads the text. */
const TREASURE = '/tesoros/masterclass-legado-barbanegra'

let site: Site
let doors: ReturnType<typeof doorsOf>
beforeAll(async () => {
  site = await startSite()
  const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: site.env })
  doors = doorsOf({ url: site.url, supabase: JSON.parse(stdout).supabase })
}, START_MS)
afterAll(() => site?.stop())

type Captain = Awaited<ReturnType<typeof newCaptain>>

async function newCaptain() {
  const member = await doors.member({ role: 'captain', tier: 'capitan' })
  const browser = await doors.browser(member)
  expect(await browser.page()).toBe(200)
  expect(await browser.lakeRole()).toBe('administrator')
  expect(await browser.write()).toBe(200)
  expect(await browser.storage()).toBeNull()
  return { member, browser }
}

async function allClosed(open: Awaited<ReturnType<Captain['browser']['open']>>) {
  await Promise.all([open.listener, open.events, open.socket.closed, open.presence.closed])
}

/** Sets up an authenticator in another browser. */
async function enrolElsewhere({ member }: Captain) {
  const { client } = await doors.browser(member)
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') }).generate()
  const done = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  expect(done.error).toBeNull()
}

/** As `npm run captain` does, while the server runs. */
async function resetByAnotherProcess({ member }: Captain) {
  const { code } = await run(pinnedNode, ['scripts/captain.ts', member.email], { env: site.env })
  expect(code).toBe(0)
}

const account = () => doors.admin.auth.admin

describe.each<[string, (captain: Captain) => Promise<unknown>]>([
  ['logged out elsewhere', ({ browser }) => account().signOut(browser.tokens.access_token)],
  ['banned', ({ member }) => account().updateUserById(member.id, { ban_duration: '1h' })],
  ['deleted', ({ member }) => account().deleteUser(member.id)],
  ['given a second factor elsewhere', enrolElsewhere],
  ['reset by another process', resetByAnotherProcess],
])('a captain who is %s', (_, change) => {
  it('is refused by every endpoint, and open streams are closed', async () => {
    const captain = await newCaptain()
    const { browser } = captain
    const open = await browser.open()
    await change(captain)
    expect(await browser.page()).toBe(302)
    expect(await browser.lakeRole()).toBeNull()
    expect(await browser.write()).toBe(401)
    expect(await browser.storage()).not.toBeNull()
    await allClosed(open)
  })
})

describe('a change of role, name or rank', () => {
  it('demotes with the next request, and closes open streams', async () => {
    const { member, browser } = await newCaptain()
    const open = await browser.open()
    await account().updateUserById(member.id, { app_metadata: { role: null } })
    expect(await browser.page()).toBe(403)
    expect(await browser.lakeRole()).toBeNull()
    expect(await browser.write()).toBe(403)
    expect(await browser.storage(), 'still a member').toBeNull()
    await allClosed(open)
  })

  it('promotes with the next request', async () => {
    const member = await doors.member()
    const browser = await doors.browser(member)
    expect([await browser.page(), await browser.lakeRole()]).toEqual([403, null])
    const app_metadata = { role: 'captain' }
    await account().updateUserById(member.id, { app_metadata })
    expect([await browser.page(), await browser.lakeRole()]).toEqual([200, 'administrator'])
  })

  it('grants and revokes access by rank with the next request', async () => {
    const member = await doors.member({ tier: 'grumete' })
    const browser = await doors.browser(member)
    const isOpen = async () =>
      (await (await browser.get(TREASURE)).text()).includes('se encendía mechas bajo el sombrero')
    expect(await isOpen()).toBe(false)
    for (const tier of ['capitan', 'grumete', 'capitan']) {
      await account().updateUserById(member.id, { app_metadata: { tier } })
      expect(await isOpen(), tier).toBe(tier === 'capitan')
    }
  })

  it('calls a member by the new name on the next page, and in the lake', async () => {
    const { member, browser } = await newCaptain()
    for (const name of ['Anne Bonny', 'Mary Read']) {
      await account().updateUserById(member.id, { user_metadata: { name } })
      expect(await (await browser.get('/')).text()).toContain(name)
      expect(await (await browser.get('/lake/v1/users/me')).json()).toMatchObject({ name })
    }
  })
})

it('serves a client with a made-up cookie as a visitor, and removes the cookie', async () => {
  const page = await (await site.get('/')).text()
  const made = Buffer.from(
    JSON.stringify({ access_token: 'a.b.c', refresh_token: 'x', expires_at: 1 }),
  ).toString('base64url')
  for (const value of ['nonsense', made]) {
    const answer = await site.get('/', { headers: { cookie: `session=${value}` } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//)
    expect(await answer.text(), 'the kept page').toBe(page)
  }
})
