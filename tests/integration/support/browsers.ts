import { signIn } from '../../../app/members/access/sign-in.server.ts'
import { handleAccountForm } from '../../../app/members/account/handle-form.server.ts'
import type { MembersConfig } from '../../../app/members/config.ts'
import {
  createSessionCookie,
  type SessionTokens,
} from '../../../app/members/session/session-cookie.server.ts'
import type { Session } from '../../../domain/session.ts'
import { startBackend } from './backend.ts'
import { type Visits, visitsOf } from './visits.ts'

/** @param fields a list is what several boxes of one name send */
export function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, given] of Object.entries(fields)) {
    for (const value of [given].flat()) form.append(name, value)
  }
  return form
}

export const credentialsOf = ({ email, password }: { email: string; password: string }) =>
  formOf({ email, password })

/** A members' backend, what the site knows of it, and browsers of its members. */
export async function startMembers() {
  const backend = await startBackend()
  const { url, anonKey, serviceRoleKey } = backend
  const members = { url, publicUrl: url, anonKey, serviceRoleKey, cookieSecure: false }
  const visit = visitsOf(members)
  return { backend, members, visit, ...browsersOf(members, visit) }
}

/** Members' browsers, as far as the account page knows them. */
function browsersOf(members: MembersConfig, visit: Visits) {
  async function browserWith(tokens: SessionTokens) {
    const cookie = (await createSessionCookie(tokens, members)).split(';')[0] ?? ''
    const session = async () => {
      const { session } = await visit(cookie)
      if (session === 'unknown') throw new Error('The backend cannot be asked')
      return session
    }
    return {
      cookie,
      session,
      /** Sends one of the account page's forms. */
      async send(intent: string, fields: Record<string, string> = {}, clientIp = '192.0.2.1') {
        const request = new Request('http://school.example/cuenta', {
          method: 'POST',
          headers: { cookie },
          body: formOf({ intent, ...fields }),
        })
        const { session, ...context } = await visit(cookie)
        return handleAccountForm(request, session as Session, {
          ...context,
          members: { ...context.members, clientIp },
          siteUrl: 'http://school.example',
        })
      },
    }
  }

  return {
    browserWith,
    /** The browser of a member who has logged in with the password. */
    async browserOf(member: { email: string; password: string }) {
      const result = await signIn(members, credentialsOf(member))
      if ('problems' in result) throw new Error(JSON.stringify(result))
      return { ...result, ...(await browserWith(result.tokens)) }
    },
  }
}
