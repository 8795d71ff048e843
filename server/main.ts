import { ConfigError, readConfig } from './config.ts'
import { StartError, startServer } from './start.ts'

const log = (line: string) => console.log(line)

try {
  const config = readConfig(process.env)
  const server = await startServer(config, process.env.NODE_ENV === 'development', log)
  log(`\n  Site    ${server.url}`)
  log(`  Studio  ${server.url}/studio`)
  if (server.captain) {
    const { email, password } = server.captain
    log(`\n  The captain's account, shown this once:\n    ${email}\n    ${password}`)
    log('  A new password: npm run captain')
  }
  log('')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.stop()
      process.exit(0)
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
