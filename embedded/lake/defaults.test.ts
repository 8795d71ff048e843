import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLake } from './index.ts'

it('is called by its id, and keeps the history of deleted documents, by default', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-defaults-'))
  const lake = openLake({
    folder,
    projectId: 'local',
    dataset: 'production',
    token: 'token',
    publicUrl: 'http://localhost',
    identify: async () => null,
    log: () => {},
  })
  const request = async (path: string, body?: unknown) =>
    lake.fetch(
      new Request(`http://localhost/v2025-02-19${path}`, {
        headers: { authorization: 'Bearer token' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
  try {
    expect(await (await request('/projects/local')).json()).toMatchObject({
      displayName: 'local',
    })
    for (const mutation of [{ create: { _id: 'a', _type: 'note' } }, { delete: { id: 'a' } }]) {
      expect((await request('/data/mutate/production', { mutations: [mutation] })).status).toBe(200)
    }
    const history = await request('/data/history/production/transactions/a')
    expect((await history.text()).trim().split('\n')).toHaveLength(2)
  } finally {
    lake.close()
    rmSync(folder, { recursive: true })
  }
})
