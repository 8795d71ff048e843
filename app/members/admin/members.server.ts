import type { User } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Language, targetLanguages } from '../../../domain/languages.ts'
import { profileOf, roles, tiers } from '../../../domain/session.ts'
import { verifiedFactor } from '../access/second-step.server.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'

/** A member as the captain sees them. */
export interface Member {
  id: string
  email: string
  name: string
  tier: (typeof tiers)[number]
  role: (typeof roles)[number] | null
  /** Target languages of a translator. */
  languages: Language[]
  /** ISO 8601. */
  joinedAt: string
  twoStep: boolean
}

/** Members shown at a time, and read at a time from the backend. */
const SHOWN = 50
const PAGE = 500

/**
 * The first members, newest first, whose name or e-mail contains `question`.
 *
 * @returns null when the backend returns no list: it cannot be reached, or the service key is missing
 */
export async function readMembers(
  members: MembersConfig,
  question: string,
): Promise<{ members: Member[]; more: boolean } | null> {
  const admin = adminOf(members)
  if (!admin) return null
  const term = fold(question)
  const matches: Member[] = []
  for (let page = 1; matches.length <= SHOWN; page++) {
    const { data, error } = await admin.listUsers({ page, perPage: PAGE })
    if (error) return null
    const found = data.users.map(toMember)
    matches.push(...found.filter(({ name, email }) => fold(`${name} ${email}`).includes(term)))
    if (data.users.length < PAGE) break
  }
  return { members: matches.slice(0, SHOWN), more: matches.length > SHOWN }
}

const rankSchema = z.object({
  id: z.uuid(),
  tier: z.enum(tiers),
  role: z.union([z.enum(roles), z.literal('').transform(() => null)]),
  languages: z.array(z.enum(targetLanguages)),
})

/** Reasons for refusing a change by the captain: each is a message of the `admin` catalogue. */
export type OrderError = 'malformed' | 'yourself' | 'noLanguages' | 'failed'

/**
 * Gives a member the tier and role of a form, and a translator their languages. A captain cannot
 * give up their own role, so that one always remains.
 */
export async function setRank(
  members: MembersConfig,
  form: FormData,
  captainId: string,
): Promise<OrderError | null> {
  const rank = rankSchema.safeParse({
    ...Object.fromEntries(form),
    languages: form.getAll('languages'),
  })
  if (!rank.success) return 'malformed'
  const { id, tier, role } = rank.data
  if (id === captainId && role !== 'captain') return 'yourself'
  const languages = role === 'translator' ? rank.data.languages : []
  if (role === 'translator' && languages.length === 0) return 'noLanguages'
  const app_metadata = { tier, role, languages }
  const answer = await adminOf(members)?.updateUserById(id, { app_metadata })
  return answer && !answer.error ? null : 'failed'
}

/** For a member who has lost their authenticator: the password alone lets them in again. */
export async function removeSecondStep(
  members: MembersConfig,
  form: FormData,
): Promise<OrderError | null> {
  const id = z.uuid().safeParse(form.get('id'))
  if (!id.success) return 'malformed'
  const admin = adminOf(members)
  const answer = await admin?.mfa.listFactors({ userId: id.data })
  if (!admin || !answer || answer.error) return 'failed'
  for (const factor of answer.data.factors) {
    const { error } = await admin.mfa.deleteFactor({ id: factor.id, userId: id.data })
    if (error) return 'failed'
  }
  return null
}

function adminOf(members: MembersConfig) {
  const { serviceRoleKey } = members
  return serviceRoleKey ? membersClient(members, serviceRoleKey).auth.admin : undefined
}

function toMember(user: User): Member {
  const { name, tier, role, languages } = profileOf(user)
  const twoStep = verifiedFactor(user) !== undefined
  return {
    id: user.id,
    email: user.email ?? '',
    name,
    tier,
    role,
    languages,
    joinedAt: user.created_at,
    twoStep,
  }
}

/** Without case and accents, so that "Iñigo" is found by "inigo". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
