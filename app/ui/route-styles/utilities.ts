import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A rule of Tailwind's layer `utilities` for one class. */
export interface Utility {
  /** As it stands in the code: `sm:p-4`. */
  className: string
  rule: Rule
  /** At-rules around it, outermost first. */
  conditions: AtRule[]
  /** Number of the layer that keeps its place among the others, whichever sheet it is in. */
  level: number
}

/** A utility whose layer is not known yet. */
export type UtilityRule = Omit<Utility, 'level'>

/** Lists the rules of a layer of utilities in their order. */
export const readUtilities = (layer: AtRule): UtilityRule[] => rulesIn(layer, [])

/**
 * Divides the layer of utilities into several. Tailwind sorts the rules of one sheet so that `sm:p-6` overrides
 * `p-4`. In several sheets the order of loading would decide: a rule that may override an earlier one comes into
 * a later layer, unless both are in this order in every document.
 *
 * @param isBefore tells of a rule and a later one whether they are
 */
export function inLayers(
  rules: UtilityRule[],
  isBefore: (rule: UtilityRule, later: UtilityRule) => boolean,
): Utility[] {
  const placed: { rule: UtilityRule; effect: Effect; level: number }[] = []
  for (const rule of rules) {
    const effect = effectOf(rule)
    const levels = placed
      .filter((earlier) => mayOverride(effect, earlier.effect))
      .map((earlier) => earlier.level + (isBefore(earlier.rule, rule) ? 0 : 1))
    placed.push({ rule, effect, level: Math.max(0, ...levels) })
  }
  return placed
    .map(({ rule, level }) => ({ ...rule, level }))
    .sort((one, other) => one.level - other.level)
}

export const layerName = (level: number) => `u${level}`

/** Writes utilities in their layers; neighbours share the at-rules around them. */
export function printUtilities(utilities: Utility[]): string {
  const sheet = postcss.root()
  for (const { level, conditions, rule } of utilities) {
    const around = [{ name: 'layer', params: layerName(level) }, ...conditions]
    const parent = around.reduce<Container>((container, { name, params }) => {
      const last = container.last
      if (last?.type === 'atrule' && last.name === name && last.params === params) return last
      const atRule = postcss.atRule({ name, params, nodes: [] })
      container.append(atRule)
      return atRule
    }, sheet)
    parent.append(rule.clone())
  }
  return sheet.toString()
}

function rulesIn(container: Container, conditions: AtRule[]): UtilityRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode) => {
    if (node.type === 'atrule') return rulesIn(node, [...conditions, node])
    if (node.type !== 'rule') return []
    return node.selectors.map((selector) => ({
      className: classNameOf(selector),
      rule: node.clone({ selector }),
      conditions,
    }))
  })
}

const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/

/** The first class of a selector, without the backslashes of CSS. */
function classNameOf(selector: string): string {
  const [, escaped] = CLASS.exec(selector) ?? []
  if (!escaped) throw new Error(`A utility without a class: ${selector}`)
  return escaped.replace(/\\(.)/g, '$1')
}

interface Effect {
  /** Equal for values of one utility, of which an element has only one: `p-4` and `p-5`. */
  kind: string
  properties: Set<string>
}

function effectOf({ rule, conditions }: UtilityRule): Effect {
  const declared = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
  // A fallback belongs to its utility.
  const context = conditions.filter(({ name }) => name !== 'supports').map(({ params }) => params)
  return {
    kind: [...context, rule.selector.replace(CLASS, ''), ...new Set(declared.sort())].join(),
    properties: new Set(declared.map(familyOf)),
  }
}

const SIDE = /^(top|right|bottom|left)$/
const BORDER = /^border-(?:.+-)?(color|radius|style|width)$/

/** Properties of boxes have names for each side, physical and logical, and for several: these are one family. */
function familyOf(property: string): string {
  if (SIDE.test(property)) return 'inset'
  const [box] = /^(inset|margin|padding)(?=-)/.exec(property) ?? []
  return box ?? property.replace(BORDER, 'border-$1')
}

function mayOverride(one: Effect, other: Effect): boolean {
  if (one.kind === other.kind) return false
  return [...one.properties].some((name) =>
    [...other.properties].some((its) => isPartOf(name, its) || isPartOf(its, name)),
  )
}

/** Of a shorthand: `overflow-x` of `overflow`. */
const isPartOf = (property: string, whole: string) =>
  property === whole || property.startsWith(`${whole}-`)
