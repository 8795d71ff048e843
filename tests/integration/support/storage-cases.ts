/**
 * Actors of the cases: `owner` owns the object, `member` and `captain` do not. The `halfway` ones
 * have a second factor that is not verified: `halfwayOwner` is the owner of its objects.
 */
export const ACTORS = [
  'anon',
  'owner',
  'member',
  'captain',
  'halfwayOwner',
  'halfwayCaptain',
  'service',
] as const
export type Actor = (typeof ACTORS)[number]
export type Operation = 'list' | 'download' | 'upload' | 'replace' | 'move' | 'copy' | 'remove'

type Case = { bucket: 'media' | 'practice' | 'members'; operation: Operation; allowed: Actor[] }

const everybody: Actor[] = [...ACTORS]
const owner: Actor[] = ['owner', 'service']

/**
 * Permissions of each actor on an object below the owner's id. The embedded rules (`policies.ts`)
 * and the SQL policies of `supabase/migrations` must both decide like this.
 */
export const CASES: Case[] = [
  { bucket: 'media', operation: 'list', allowed: everybody },
  { bucket: 'media', operation: 'download', allowed: everybody },
  { bucket: 'media', operation: 'upload', allowed: owner },
  { bucket: 'media', operation: 'replace', allowed: owner },
  { bucket: 'media', operation: 'move', allowed: owner },
  { bucket: 'media', operation: 'copy', allowed: owner },
  { bucket: 'media', operation: 'remove', allowed: ['owner', 'captain', 'service'] },
  { bucket: 'practice', operation: 'list', allowed: owner },
  { bucket: 'practice', operation: 'download', allowed: owner },
  { bucket: 'practice', operation: 'upload', allowed: owner },
  { bucket: 'practice', operation: 'replace', allowed: owner },
  { bucket: 'practice', operation: 'move', allowed: owner },
  { bucket: 'practice', operation: 'copy', allowed: owner },
  { bucket: 'practice', operation: 'remove', allowed: owner },
  { bucket: 'members', operation: 'list', allowed: owner },
  { bucket: 'members', operation: 'download', allowed: owner },
  { bucket: 'members', operation: 'upload', allowed: owner },
  { bucket: 'members', operation: 'replace', allowed: owner },
  { bucket: 'members', operation: 'move', allowed: owner },
  { bucket: 'members', operation: 'copy', allowed: owner },
  { bucket: 'members', operation: 'remove', allowed: owner },
]
