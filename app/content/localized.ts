/**
 * GROQ projections for localized fields: the value in the language of the `$lng` parameter, else
 * the Spanish one, else null.
 *
 * Sanity TypeGen evaluates them while it reads the sources, and their literal return types let
 * TypeScript find the generated type of the query that holds them. Both need plain templates,
 * arguments that are string literals, and `defineQuery` imported from `groq`:
 *
 *     const levelsQuery = defineQuery(`*[_type == "level"]{ ${localized('name')}, icon }`)
 */

/** The value of the field under its own name, `"name": coalesce(…)`; `field` is one name. */
export const localized = <const Field extends string>(field: Field) =>
  `"${field}": coalesce(${field}[language == $lng][0].value, ${field}[language == "es"][0].value)` as const

/** The value alone, for a path or another name: `"heading": ${localizedValue('hero.title')}`. */
export const localizedValue = <const Path extends string>(path: Path) =>
  `coalesce(${path}[language == $lng][0].value, ${path}[language == "es"][0].value)` as const
