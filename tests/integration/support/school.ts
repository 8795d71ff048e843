import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient as createSanity, type SanityClient } from '@sanity/client'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { serverArgs, serverEnv } from '../../../scripts/lib/paths.mjs'

const startedSchema = z.object({
  origin: z.string(),
  token: z.string(),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
})

export interface School extends z.infer<typeof startedSchema> {
  child: ChildProcess
  /** Writes everything; sees drafts. */
  sanity: SanityClient
  supabase(key?: string): SupabaseClient
  /** As a power cut would end it. */
  kill(): Promise<void>
}

/**
 * Starts the embedded services over a data folder in a process of their own.
 * @throws Error when it ends before it listens
 */
export async function startSchool(dataDir: string, port: number): Promise<School> {
  const script = join(import.meta.dirname, 'school-process.ts')
  const child = spawn(process.execPath, [serverArgs[0] ?? '', script, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: serverEnv,
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The school ended (${code}) before it listened`)
  })
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  ended.catch(() => {})
  const started = startedSchema.parse(JSON.parse(String(line)))
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  return {
    ...started,
    child,
    sanity: createSanity({
      ...{ apiHost: `${started.origin}/lake`, useProjectHostname: false },
      ...{ projectId: 'local', dataset: 'production', apiVersion: '2025-02-19' },
      ...{ token: started.token, useCdn: false, perspective: 'raw', maxRetries: 0 },
    }),
    supabase: (key = started.anonKey) => createClient(`${started.origin}/supabase`, key, { auth }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
