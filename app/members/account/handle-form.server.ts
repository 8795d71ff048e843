import { languageOf } from '../../../domain/languages.ts'
import { SCHOOL_NAMES } from '../../../domain/school.ts'
import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { typedIn } from '../../forms/parse-form.ts'
import { refuse } from '../../forms/refusal.ts'
import { type AccessRefusal, accessErrorOf } from '../access/access-error.ts'
import { mailProof } from '../access/mail-proof.server.ts'
import { memberForms } from '../access/schemas.ts'
import { linkPage } from '../access/sign-up.server.ts'
import { memberClient } from '../member-client.server.ts'
import { clearSessionCookie, createSessionCookie } from '../session/session-cookie.server.ts'
import { type AccountAnswer, type Intent, intents } from './answer.ts'
import { deleteAccount } from './deletion.server.ts'
import { changeEmail, changeName, changePassword, checkPassword } from './profile.server.ts'
import { confirmEnrolment, enroll, unenroll } from './two-step.server.ts'

/** Response, or `gone` for a deleted account. */
type Handled =
  | { answer: AccountAnswer; setCookie?: string; gone?: never }
  | { gone: true; setCookie: string; answer?: never }

const [ISSUER] = SCHOOL_NAMES

/**
 * Intents that could hand over the account: they require the password again, as the session may be
 * stolen or left open. Changing the password and deleting the account check it themselves.
 */
const REQUIRES_PASSWORD: ReadonlySet<Intent> = new Set([
  'email',
  'others',
  'everywhere',
  'enroll',
  'unenroll',
])

/**
 * Handles a form of the account page.
 *
 * @throws a 400 `Response` for a form that the page does not have
 */
export async function handleAccountForm(
  request: Request,
  session: Session,
  context: Pick<SiteContext, 'authority' | 'members' | 'siteUrl'>,
): Promise<Handled> {
  const { authority, members, siteUrl } = context
  const form = await request.formData()
  const intent = intents.find((name) => name === form.get('intent'))
  if (!intent) throw new Response('Bad Request', { status: 400 })
  const proof = await mailProof()
  const client = await memberClient(context, proof.options)

  const wrong = REQUIRES_PASSWORD.has(intent) ? await checkPassword(form, session, members) : null
  if (wrong) {
    return { answer: { intent, refusal: { ...wrong, typed: typedIn(memberForms[intent], form) } } }
  }

  switch (intent) {
    case 'profile':
      return outcome(intent, await changeName(client, form))
    case 'email': {
      const back = linkPage({ siteUrl, language: languageOf(request) })
      const result = outcome(intent, await changeEmail(client, form, back))
      return { ...result, setCookie: await proof.setCookie(members) }
    }
    case 'password':
      return outcome(intent, await changePassword(client, form, session, members))
    case 'others': {
      const { error } = await client.auth.signOut({ scope: 'others' })
      return outcome(intent, error && refuse({ failure: accessErrorOf(error) }))
    }
    case 'everywhere':
      return {
        gone: true,
        setCookie: await authority.endSession('global'),
      }
    case 'enroll':
      return { answer: { intent, ...(await enroll(client, ISSUER)) } }
    case 'confirm': {
      const result = await confirmEnrolment(client, form)
      if ('refusal' in result) return { answer: { intent, ...result } }
      const setCookie = await createSessionCookie(result.tokens, members)
      return { answer: { intent, done: true }, setCookie }
    }
    case 'unenroll':
      return outcome(intent, await unenroll(client))
    case 'delete': {
      const refusal = await deleteAccount(form, session, members)
      if (refusal) return { answer: { intent, refusal } }
      return { gone: true, setCookie: await clearSessionCookie(members) }
    }
  }
}

function outcome(
  intent: Exclude<Intent, 'enroll' | 'delete' | 'everywhere'>,
  refusal: AccessRefusal | null,
): { answer: AccountAnswer } {
  return { answer: refusal ? { intent, refusal } : { intent, done: true } }
}
