import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lakeToken, openLake } from '../../embedded/lake/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'dataset-test-'))
const original = join(folder, 'original')
const copy = join(folder, 'copy')
const archive = join(folder, 'school.tar.gz')
const text = Buffer.from('Am  G  F  E\n')
let picture: Buffer

/** Runs `npm run dataset` over a data folder, as a captain would. */
function dataset(dataDir: string, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir } as const
    execFile(process.execPath, ['scripts/dataset.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

/** Lets the work speak to the lake of a data folder. */
async function withLake<T>(
  dataDir: string,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const token = lakeToken(join(dataDir, 'lake'))
  const place = { projectId: 'local', dataset: 'production', token }
  const lake = openLake({
    ...place,
    folder: join(dataDir, 'lake'),
    publicUrl: apiHost,
    identify: async () => null,
    log: () => {},
  })
  server.on('request', getRequestListener(lake.fetch))
  try {
    return await work(
      createClient({
        ...place,
        apiHost,
        useProjectHostname: false,
        apiVersion: '2025-02-19',
        useCdn: false,
      }),
    )
  } finally {
    server.closeAllConnections()
    server.close()
    lake.close()
  }
}

/** Every document without what a copy may not share; an asset's address and upload id are its own. */
async function contents(client: SanityClient) {
  const documents: Record<string, unknown>[] = await client.fetch('*', {}, { perspective: 'raw' })
  return documents
    .map(({ _rev, _updatedAt, _createdAt, url, uploadId, ...rest }) => rest)
    .sort((a, b) => String(a._id).localeCompare(String(b._id)))
}

async function bytes(client: SanityClient, type: string): Promise<Buffer> {
  const path: string = await client.fetch(`*[_type == $type][0].path`, { type })
  const { apiHost, token } = client.config()
  const answer = await fetch(`${apiHost}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1e3a8a' } })
    .png()
    .toBuffer()
  await withLake(original, async (client) => {
    const image = await client.assets.upload('image', picture, {
      filename: 'barco.png',
      title: 'Barco',
    })
    const file = await client.assets.upload('file', text, { filename: 'acordes.txt' })
    const asset = (_ref: string) => ({ _type: 'reference', _ref })
    await client
      .transaction()
      .create({ _id: 'gold', _type: 'paletteColor', hex: '#fbbf24' })
      .create({
        _id: 'level',
        _type: 'level',
        color: { _type: 'reference', _ref: 'gold' },
        image: { _type: 'picture', alt: 'Un barco', asset: asset(image._id) },
        sheets: [{ _key: 'a', _type: 'file', asset: asset(file._id) }],
      })
      .create({ _id: 'drafts.level', _type: 'level', order: 2 })
      .commit()
  })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('dataset export and import', () => {
  it('transfers every document, draft and asset to an empty lake', async () => {
    const exported = await dataset(original, 'export', archive)
    expect(exported).toMatchObject({ code: 0 })
    expect(exported.stderr).not.toContain('Asset failed')
    expect(exported.stdout).toContain('3 documents, 2 assets')
    const imported = await dataset(copy, 'import', archive)
    expect(imported).toMatchObject({ code: 0, stderr: '' })

    const before = await withLake(original, contents)
    expect(before).toHaveLength(5)
    expect(await withLake(copy, contents)).toEqual(before)
    await withLake(copy, async (client) => {
      expect(await bytes(client, 'sanity.imageAsset')).toEqual(picture)
      expect(await bytes(client, 'sanity.fileAsset')).toEqual(text)
    })
  })

  it('imports the same archive again without duplicates', async () => {
    expect(await dataset(copy, 'import', archive)).toMatchObject({ code: 0 })
    expect(await withLake(copy, contents)).toHaveLength(5)
  })
})

describe('an error is reported in one line', () => {
  it.each([
    ['no file named', ['export'], /^Usage: /],
    [
      'a file that is not there',
      ['import', join(folder, 'nowhere.tar.gz')],
      /nowhere\.tar\.gz does not exist/,
    ],
    ['a folder without data', ['import', original], /No \.ndjson file found/],
    [
      'a folder that is not there to export to',
      ['export', join(folder, 'no', 'x.tar.gz')],
      /x\.tar\.gz cannot be written/,
    ],
  ])('%s', async (_, args, message) => {
    const { code, stderr } = await dataset(copy, ...args)
    expect(code).toBe(1)
    expect(stderr.trim()).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('a file that is no export, and nothing is changed', async () => {
    const junk = join(folder, 'junk.tar.gz')
    writeFileSync(junk, 'this is not an archive\n'.repeat(40))
    const before = await withLake(copy, contents)
    const { code, stderr } = await dataset(copy, 'import', junk)
    expect(code).toBe(1)
    expect(stderr).toMatch(/junk\.tar\.gz cannot be imported/)
    expect(await withLake(copy, contents)).toEqual(before)
  })

  it('leaves no unfinished file behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })
})
