import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openRequestLimits } from './limits.ts'
import { createUpgrades } from './upgrades.ts'

describe('WebSockets of one visitor', () => {
  let folder: string
  let limits: ReturnType<typeof openRequestLimits>
  let upgrades: ReturnType<typeof createUpgrades>
  beforeEach(() => {
    // A handshake comes back every 200 ms, which a slow machine may take for 300 of them.
    vi.useFakeTimers({ toFake: ['Date'] })
    folder = mkdtempSync(join(tmpdir(), 'upgrades-'))
    limits = openRequestLimits(folder, () => {})
    upgrades = createUpgrades(readConfig({ NODE_ENV: 'test' }), limits)
  })
  afterEach(() => {
    vi.useRealTimers()
    limits.close()
    rmSync(folder, { recursive: true })
  })

  /** The status with which a handshake is refused, or 0; and its socket. */
  function knock(remoteAddress: string, headers: Record<string, string> = {}) {
    const request = {
      url: '/lake/v2025-02-19/data/listen/production',
      headers: { host: 'localhost:3000', ...headers },
      rawHeaders: ['Host', 'localhost:3000'],
      socket: { remoteAddress },
    }
    const socket = new PassThrough()
    return { status: upgrades.admit(request as unknown as IncomingMessage, socket), socket }
  }

  it('are 128 at most, and another is accepted when one has closed', async () => {
    const open = Array.from({ length: 128 }, () => knock('192.0.2.1'))
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([0]))
    expect(knock('192.0.2.1').status).toBe(429)
    expect(knock('192.0.2.2').status).toBe(0)
    open[0]?.socket.destroy()
    await expect.poll(() => upgrades.size).toBe(128)
    expect(knock('192.0.2.1').status).toBe(0)
  })

  it('count by the /64', () => {
    for (let i = 0; i < 128; i++) knock(`2001:db8::${i.toString(16)}`)
    expect(knock('2001:db8::ffff').status).toBe(429)
    expect(knock('2001:db8:0:1::1').status).toBe(0)
  })

  it('are also counted when they open and close quickly', () => {
    const tries = Array.from({ length: 301 }, () => {
      const { status, socket } = knock('192.0.2.1')
      socket.emit('close')
      return status
    })
    expect(tries.filter((status) => status === 0)).toHaveLength(300)
    expect(tries.at(-1)).toBe(429)
  })

  it('of a page of another site are refused', () => {
    expect(knock('192.0.2.1', { origin: 'https://evil.example' }).status).toBe(403)
    expect(knock('192.0.2.1', { origin: 'http://localhost:3000' }).status).toBe(0)
  })
})
