import { Secret, TOTP } from 'otpauth'
import { afterAll, describe, expect, it } from 'vitest'
import { takeSecondStep } from '../../app/members/access/second-step.server.ts'
import { removeSecondStep } from '../../app/members/admin/members.server.ts'
import type { Member } from './support/backend.ts'
import { formOf, startMembers } from './support/browsers.ts'

const { backend, members, browserOf, browserWith } = await startMembers()
afterAll(() => backend.stop())

const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  })

/** Sets up an authenticator on the account page. */
async function withAuthenticator(member: Member) {
  const browser = await browserOf(member)
  const { answer } = await browser.send('enroll', { password: member.password })
  const enrolment = answer && 'enrolment' in answer ? answer.enrolment : undefined
  if (!enrolment) throw new Error('Nothing to enrol')
  const done = await browser.send('confirm', { ...enrolment, code: codeOf(enrolment.secret) })
  expect(done).toMatchObject({ answer: { intent: 'confirm', done: true } })
  return { browser, secret: enrolment.secret, setCookie: done.setCookie ?? '' }
}

describe('two steps', () => {
  it('without the second, the password grants nothing', async () => {
    const member = await backend.member()
    const { secret } = await withAuthenticator(member)
    const first = await browserOf(member)
    expect(first.secondStep).toBe(true)
    expect(await first.session()).toBeNull()

    const refuse = await takeSecondStep(members, first.tokens, formOf({ code: '000000' }))
    expect(refuse).toMatchObject({ problems: { code: 'codeWrong' } })
    const result = await takeSecondStep(
      members,
      first.tokens,
      formOf({ code: codeOf(secret, 1).replace(/^(...)/, '$1 ') }),
    )
    if ('problems' in result) throw new Error(JSON.stringify(result))
    const second = await browserWith(result.tokens)
    expect(await second.session()).toMatchObject({ userId: member.id })

    expect((await second.send('unenroll', { password: member.password })).answer).toMatchObject({
      done: true,
    })
    expect((await browserOf(member)).secondStep).toBe(false)
  })

  it('the captain removes it for a member who has lost it', async () => {
    const member = await backend.member()
    await withAuthenticator(member)
    expect(await removeSecondStep(members, formOf({ id: member.id }))).toBeNull()
    expect((await browserOf(member)).secondStep).toBe(false)
  })
})
