import table from '../../docs/glossary.md?raw'
import { languages } from '../../schemas/localized.ts'

/** A term of the school in all languages, by their codes. */
export type Term = Record<string, string>

/** The rows of a Markdown table whose columns have the languages' own names. */
export function parseGlossary(markdown: string): Term[] {
  const [names = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const columns = languages.map(({ id, title }) => [id, names.indexOf(title)] as const)
  return rows.map((cells) => Object.fromEntries(columns.map(([id, i]) => [id, cells[i] ?? ''])))
}

const glossary = parseGlossary(table)

/** A Spanish term without its remark in brackets: "Grumete (rango)" is "Grumete". */
const plain = (term = '') => term.replace(/\s*\(.*?\)/g, '')

/** Most names of notes are other words as well; they are notes by their capital within a sentence. */
const NOTE = /^(?:Do|Re|Mi|Fa|Sol|La|Si)$/

function isUsed(text: string, term: string): boolean {
  if (NOTE.test(term)) return new RegExp(`(?<=[\\p{L}\\p{N},;:] )${term}(?!\\p{L})`, 'u').test(text)
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${escaped}(?:e?s)?(?!\\p{L})`, 'iu').test(text)
}

/** The terms of the glossary that a Spanish text uses, with what they are called in a language. */
export function termsIn(text: string, language: string, terms = glossary): [string, string][] {
  return terms.flatMap((term): [string, string][] => {
    const spanish = plain(term.es)
    const names = spanish.split(/\s*[/,]\s*/).map((name) => name.replace(/^(?:el|la|los|las) /, ''))
    const isThere = names.some((name) => name.length > 1 && isUsed(text, name))
    return isThere && term.es && term[language] ? [[term.es, term[language]]] : []
  })
}
