import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openLake } from '../../../embedded/lake/index.ts'
import { CAPTAIN } from '../support/lake.ts'
import { options, TIMEOUT_MS } from './cases.ts'

// Transactions of mutations against a model: the same documents, all or nothing, and still there
// when the lake is opened again.

type Fields = Record<string, unknown>
type Model = Map<string, Fields>
type Mutation =
  | { create: Fields & { _id: string } }
  | { createIfNotExists: Fields & { _id: string } }
  | { createOrReplace: Fields & { _id: string } }
  | { delete: { id: string } }
  | { patch: { id: string } & Patch }
type Patch =
  | { set: Fields }
  | { setIfMissing: Fields }
  | { unset: string[] }
  | { inc: Record<string, number> }
  | { insert: { after: string; items: unknown[] } }

const ids = ['a', 'b', 'drafts.a', 'members.c']
const id = fc.constantFrom(...ids)
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  fc.integer(),
  fc.boolean(),
)
const list = fc.array(value, { maxLength: 4 })
/** Every document has a number and a list, so that each patch means something. */
const fields = fc.record({
  _type: fc.constant('thing'),
  n: fc.integer({ min: -1000, max: 1000 }),
  list,
  text: value,
})
const document = fc.tuple(id, fields).map(([_id, rest]) => ({ _id, ...rest }))
const patch: fc.Arbitrary<Patch> = fc.oneof(
  fc.record({ text: value }).map((set) => ({ set })),
  fc.record({ text: value, extra: value }).map((setIfMissing) => ({ setIfMissing })),
  fc.subarray(['text', 'extra']).map((unset) => ({ unset })),
  fc.integer({ min: -9, max: 9 }).map((n) => ({ inc: { n } })),
  list.map((items) => ({ insert: { after: 'list[-1]', items } })),
)
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  document.map((create) => ({ create })),
  document.map((createIfNotExists) => ({ createIfNotExists })),
  document.map((createOrReplace) => ({ createOrReplace })),
  id.map((gone) => ({ delete: { id: gone } })),
  fc.tuple(id, patch).map(([target, change]) => ({ patch: { id: target, ...change } })),
)
const transactions = fc.array(fc.array(mutation, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
})

/** Expected documents after the mutations; null when the transaction must be refused. */
function expected(before: Model, mutations: Mutation[]): Model | null {
  const model = new Map([...before].map(([key, content]) => [key, structuredClone(content)]))
  for (const each of mutations) {
    if ('delete' in each) model.delete(each.delete.id)
    else if ('patch' in each) {
      const target = model.get(each.patch.id)
      if (!target) return null
      applyPatch(target, each.patch)
    } else {
      const [[kind, given] = ['', {}]] = Object.entries(each) as [string, Fields][]
      const { _id, ...content } = given
      const isThere = model.has(String(_id))
      if (kind === 'create' && isThere) return null
      if (kind !== 'createIfNotExists' || !isThere) model.set(String(_id), content)
    }
  }
  return model
}

function applyPatch(target: Fields, given: Patch) {
  if ('set' in given) Object.assign(target, given.set)
  if ('setIfMissing' in given) {
    for (const [key, content] of Object.entries(given.setIfMissing)) target[key] ??= content
  }
  if ('unset' in given) for (const key of given.unset) delete target[key]
  if ('inc' in given) target.n = Number(target.n) + Number(given.inc.n)
  if ('insert' in given) target.list = [...(target.list as unknown[]), ...given.insert.items]
}

function open(folder: string) {
  return openLake({
    folder,
    projectId: 'local',
    dataset: 'production',
    token: 'fuzz-token',
    publicUrl: 'http://localhost/lake',
    identify: async () => CAPTAIN,
    log: () => {},
  })
}
type Lake = ReturnType<typeof open>

const headers = { authorization: 'Bearer fuzz-token' }

async function send(lake: Lake, mutations: Mutation[]): Promise<number> {
  const request = new Request('http://localhost/v1/data/mutate/production', {
    method: 'POST',
    headers,
    body: JSON.stringify({ mutations }),
  })
  const response = await lake.fetch(request)
  await response.text()
  return response.status
}

async function read(lake: Lake): Promise<Model> {
  const url = `http://localhost/v1/data/doc/production/${ids.join(',')}`
  const response = await lake.fetch(new Request(url, { headers }))
  const { documents } = (await response.json()) as { documents: Fields[] }
  return new Map(
    documents.map(({ _id, _rev, _createdAt, _updatedAt, ...rest }) => [String(_id), rest]),
  )
}

it(
  'transactions match a model, or change nothing',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fuzz-lake-'))
    let lake = open(folder)
    let model: Model = new Map()
    try {
      await fc.assert(
        fc.asyncProperty(transactions, async (given) => {
          await send(
            lake,
            ids.map((gone) => ({ delete: { id: gone } })),
          )
          model = new Map()
          for (const mutations of given) {
            const next = expected(model, mutations)
            const status = await send(lake, mutations)
            expect(next ? [200] : [404, 409]).toContain(status)
            model = next ?? model
            expect(await read(lake)).toEqual(model)
          }
        }),
        options,
      )
      lake.close()
      lake = open(folder)
      expect(await read(lake)).toEqual(model)
    } finally {
      lake.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  TIMEOUT_MS,
)
