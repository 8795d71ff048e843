import type { Root } from 'postcss'
import valueParser, { type Node } from 'postcss-value-parser'

/*
 * Tailwind composes shadows, filters and figures of custom properties, so that several utilities may each set a
 * part. Most of them no utility of the site sets.
 */

/** A shadow that none is. */
const NO_SHADOW = '0 0 #0000'

/**
 * Removes Tailwind's custom properties (`--tw-...`) that nothing sets or nothing reads: what refers to one that is
 * not set gets its fallback or its initial value.
 */
export function removeUnset(sheet: Root) {
  const set = new Set<string>()
  const read = new Set<string>()
  const initial = new Map<string, string>()
  sheet.walkDecls(({ prop, value }) => {
    set.add(prop)
    for (const [, name = ''] of value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name)
  })
  sheet.walkAtRules('property', ({ params, nodes }) => {
    for (const node of nodes ?? [])
      if (node.type === 'decl' && node.prop === 'initial-value') initial.set(params, node.value)
  })

  sheet.walkDecls((declaration) => {
    if (isOwn(declaration.prop) && !read.has(declaration.prop)) declaration.remove()
    else if (declaration.value.includes('var(--tw-'))
      declaration.value = writeOut(declaration.value, (name) =>
        set.has(name) ? undefined : (initial.get(name) ?? ''),
      )
  })
  sheet.walkAtRules('property', (rule) => {
    if (isOwn(rule.params) && !(set.has(rule.params) && read.has(rule.params))) rule.remove()
  })
}

const isOwn = (name: string) => name.startsWith('--tw-')

/** @param standsFor what a property of Tailwind stands for if the reference has no fallback; undefined: it is set */
function writeOut(value: string, standsFor: (name: string) => string | undefined): string {
  const parsed = valueParser(value)
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return
    const [name, comma, ...fallback] = node.nodes
    const unset = name && isOwn(name.value) ? standsFor(name.value) : undefined
    if (unset === undefined) return
    become(node, comma ? valueParser.stringify(fallback).trim() : unset)
  })
  const parts = parsed.toString().split(',')
  const shown = parts.map((part) => part.trim()).filter((part) => part !== NO_SHADOW)
  return shown.join(',').replace(/ +/g, ' ') || NO_SHADOW
}

function become(node: Node, value: string) {
  Object.assign(node, { type: 'word', value, nodes: undefined })
}
