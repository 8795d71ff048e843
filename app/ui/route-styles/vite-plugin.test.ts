import type { Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { sheetsOf } from './vite-plugin.ts'

interface ChunkOptions {
  classes: string
  imports?: string[]
  lazy?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

/** A bundle whose chunks name classes, each with a component's sheet of its own; the root's has the utilities. */
function bundleOf(chunks: Record<string, ChunkOptions>): Rollup.OutputBundle {
  const names = Object.values(chunks).flatMap(({ classes }) => classes.split(' '))
  const utilities = [...new Set(names)].map((name) => `.${name}{order:${name.length}}`).join('')
  const files = Object.entries(chunks).flatMap(([name, options]) => {
    const css = `@layer components{.${name}{color:red}}`
    return [
      {
        ...{ type: 'chunk', name, fileName: `${name}.js`, code: `"${options.classes}"` },
        imports: (options.imports ?? []).map((other) => `${other}.js`),
        dynamicImports: (options.lazy ?? []).map((other) => `${other}.js`),
        isEntry: options.isEntry ?? false,
        isDynamicEntry: options.isDynamicEntry ?? false,
        viteMetadata: { importedCss: new Set([`${name}.css`]) },
      },
      {
        ...{ type: 'asset', fileName: `${name}.css` },
        source: name === 'root' ? `@layer utilities{${utilities}}${css}` : css,
      },
    ]
  })
  const named = files.map((file) => [file.fileName, file])
  return Object.fromEntries(named) as unknown as Rollup.OutputBundle
}

const sheets = (chunks: Record<string, ChunkOptions>) => {
  const found = sheetsOf(bundleOf(chunks)).map(({ entry, source = '' }) => [entry.name, source])
  return Object.fromEntries(found) as Record<string, string>
}

const root = { classes: 'flex', isEntry: true }

describe('the sheet of a route', () => {
  it('has the styles of every chunk that it imports, after each other, but for those of the root', () => {
    const { page } = sheets({
      root: { ...root, imports: ['shell'] },
      shell: { classes: 'hidden' },
      card: { classes: 'grid' },
      page: { classes: 'block', imports: ['card', 'shell'], isEntry: true },
    })
    expect(page).toMatch(/\.card\b.*\.page\b/s)
    expect(page).toContain('.grid{')
    expect(page).not.toMatch(/\.shell|\.hidden/)
  })

  it('leaves out a lazy module that it imports, which has its own sheet', () => {
    const { page, panel } = sheets({
      root,
      panel: { classes: 'grid', imports: ['note'], isDynamicEntry: true },
      note: { classes: 'block' },
      page: { classes: 'table', imports: ['panel'], isEntry: true },
    })
    expect(panel).toContain('.note')
    expect(page).not.toMatch(/\.note|\.panel|\.grid/)
  })
})

it('leaves out of the sheet of a lazy module what each of its importers has loaded', () => {
  const { engine } = sheets({
    root,
    note: { classes: 'block' },
    page: { classes: 'grid', imports: ['note'], lazy: ['engine'], isEntry: true },
    engine: { classes: 'table', imports: ['note'], isDynamicEntry: true },
  })
  expect(engine).toContain('.table{')
  expect(engine).not.toMatch(/\.note|\.block/)
})

it('refuses a bundle without a root route', () => {
  expect(() => sheets({ page: root })).toThrow('no root route')
})
