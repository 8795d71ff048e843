import { BackupError } from '../server/backup/error.ts'
import { restoreBackup } from '../server/backup/restore.ts'
import { ConfigError, readConfig } from '../server/config.ts'

// A backup back into an empty or missing DATA_DIR:
//   npm run restore -- FILE.tar

const [file, ...rest] = process.argv.slice(2)
try {
  if (!file || rest.length > 0) throw new BackupError('Usage: npm run restore -- FILE.tar')
  const { dataDir } = readConfig(process.env)
  const { createdAt, entries } = await restoreBackup(file, dataDir)
  console.log(`DATA_DIR ${dataDir} is as it was at ${createdAt} (${entries.length} files).`)
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof ConfigError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
