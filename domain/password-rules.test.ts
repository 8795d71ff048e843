import { describe, expect, it } from 'vitest'
import { COMMON_WORDS } from './common-passwords.ts'
import { passwordWeakness } from './password-rules.ts'

const OWN = ['Ana Bonny', 'ana.bonny@mar.test', 'Escuela Pirata']

it.each([
  ...['password', 'Password123!', 'P@$$w0rd2026', 'passwordpassword', '12345678', '19901224'],
  ...['qwertyuiop', 'qwertz123', 'asdf;lkj', '1q2w3e4r', 'zaq12wsx', 'abcd4321', 'aaaaaaaa'],
  ...[
    'abababab',
    'contraseña',
    'CONTRASEÑA2026',
    'tequiero',
    'iloveyou2',
    'guitarra99',
    'пароль123',
  ],
  ...['我爱你我爱你我爱你', 'motdepasse', 'passwort', '!!!!!!!!'],
])('%j is common', (password) => {
  expect(passwordWeakness(password, OWN)).toBe('common')
})

it.each([
  ...['anabonny', 'Ana-Bonny-1718', 'bonny1718', 'B0nny!!!!', 'anaanaana', 'ana.bonny@mar.test'],
  ...['ana.bonny', 'escuelapirata', 'Escuela Pirata 1', '3scu3l4 p1r4t4'],
])('%j is public knowledge of Ana Bonny', (password) => {
  expect(passwordWeakness(password, OWN)).toBe('own')
})

it.each(['        ', '\t\t\n\n        ', '\u00a0\u2003\u200b     '])('%j is blank', (password) => {
  expect(passwordWeakness(password, OWN)).toBe('blank')
})

it.each([
  ...['tesoro enterrado', 'la-mar-salada', 'el de otro pirata', 'bakuno-tiremo-fagola'],
  ...['correct horse battery', 'Ana toca la guitarra', 'मेरा जहाज़ तेज़', '3f0a91c2-77d1'],
])('%j is good', (password) => {
  expect(passwordWeakness(password, OWN)).toBeNull()
})

describe('the list', () => {
  it('holds thousands of words, all in their normal form', () => {
    expect(new Set(COMMON_WORDS).size).toBeGreaterThan(2500)
    for (const word of COMMON_WORDS) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
  })

  it('is searched fast, however long the password is', () => {
    for (const long of ['ab'.repeat(512), '9f3c'.repeat(256), 'a-'.repeat(512), '1'.repeat(1024)]) {
      expect(passwordWeakness(long, OWN)).not.toBe('own')
    }
  })
})
