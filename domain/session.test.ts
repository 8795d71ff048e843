import { describe, expect, it } from 'vitest'
import { profileOf } from './session.ts'

const profile = (app_metadata: unknown) => profileOf({ email: 'ana@mar.test', app_metadata })

describe('the languages of a translator', () => {
  it('are those of the account, each once', () => {
    expect(profile({ role: 'translator', languages: ['de', 'fr', 'de'] })).toMatchObject({
      role: 'translator',
      languages: ['de', 'fr'],
    })
  })

  it('are languages of the school, without the one translated from', () => {
    expect(profile({ languages: ['es', 'xx', 7, null, 'ru'] }).languages).toEqual(['ru'])
  })

  it.each([undefined, null, 'de', {}])('are none for %j', (languages) => {
    const { role, tier } = profile({ role: 'translator', tier: 'capitan', languages })
    expect({ role, tier }).toEqual({ role: 'translator', tier: 'capitan' })
    expect(profile({ role: 'translator', languages }).languages).toEqual([])
  })
})
