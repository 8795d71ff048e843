import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { serverArgs, serverEnv } from '../../../scripts/lib/paths.mjs'

const startedSchema = z.object({
  url: z.string(),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
})

export interface BackendProcess extends z.infer<typeof startedSchema> {
  child: ChildProcess
  client(key?: string): SupabaseClient
  /** As a power cut would end it. */
  kill(): Promise<void>
}

/**
 * Starts an embedded Supabase in a process of its own.
 * @param limits shell commands that run before it, such as `ulimit -f 100`
 * @throws Error when it ends before it listens
 */
export async function startProcess(folder: string, limits = ':'): Promise<BackendProcess> {
  const script = join(import.meta.dirname, 'supabase-process.ts')
  // As the site's server is started.
  const command = `${limits}; exec "$0" ${serverArgs[0]} "$1" "$2"`
  const child = spawn('sh', ['-c', command, process.execPath, script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: serverEnv,
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended (${code}) before it listened`)
  })
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  ended.catch(() => {})
  const started = startedSchema.parse(JSON.parse(String(line)))
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  return {
    ...started,
    child,
    client: (key = started.anonKey) => createClient(started.url, key, { auth }),
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
