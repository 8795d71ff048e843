import { expect, it } from 'vitest'
import { mayRead } from './may-read.ts'

const visitor = null
const grumete = { tier: 'grumete', role: null } as const
const capitan = { tier: 'capitan', role: null } as const
const translator = { tier: 'grumete', role: 'translator' } as const
const captain = { tier: 'grumete', role: 'captain' } as const

it.each([
  ['a visitor', visitor, false, false],
  ['a Grumete', grumete, true, false],
  ['a translator', translator, true, false],
  ['a Capitán', capitan, true, true],
  ['the captain', captain, true, true],
])('%s', (_who, session, ofGrumete, ofCapitan) => {
  expect(mayRead(session, 'grumete')).toBe(ofGrumete)
  expect(mayRead(session, 'capitan')).toBe(ofCapitan)
})
