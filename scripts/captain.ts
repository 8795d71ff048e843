import { join } from 'node:path'
import { z } from 'zod'
import { readConfig } from '../server/config.ts'
import { readyForAccounts } from '../server/data/accounts.ts'
import { DataFolderError } from '../server/data/error.ts'
import { DEFAULT_ADMIN_EMAIL, resetAdmin } from '../server/policies/admin-account.ts'

// Makes or resets the captain's account of the embedded Supabase and prints it as one JSON object:
//   npm run --silent captain -- captain@example.com

async function main(given: string = DEFAULT_ADMIN_EMAIL): Promise<void> {
  const email = z.email(`${given} is not an e-mail address`).parse(given)
  const config = readConfig(process.env)
  if (config.supabase.hosted) {
    throw new Error('SUPABASE_URL is set: make the account in that project (see docs/hosting.md)')
  }
  readyForAccounts(config.dataDir)
  const credentials = await resetAdmin(join(config.dataDir, 'supabase'), email)
  console.log(JSON.stringify(credentials))
}

try {
  await main(process.argv[2])
} catch (error) {
  const message =
    error instanceof z.ZodError
      ? error.issues[0]?.message
      : error instanceof DataFolderError
        ? error.message
        : String(error)
  console.error(message)
  process.exitCode = 1
}
