import type { LakeDocument } from './documents.ts'

interface Person {
  id: string
  name: string
  email: string
  /** The program that serves the site: its queries never wait for those of other clients. */
  isSite?: boolean
}

export interface Administrator extends Person {
  role: 'administrator'
  /** Why they may not make one published document of another (null: delete it); null when they may. */
  refuse?(before: LakeDocument | null, after: LakeDocument | null): string | null
}

/** A role as the Studio gets it, like the custom roles of a hosted project. */
export interface CustomRole {
  name: string
  title: string
}

/** An editor who may change some values of existing documents, and nothing else. */
export interface RestrictedEditor extends Person {
  role: 'restricted'
  /** The first is the one shown as their role. */
  roles: readonly [CustomRole, ...CustomRole[]]
  /** They read public documents and their drafts, and everything below these paths. */
  paths: readonly string[]
  /** The values that they may change, in English: completes "you may change ... only". */
  scope: string
  /** The path of the first difference that they may not make, such as `title`; null for none. */
  otherChange(before: LakeDocument, after: LakeDocument): string | null
}

/** The sender of a request; with the role null they have no part in the dataset. */
export type Identity = Administrator | (Person & { role: null }) | RestrictedEditor

/** The part of an identity that decides read access; it can be sent to a worker. */
export type Reader =
  | { id: string; role: 'administrator' | null }
  | { id: string; role: 'restricted'; paths: readonly string[] }

/** Functions cannot be sent to a worker. */
export function readerOf(identity: Identity | null): Reader | null {
  if (!identity) return null
  const { id } = identity
  if (identity.role !== 'restricted') return { id, role: identity.role }
  return { id, role: identity.role, paths: identity.paths }
}
