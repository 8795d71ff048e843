import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandScript, pinnedEnv, pinnedNode, root } from '../../scripts/lib/paths.mjs'
import type { startServer } from '../../scripts/lib/server.mjs'
import { canonicalOf, headingOf, tagsOf } from './support/html.ts'

/** Types, site and server of a whole project are made, each of which takes a busy machine minutes (ms). */
const TIMEOUT_MS = 900_000
const LEFT_OUT = ['node_modules', 'build', '.data', '.git', 'test-results', 'docs/screens']

const copy = mkdtempSync(join(tmpdir(), 'new-language-'))
const execute = promisify(execFile)

/** Runs a script in the copy; returns its output. */
async function node(args: string[], env: NodeJS.ProcessEnv = pinnedEnv): Promise<string> {
  return (await execute(pinnedNode, args, { cwd: copy, env })).stdout
}
/** The languages that search engines get as alternates. */
const alternatesOf = (html: string) =>
  tagsOf(html, 'link').flatMap(({ rel, hrefLang = '' }) => (rel === 'alternate' ? [hrefLang] : []))

/** Says in Catalan what the page of the plans is about. */
async function translate(env: NodeJS.ProcessEnv) {
  const { lake } = JSON.parse(await node(['scripts/keys.ts'], env))
  const client = createClient({
    ...lake,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  const text = (kind: string) => ({
    ...{ _key: 'ca', _type: `internationalizedArray${kind}Value` },
    ...{ language: 'ca', value: 'Plans' },
  })
  // A patch inserts in one place only.
  await client
    .transaction()
    .patch('page-planes', (patch) => patch.append('title', [text('String')]))
    .patch('page-planes', (patch) => patch.append('intro', [text('Text')]))
    .commit()
}

let output = ''

beforeAll(async () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(relative(root, source)),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  output = await node(['scripts/new-language.ts', 'ca'])
}, TIMEOUT_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it(
  'reports untranslated texts, without a failure',
  async () => {
    expect(output).toContain('ca  Català (draft)')
    expect(output).toMatch(/interface +0 %/)
    expect(await node(['scripts/i18n-check.ts', 'ca'])).toContain('missing   common.siteName')
    await node(['scripts/i18n-check.ts'])
  },
  TIMEOUT_MS,
)

it('is refused when it exists already', async () => {
  await expect(node(['scripts/new-language.ts', 'ca'])).rejects.toThrow('is a language of the site')
})

it(
  'keeps types, lint and tests of the catalogues passing',
  async () => {
    await node([commandScript('typescript', 'tsc'), '--noEmit'])
    await node([commandScript('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'])
    await node(['scripts/types.mjs', '--check'])
    const vitest = commandScript('vitest', 'vitest')
    const tests = ['app/i18n', 'domain', 'schemas/translations', 'scripts/lib']
    await node([vitest, 'run', '--project', 'unit', ...tests])
  },
  TIMEOUT_MS,
)

it(
  'is served: pages, menu and alternates, in Spanish where it has no text',
  async () => {
    await node([commandScript('@remix-run/dev', 'remix'), 'vite:build'])
    // The Studio of the project replaces the copy's own, which the pages do not need.
    cpSync(join(root, 'build/studio'), join(copy, 'build/studio'), { recursive: true })
    const server = join(copy, 'scripts/lib/server.mjs')
    const start: typeof startServer = (await import(pathToFileURL(server).href)).startServer
    mkdirSync(join(copy, '.data'))
    const site = await start(join(copy, '.data'))
    try {
      const text = async (path: string) => (await fetch(new URL(path, site.url))).text()
      const [catalan = '', spanish = ''] = await Promise.all(['/ca', '/'].map(text))
      expect(catalan).toContain('<html lang="ca"')
      expect(headingOf(catalan)).toBe(headingOf(spanish))
      // Its content is still Spanish, and search engines get that language.
      expect(new URL(canonicalOf(catalan)).pathname).toBe('/')
      expect(tagsOf(spanish, 'a').filter(({ hrefLang }) => hrefLang === 'ca')).not.toEqual([])

      await translate(site.env)
      await expect
        .poll(async () => alternatesOf(await text('/ca/planes')), { timeout: TIMEOUT_MS })
        .toContain('ca')
      expect(new URL(canonicalOf(await text('/ca/planes'))).pathname).toBe('/ca/planes')
      expect(alternatesOf(await text('/planes'))).toContain('ca')
    } finally {
      await site.stop()
    }
  },
  TIMEOUT_MS,
)
