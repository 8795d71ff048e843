import type { Plugin, Rollup } from 'vite'
import { type Part, splitStyles } from './split-styles.ts'

/**
 * Splits the style sheets of the build by route: the root's sheet has what every page needs, and that of a route
 * or a lazy module all the rest of what its modules need, utilities of Tailwind included. Without it, each page
 * would carry the utilities of the whole site and a style sheet for each chunk that pages share.
 */
export function routeStyles(): Plugin {
  let isClient = false
  return {
    name: 'route-styles',
    apply: 'build',
    enforce: 'post',
    configResolved({ build: { ssr } }) {
      isClient = !ssr
    },
    generateBundle(_options, bundle) {
      // The server's build has a copy of them all, which no page links.
      const sheets = isClient ? sheetsOf(bundle) : []
      for (const { viteMetadata } of chunksOf(bundle)) {
        for (const name of viteMetadata?.importedCss ?? []) delete bundle[name]
        viteMetadata?.importedCss.clear()
      }
      for (const { entry, source } of sheets) {
        if (!source) continue
        const asset = this.emitFile({ type: 'asset', name: `${entry.name}.css`, source })
        entry.viteMetadata?.importedCss.add(this.getFileName(asset))
      }
    },
  }
}

/** The style sheets of all modules that are loaded by themselves. */
export function sheetsOf(bundle: Rollup.OutputBundle) {
  const chunks = chunksOf(bundle)
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const root = entries.find(({ name }) => name === 'root')
  if (!root) throw new Error('The bundle has no root route')
  const client = entries.filter(({ name }) => name === 'entry.client')
  const common = new Set([root, ...client].flatMap((entry) => withImports(bundle, entry)))

  const others = entries.filter((entry) => !common.has(entry))
  const parts = others.map((entry) => {
    const loaded = withImports(bundle, entry)
    // A lazy module that is also imported comes with its own sheet.
    const withSheet = loaded.filter((chunk) => chunk !== entry && others.includes(chunk))
    const elsewhere = new Set(withSheet.flatMap((other) => withImports(bundle, other)))
    const importers = chunks.filter(({ dynamicImports }) => dynamicImports.includes(entry.fileName))
    const before = importers.map((importer) => new Set(withImports(bundle, importer)))
    return loaded.filter(
      (chunk) =>
        !common.has(chunk) &&
        !elsewhere.has(chunk) &&
        (before.length === 0 || !before.every((imported) => imported.has(chunk))),
    )
  })
  const sheets = splitStyles(
    partOf(bundle, [...common]),
    parts.map((part) => partOf(bundle, part)),
  )
  return [
    { entry: root, source: sheets.root },
    ...others.map((entry, index) => ({ entry, source: sheets.parts[index] })),
  ]
}

const chunksOf = (bundle: Rollup.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** A chunk after those that it imports, so that its styles override theirs. */
function withImports(
  bundle: Rollup.OutputBundle,
  chunk: Rollup.OutputChunk,
  found = new Set<Rollup.OutputChunk>(),
): Rollup.OutputChunk[] {
  if (found.has(chunk)) return []
  found.add(chunk)
  const imported = chunk.imports
    .map((name) => bundle[name])
    .filter((file) => file?.type === 'chunk')
  return [...imported.flatMap((other) => withImports(bundle, other, found)), chunk]
}

function partOf(bundle: Rollup.OutputBundle, chunks: Rollup.OutputChunk[]): Part {
  const styles = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    css: [...styles].map((name) => sourceOf(bundle, name)).join(''),
  }
}

function sourceOf(bundle: Rollup.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`${name} is not in the bundle`)
  return String(file.source)
}
