import { checkDataFolder } from './check.ts'
import { PARTS } from './layout.ts'
import { openDataFolder } from './open.ts'

/**
 * Makes sure that the accounts of a data folder can be worked on, beside a running server too: those
 * of a new folder are made, those of an older version brought up to date.
 *
 * @throws DataFolderError when they are refused, or a server is making them right now
 */
export function readyForAccounts(dataDir: string): void {
  const { manifest, databases } = checkDataFolder(dataDir, ['supabase'])
  const isCurrent = PARTS.supabase.databases.every(
    ({ path, kind }) => databases.get(path)?.version === kind.migrations.length,
  )
  if (isCurrent && manifest?.complete.includes('supabase')) return
  openDataFolder(dataDir, ['supabase'], (line) => console.error(line)).close()
}
