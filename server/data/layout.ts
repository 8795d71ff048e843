import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseKind } from '../../embedded/kit/database.ts'
import { lakeToken } from '../../embedded/lake/keys.ts'
import { LAKE } from '../../embedded/lake/schema.ts'
import { AUTH } from '../../embedded/supabase/auth/schema.ts'
import { supabaseKeys } from '../../embedded/supabase/keys.ts'
import { STORAGE } from '../../embedded/supabase/storage/schema.ts'
import type { Config } from '../config.ts'

/** Files of one embedded service in the data folder; paths are relative to it, with `/`. */
export interface Part {
  /** Made first and never again: losing it would lock people out. */
  secret: { path: string; readOrCreate(dataDir: string): unknown }
  /** In the order in which a first start makes them. */
  databases: readonly { path: string; kind: DatabaseKind }[]
  /** Folders of files that the databases name, written once and never changed. */
  files: readonly string[]
  /** Left by earlier versions when the part was complete. */
  oldMark?: string
}

export type PartName = 'supabase' | 'lake'

/** Everything durable. What is not named here is made again when it is lost: caches, limits, notes. */
export const PARTS: Readonly<Record<PartName, Part>> = {
  supabase: {
    secret: {
      path: 'supabase/keys.json',
      readOrCreate: (dataDir) => supabaseKeys(join(dataDir, 'supabase')),
    },
    databases: [
      { path: 'supabase/auth.sqlite', kind: AUTH },
      { path: 'supabase/storage.sqlite', kind: STORAGE },
    ],
    files: ['supabase/storage/objects'],
  },
  lake: {
    secret: { path: 'lake/token', readOrCreate: (dataDir) => lakeToken(join(dataDir, 'lake')) },
    databases: [{ path: 'lake/lake.sqlite', kind: LAKE }],
    files: ['lake/assets/images', 'lake/assets/files'],
    oldMark: 'lake/seeded',
  },
}

/** Durable files outside the parts; a lost one is created again. */
export const LOOSE = ['site.key'] as const

/** The services that work on the data folder under these settings; hosted ones keep nothing here. */
export function embeddedParts({ sanity, supabase }: Config): PartName[] {
  return [
    ...(supabase.hosted ? [] : ['supabase' as const]),
    ...(sanity.hosted ? [] : ['lake' as const]),
  ]
}

/** Lock of a data folder: held by its server, and during backup and restore. */
export const lockOf = (dataDir: string) => join(dataDir, 'lock.sqlite')

/** There while a restore has not ended. */
export const restoringOf = (dataDir: string) => join(dataDir, 'restoring')

export const isRestoring = (dataDir: string) => existsSync(restoringOf(dataDir))
