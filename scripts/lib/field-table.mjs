/** Names of localized field types, as the tables of the documentation call them. */
const LOCALIZED = {
  internationalizedArrayString: 'i18n',
  internationalizedArrayText: 'i18n text',
  internationalizedArrayRichText: 'i18n rich text',
}

/** More choices than this are not listed. */
const MAX_CHOICES = 8

/**
 * The fields of schema types as a table in Markdown, a row for each type.
 *
 * @param types definitions of Sanity's schema, those without fields of their own left out
 */
export function fieldTable(types) {
  const rows = types
    .filter(({ fields }) => fields)
    .map(({ name, fields }) => `| \`${name}\` | ${fields.map(describe).join(', ')} |`)
  return ['| type | fields |', '|---|---|', ...rows].join('\n')
}

function describe({ name, type, of, ...rest }) {
  if (type !== 'array')
    return [`\`${name}\``, shapeOf({ name, type, ...rest })].filter(Boolean).join(' ')
  const members = of.map((member) => shapeOf({ name: '', ...member })).filter(Boolean)
  return [`\`${name}[]\``, members.join(', ')].filter(Boolean).join(' ')
}

/** Type of a field; empty when its name implies it, or it is plain text. */
function shapeOf({ name, type, fields, to, options }) {
  if (LOCALIZED[type]) return LOCALIZED[type]
  if (type === 'reference')
    return `→ ${[to]
      .flat()
      .map(({ type }) => `\`${type}\``)
      .join(', ')}`
  if (fields) return `{${fields.map(describe).join(', ')}}`
  const choices = (options?.list ?? []).map((choice) => choice?.value ?? choice)
  if (choices.length > 0 && choices.length <= MAX_CHOICES) {
    return `(${choices.map((choice) => `\`${choice}\``).join(', ')})`
  }
  return type === name || type === 'string' ? '' : type
}
