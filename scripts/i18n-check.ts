// `npm run i18n:check`: how much of the interface, the mails and the seed content is translated,
// per language, and which texts read as in Spanish. Fails when something is missing or is outdated
// in a language that is not a draft. `npm run i18n:check -- pt` names every missing text of a
// draft.
import { isDraft, targetLanguages } from '../domain/languages.ts'
import { isWhole, reportOf } from './lib/translation-report.ts'

const [, , only] = process.argv
const chosen = targetLanguages.filter((language) => !only || language === only)
if (chosen.length === 0) {
  console.error(`«${only}» is no language that the site is translated into.`)
  process.exitCode = 1
}
for (const language of chosen) {
  console.log(`\n${reportOf(language, Boolean(only)).join('\n')}`)
  if (!isDraft(language) && !isWhole(language)) process.exitCode = 1
}
