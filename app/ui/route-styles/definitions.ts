import postcss, { type AtRule, type Container } from 'postcss'

/*
 * Definitions are `@layer theme` with its custom properties, `@property` and `@keyframes`: a sheet needs one
 * only if it refers to its name.
 */

/** The names that a text needs defined, those included that their definitions refer to in turn. */
export function namesNeeded(definitions: AtRule[], text: string): Set<string> {
  const values = new Map<string, string>()
  for (const node of definitions) {
    if (node.name === 'layer')
      node.walkDecls(({ prop, value }) => {
        values.set(prop, value)
      })
    else values.set(node.params, node.toString())
  }
  const needed = new Set<string>()
  const texts = [text]
  for (const some of texts)
    for (const [name] of some.matchAll(/[\w-]+/g)) {
      const value = values.get(name)
      if (value === undefined || needed.has(name)) continue
      needed.add(name)
      texts.push(value)
    }
  return needed
}

/** Writes the definitions whose names pass the test. */
export function printDefinitions(definitions: AtRule[], test: (name: string) => boolean): string {
  const sheet = postcss.root({ nodes: definitions.map((node) => node.clone()) })
  for (const node of [...sheet.nodes] as AtRule[])
    if (node.name === 'layer') removeDeclarations(node, test)
    else if (!test(node.params)) node.remove()
  return sheet.toString()
}

/** Removes declarations that do not pass, and what is empty without them. */
function removeDeclarations(container: Container, test: (name: string) => boolean) {
  for (const node of [...(container.nodes ?? [])])
    if (node.type === 'decl' && !test(node.prop)) node.remove()
    else if (node.type === 'rule' || node.type === 'atrule') removeDeclarations(node, test)
  if (container.nodes?.length === 0) container.remove()
}
