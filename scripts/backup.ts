import { makeBackup } from '../server/backup/backup.ts'
import { BackupError } from '../server/backup/error.ts'
import { type Config, ConfigError, readConfig } from '../server/config.ts'
import { DataFolderError } from '../server/data/error.ts'

// Everything durable of this machine in one file, while the server runs or not:
//   npm run backup -- FILE.tar

/** Lists the hosted services, whose data is not part of a backup. */
function elsewhere({ sanity, supabase }: Config): string[] {
  return [
    ...(sanity.hosted
      ? ['Content is at hosted Sanity and not in it: npm run dataset -- export writes that.']
      : []),
    ...(supabase.hosted
      ? [
          'Members and their files are at hosted Supabase and not in it: that project keeps backups.',
        ]
      : []),
  ]
}

const [file, ...rest] = process.argv.slice(2)
try {
  if (!file || rest.length > 0) throw new BackupError('Usage: npm run backup -- FILE.tar')
  const config = readConfig(process.env)
  const { createdAt, entries } = await makeBackup(config.dataDir, file)
  const bytes = entries.reduce((sum, { size }) => sum + size, 0)
  console.log(
    `${file}: everything as of ${createdAt}, ${entries.length} files, ${(bytes / 1e6).toFixed(1)} MB, read back and found sound.`,
  )
  for (const line of elsewhere(config)) console.log(line)
} catch (error) {
  const isExpected = [BackupError, DataFolderError, ConfigError].some(
    (kind) => error instanceof kind,
  )
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 1
}
