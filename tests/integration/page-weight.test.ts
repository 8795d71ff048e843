import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { PAGES } from '../pages.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

/** Code that comes only when it is used, each with words of it that survive minifying. */
const HEAVY = {
  pitchy: 'Input length must be at least one',
  tone: 'Missing the native AudioContext constructor.',
  'supabase-js': 'X-Client-Info',
  'tus-js-client': 'tus: ',
  'player of tabs': 'data-bar-area',
  'drawing of tabs': 'tab-system',
}

/** The most that the style sheets of a page may weigh over the wire (bytes). */
const MAX_CSS_BYTES = 12_000
/** The most that the scripts of a player may weigh, the audio thread's included (bytes). */
const MAX_PLAYER_BYTES = 30_000

const assets = join(root, 'build/client/assets')
const codeOf = (name: string) => readFileSync(join(assets, name), 'utf8')

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site.stop())

/** Every script that a page loads by itself: those that it names and those that they import. */
async function scriptsOf(path: string): Promise<Set<string>> {
  const html = await site.text(path)
  const found = new Set([...html.matchAll(/\/assets\/([\w().$-]+\.js)/g)].map(([, name]) => name))
  return withImports(found as Set<string>)
}

function withImports(names: Set<string>): Set<string> {
  // Iterating a set includes items that are added meanwhile.
  for (const name of names) {
    const imports = codeOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)
    for (const [, other] of imports) if (other) names.add(other)
  }
  return names
}

describe('code that is loaded on demand', () => {
  it.each(Object.entries(HEAVY))('%s is in the build', (_library, words) => {
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => codeOf(name).includes(words))).toHaveLength(1)
  })

  it.each(PAGES)('is not on %s', async (path) => {
    const scripts = [...(await scriptsOf(path))]
    expect(scripts.length).toBeGreaterThan(3)
    const carried = Object.entries(HEAVY).filter(([, words]) =>
      scripts.some((name) => codeOf(name).includes(words)),
    )
    expect(carried).toEqual([])
  })
})

/** Transferred size of a page's style sheets (bytes). */
async function weightOfStyles(path: string): Promise<number> {
  const html = await site.text(path)
  const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet" href="([^"]+)"/g)]
  const weights = sheets.map(async ([, href = '']) => {
    const { headers } = await site.get(href, { headers: { 'accept-encoding': 'br, gzip' } })
    const weight = Number(headers.get('content-length'))
    expect(weight).toBeGreaterThan(0)
    return weight
  })
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

it.each(PAGES)('%s has little CSS', async (path) => {
  const weight = await weightOfStyles(path)
  expect(weight).toBeGreaterThan(1_000)
  expect(weight).toBeLessThanOrEqual(MAX_CSS_BYTES)
})

describe('the player of a tab', () => {
  it('is small', async () => {
    const page = await scriptsOf('/blog/5-riffs-faciles')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const parts = scripts.filter((name) => /^(playable-tab|player-processor)-/.test(name))
    expect(parts).toHaveLength(2)
    const fetched = [...withImports(new Set(parts))].filter((name) => !page.has(name))
    const weight = fetched.reduce((sum, name) => sum + brotliCompressSync(codeOf(name)).length, 0)
    expect(weight).toBeGreaterThan(5_000)
    expect(weight).toBeLessThanOrEqual(MAX_PLAYER_BYTES)
  })
})
