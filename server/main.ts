import { ConfigError, readConfig } from './config.ts'
import { StartError } from './start-error.ts'
import { captureConsole, createLog } from './telemetry/log.ts'

/** Output for the person who starts the server. */
const print = (line: string) => console.log(line)

try {
  const config = readConfig(process.env)
  // Loaded only now: a wrong setting is reported at once.
  const { startServer } = await import('./start.ts')
  const development = process.env.NODE_ENV === 'development'
  const log = createLog(config.logLevel)
  if (!development) captureConsole(log)
  const server = await startServer(config, development, { log, print })
  print(`\n  Site    ${server.url}`)
  print(`  Studio  ${server.url}/studio`)
  if (server.captain) {
    const { email, password } = server.captain
    print(`\n  The captain's account, shown this once:\n    ${email}\n    ${password}`)
    print('  A new password: npm run captain')
  }
  print('')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      // A second signal exits at once.
      process.once(signal, () => process.exit(1))
      await server.stop()
      process.exit(0)
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
