import { Scanner } from '@tailwindcss/oxide'
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'
import { namesNeeded, printDefinitions } from './definitions.ts'
import { removeUnset } from './unset-properties.ts'
import { inLayers, layerName, printUtilities, readUtilities } from './utilities.ts'

/** Modules that are loaded together. */
export interface Part {
  /** Their JavaScript, in which class names and custom properties are found. */
  code: string
  css: string
}

/** Code puts the names of colours together: `var(--color-${name})`. */
const isColor = (name: string) => name.startsWith('--color-')

/**
 * Splits Tailwind's sheet into what every page needs and what each page needs besides.
 *
 * @param root what every page loads; Tailwind's sheet is part of its CSS
 * @param parts what is loaded later, each after the root
 * @returns the root's sheet and those of the parts, in their order
 */
export function splitStyles(root: Part, parts: Part[]): { root: string; parts: string[] } {
  const sheet = postcss.parse(root.css)
  removeFallbacks(sheet)
  removeUnset(sheet)
  joinRules(sheet)
  shorten(sheet)
  const rules = take(sheet, (node) => isLayer(node, 'utilities')).flatMap(readUtilities)
  const definitions = take(sheet, (node) => isLayer(node, 'theme') || isDefinition(node))

  const rootClasses = classNamesIn(root.code)
  const ownClasses = parts.map(
    ({ code }) => new Set([...classNamesIn(code)].filter((name) => !rootClasses.has(name))),
  )
  const utilities = inLayers(
    rules,
    ({ className: one }, { className: later }) =>
      rootClasses.has(one) || ownClasses.every((names) => !names.has(one) || names.has(later)),
  )
  const print = (names: Set<string>) =>
    printUtilities(utilities.filter(({ className }) => names.has(className)))

  const order = new Set(utilities.map(({ level }) => layerName(level)))
  const rootStyles = tidy(sheet) + print(rootClasses)
  const rootNames = namesNeeded(definitions, root.code + rootStyles)
  const isInRoot = (name: string) => isColor(name) || rootNames.has(name)
  return {
    root: [
      `@layer ${['theme', 'base', 'components', ...order]};`,
      printDefinitions(definitions, isInRoot),
      rootStyles,
    ].join(''),
    parts: parts.map(({ code, css }, index) => {
      const styles = tidy(shorten(postcss.parse(css))) + print(ownClasses[index] ?? new Set())
      const names = namesNeeded(definitions, code + styles)
      return printDefinitions(definitions, (name) => names.has(name) && !isInRoot(name)) + styles
    }),
  }
}

const isLayer = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.params === name && !!node.nodes

/**
 * Removes what Tailwind's sheet says besides to browsers that do not mix colours or do not know `@property`: it
 * is a twentieth of the sheets, and Tailwind 4 needs both anyway.
 */
function removeFallbacks(sheet: Root) {
  take(sheet, (node) => isLayer(node, 'properties'))
  sheet.walkAtRules('supports', (condition) => {
    if (!/^\(color:\s*color-mix/.test(condition.params)) return
    for (const rule of condition.nodes ?? []) removeFallback(condition, rule)
    condition.replaceWith(condition.nodes ?? [])
  })
}

/** Rules in a row that have the same selector become one; nothing stands in a shadow tree. */
function joinRules(sheet: Root) {
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => selector !== ':host')
    const before = rule.prev()
    if (before?.type !== 'rule' || before.selector !== rule.selector) return
    before.append(rule.nodes)
    rule.remove()
  })
}

/** Writes a sheet; blocks of one layer become the first: the order of layers is declared, that within one stays. */
function tidy(sheet: Root): string {
  const blocks = sheet.nodes.filter((node) => isLayer(node, 'components'))
  const [first, ...others] = blocks
  for (const block of others) {
    first?.append(block.nodes)
    block.remove()
  }
  return sheet.toString()
}

/** Spells alike what Tailwind and the site's own sheets say: it compresses better. */
function shorten(sheet: Root): Root {
  sheet.walkDecls(/^--/, (declaration) => {
    if (!/["']/.test(declaration.value))
      declaration.value = declaration.value.trim().replace(/,\s+/g, ',')
  })
  sheet.walkAtRules('media', (rule) => {
    rule.params = rule.params
      .replace(/^not all and \(min-width:\s*([^)]+)\)$/, '(width<$1)')
      .replace(/^\(min-width:\s*([^)]+)\)$/, '(width>=$1)')
  })
  return sheet
}

/** Of a rule in a condition: the same declarations in the rule of the same selector before the condition. */
function removeFallback(condition: AtRule, rule: ChildNode) {
  if (rule.type !== 'rule') return
  const siblings = condition.parent?.nodes ?? []
  const fallback = siblings
    .slice(0, siblings.indexOf(condition))
    .findLast((node) => node.type === 'rule' && node.selector === rule.selector)
  if (fallback?.type !== 'rule') return
  rule.walkDecls(({ prop }) => {
    fallback.walkDecls(prop, (declaration) => {
      declaration.remove()
    })
  })
  if (fallback.nodes.length === 0) fallback.remove()
}

/** Its type, or an animation: a name that is of use where something refers to it. */
const isDefinition = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && /^(property|keyframes)$/.test(node.name)

/** Removes nodes from the sheet and returns them. */
function take(sheet: Root, test: (node: ChildNode) => node is AtRule): AtRule[] {
  const taken = sheet.nodes.filter(test)
  for (const node of taken) node.remove()
  return taken
}

/** Class names that Tailwind itself finds in the code. */
function classNamesIn(code: string): Set<string> {
  return new Set(new Scanner({}).scanFiles([{ content: code, extension: 'js' }]))
}
