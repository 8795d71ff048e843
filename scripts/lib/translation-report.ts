import { readFileSync } from 'node:fs'
import { catalogues } from '../../domain/catalogues.ts'
import { isDraft, type Language, languages } from '../../domain/languages.ts'
import {
  type Coverage,
  catalogueCoverage,
  documentsCoverage,
} from '../../schemas/translations/coverage.ts'
import { messagesFor } from '../../server/policies/mails/messages.ts'

const documents = readFileSync(new URL('../../dataset/data.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

/** Translation coverage of the interface, the mails and the seed content in a language. */
export function coverageOf(language: Language): Record<string, Coverage> {
  return {
    interface: catalogueCoverage(catalogues.es, catalogues[language], language),
    mails: mailCoverage(language),
    content: documentsCoverage(documents, language),
  }
}

/** The type of the mails requires all of them: a language has them, or none. */
function mailCoverage(code: Language): Coverage {
  const { language, messages } = messagesFor(code)
  const keys = Object.keys(messages)
  return { texts: keys.length, missing: language === code ? [] : keys, outdated: [], same: [] }
}

const percent = ({ texts, missing, outdated }: Coverage) =>
  // Not rounded up: a hundred is a hundred.
  `${Math.floor((1000 * (texts - missing.length - outdated.length)) / texts) / 10} %`

/** Number of places per namespace, mail or document type. */
function counted(places: string[]): string {
  const counts = new Map<string, number>()
  for (const place of places) {
    const whole = place.split(/[.-]| /)[0] ?? ''
    counts.set(whole, (counts.get(whole) ?? 0) + 1)
  }
  return [...counts].map(([whole, count]) => `${whole} ${count}`).join(', ')
}

/**
 * The lines that say how a language stands.
 *
 * @param inFull names each missing text of a draft, of which there are many
 */
export function reportOf(language: Language, inFull: boolean): string[] {
  const draft = isDraft(language)
  const parts = Object.entries(coverageOf(language)).flatMap(([name, part]) => {
    const missing = draft && !inFull ? [counted(part.missing)].filter(Boolean) : part.missing
    return [
      `  ${name.padEnd(10)}${percent(part).padStart(8)} of ${part.texts} texts`,
      ...missing.map((place) => `    missing   ${place}`),
      ...part.outdated.map((place) => `    outdated  ${place}`),
      ...(part.same.length > 0
        ? [`    as in Spanish (${part.same.length}): ${part.same.join(', ')}`]
        : []),
    ]
  })
  return [`${language}  ${languages[language].name}${draft ? ' (draft)' : ''}`, ...parts]
}

/** True when no text is missing or outdated. */
export const isWhole = (language: Language) =>
  Object.values(coverageOf(language)).every(
    ({ missing, outdated }) => missing.length + outdated.length === 0,
  )
