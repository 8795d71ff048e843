import { join } from 'node:path'
import { type Database, openDatabase } from '../../kit/database.ts'
import { AUTH } from './schema.ts'

export type Store = Database

/** Opens (creating it when absent) the auth database `<folder>/auth.sqlite`. */
export function openStore(folder: string): Store {
  return openDatabase(join(folder, 'auth.sqlite'), AUTH)
}
