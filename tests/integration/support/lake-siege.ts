import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type ClientConfig, createClient } from '@sanity/client'
import { expect } from 'vitest'
import { TOKEN } from './lake.ts'

export type LakeProcess = Awaited<ReturnType<typeof startLakeProcess>>

/** A lake in a process of its own, which may be attacked: its memory and its life are its own. */
export async function startLakeProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'lake-siege-'))
  const script = join(import.meta.dirname, 'lake-process.ts')
  const child: ChildProcess = spawn(process.execPath, [script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const [origin] = (await once(lines, 'line')) as [string]
  const client = (config: Partial<ClientConfig>) =>
    createClient({
      apiHost: `${origin}/lake`,
      useProjectHostname: false,
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
      maxRetries: 0,
      ...config,
    })

  return {
    origin,
    /** The captain's tools. */
    site: client({ token: TOKEN, perspective: 'raw' }),
    /** A visitor with that address, as the server before the lake names it. */
    visitor: (address: string) => client({ headers: { 'x-real-ip': address } }),
    /** The most memory that the process has had so far, in MB. */
    peakMegabytes: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,

    /** Sends cheap requests until `pending` is settled; returns how many were answered. */
    async answeredDuring(pending: Promise<unknown>, cheap = ping): Promise<number> {
      let isPending = true
      const settled = pending.then(
        () => false,
        () => false,
      )
      let answered = 0
      while (isPending) {
        await cheap(origin, answered)
        isPending = await Promise.race([settled, Promise.resolve(true)])
        if (isPending) answered++
      }
      return answered
    },

    async stop() {
      const isRunning = child.exitCode === null && child.signalCode === null
      const ended = isRunning ? once(child, 'exit') : null
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
      expect(isRunning, 'the process lived to the end').toBe(true)
    },
  }
}

async function ping(origin: string, _turn: number) {
  const answer = await fetch(`${origin}/lake/v1/ping`)
  expect(await answer.text()).toBe('pong')
}
