// `npm run i18n:check`: how much of the interface and of the seed content is translated, per language,
// and which texts read as in Spanish. Fails when something is missing or has grown old.
import { readFileSync } from 'node:fs'
import { catalogues } from '../app/i18n/catalogues.ts'
import { type Language, languageCodes, languages } from '../domain/languages.ts'
import {
  type Coverage,
  catalogueCoverage,
  documentsCoverage,
} from '../schemas/translations/coverage.ts'

const documents = readFileSync(new URL('../dataset/data.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

const percent = ({ texts, missing, outdated }: Coverage) =>
  // Not rounded up: a hundred is a hundred.
  `${Math.floor((1000 * (texts - missing.length - outdated.length)) / texts) / 10} %`

function report(language: Exclude<Language, 'es'>): boolean {
  const parts = {
    interface: catalogueCoverage(catalogues.es, catalogues[language], language),
    content: documentsCoverage(documents, language),
  }
  console.log(`\n${language}  ${languages[language].name}`)
  for (const [name, part] of Object.entries(parts)) {
    console.log(`  ${name.padEnd(10)}${percent(part).padStart(8)} of ${part.texts} texts`)
    for (const place of part.missing) console.log(`    missing   ${place}`)
    for (const place of part.outdated) console.log(`    outdated  ${place}`)
    if (part.same.length > 0) {
      console.log(`    as in Spanish (${part.same.length}): ${part.same.join(', ')}`)
    }
  }
  return Object.values(parts).every(
    ({ missing, outdated }) => missing.length + outdated.length === 0,
  )
}

const others = languageCodes.filter((code) => code !== 'es')
const whole = others.map(report)
if (whole.includes(false)) process.exitCode = 1
