import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('verifies the password that was hashed, and no other', async () => {
  const hash = await hashPassword('¡Al abordaje! 🏴‍☠️')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
  expect(await verifyPassword('¡Al abordaje! 🏴‍☠️', hash)).toBe(true)
  expect(await verifyPassword('¡Al abordaje!', hash)).toBe(false)
})

it('accepts a password however its accents are composed', async () => {
  expect(await verifyPassword('timo\u0301n', await hashPassword('tim\u00f3n'))).toBe(true)
})

it('salts: one password has many hashes', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

it('uses the parameters of the stored hash', async () => {
  // From the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1`
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', hash)).toBe(true)
})

it('is false without an account, after the same work', async () => {
  expect(await verifyPassword('any', null)).toBe(false)
  expect(await verifyPassword('', null)).toBe(false)
})
