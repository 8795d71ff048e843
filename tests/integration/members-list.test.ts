import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { readMembers, setRank } from '../../app/members/admin/members.server.ts'
import { formOf, startMembers } from './support/browsers.ts'

const { backend, members, browserOf } = await startMembers()
afterAll(() => backend.stop())

describe('the list of members', () => {
  it('finds members by name and e-mail, without accents', async () => {
    const member = await backend.member()
    const browser = await browserOf(member)
    await browser.send('profile', { name: 'Íñigo de la Mar' })
    for (const question of ['inigo', 'ÍÑIGO', member.email]) {
      expect((await readMembers(members, question))?.members).toMatchObject([
        { id: member.id, name: 'Íñigo de la Mar', tier: 'grumete', role: null, twoStep: false },
      ])
    }
    expect(await readMembers(members, 'nadie se llama así')).toEqual({ members: [], more: false })
  })

  it('sets tiers, and refuses a captain giving up their own role', async () => {
    const captain = await backend.member({ role: 'captain', tier: 'capitan' })
    const member = await backend.member()
    const order = (fields: Parameters<typeof formOf>[0]) =>
      setRank(members, formOf(fields), captain.id)
    expect(await order({ id: member.id, tier: 'capitan', role: '' })).toBeNull()
    const browser = await browserOf(member)
    expect(await browser.session()).toMatchObject({ tier: 'capitan', role: null, languages: [] })
    expect(await order({ id: captain.id, tier: 'capitan', role: '' })).toBe('yourself')
    expect(await order({ id: member.id, tier: 'almirante', role: '' })).toBe('malformed')
    expect(await order({ id: randomUUID(), tier: 'grumete', role: '' })).toBe('failed')
  })

  it('sets the languages of a translator, and removes them with the role', async () => {
    const { id, ...credentials } = await backend.member()
    const order = (fields: Parameters<typeof formOf>[0]) =>
      setRank(members, formOf({ id, tier: 'grumete', ...fields }), randomUUID())
    const session = async () => (await browserOf(credentials)).session()
    expect(await order({ role: 'translator' })).toBe('noLanguages')
    expect(await order({ role: 'translator', languages: ['de', 'es'] })).toBe('malformed')
    expect(await session()).toMatchObject({ role: null, languages: [] })

    expect(await order({ role: 'translator', languages: ['de', 'ru'] })).toBeNull()
    expect(await session()).toMatchObject({ role: 'translator', languages: ['de', 'ru'] })
    expect(await order({ role: '', languages: ['de', 'ru'] })).toBeNull()
    expect(await session()).toMatchObject({ role: null, languages: [] })
  })
})
