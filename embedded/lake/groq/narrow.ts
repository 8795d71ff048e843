import type { ExprNode } from 'groq-js'

type Node = Record<string, unknown>

/** The parameter that holds the documents of a type; no query can name it. */
export const parameterOfType = (type: string) => `documents of type ${type}`

/**
 * Makes `*[_type == "x" && …]` read the documents of that type only. Its result is the same: a
 * filter keeps a document when all its conditions are true, and this is one of them.
 *
 * @param tree is changed in place
 * @returns the types whose documents it wants as parameters (see {@link parameterOfType})
 */
export function narrow(tree: ExprNode): string[] {
  const types = new Set<string>()
  visit(tree, (node) => {
    if (node.type !== 'Filter' || !isNode(node.base) || node.base.type !== 'Everything') return
    const type = requiredType(node.expr)
    if (type === null) return
    types.add(type)
    node.base = { type: 'Parameter', name: parameterOfType(type) }
  })
  return [...types]
}

/** The type that a condition requires, whatever else it requires; null when it may be any. */
function requiredType(condition: unknown): string | null {
  if (!isNode(condition)) return null
  if (condition.type === 'Group') return requiredType(condition.base)
  if (condition.type === 'And') {
    return requiredType(condition.left) ?? requiredType(condition.right)
  }
  if (condition.type !== 'OpCall' || condition.op !== '==') return null
  const { left, right } = condition
  if (!isNode(left) || !isNode(right)) return null
  const [field, literal] = left.type === 'Value' ? [right, left] : [left, right]
  const isType = field.type === 'AccessAttribute' && field.name === '_type' && !field.base
  return isType && literal.type === 'Value' && typeof literal.value === 'string'
    ? literal.value
    : null
}

function visit(value: unknown, each: (node: Node) => void) {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, each)
  } else if (isNode(value) && value.type !== 'Value') {
    each(value)
    for (const inner of Object.values(value)) visit(inner, each)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
