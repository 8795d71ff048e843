import { StepError } from './progress.mjs'

/**
 * Upper bound of the sampled numbers: every plural category of a whole number below a million
 * occurs below it.
 */
const NUMBERS = 1000

/** The plural categories of whole numbers in a language, millions left aside; `other` is always there. */
export function pluralsOf(code: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(code)
  const used = new Set(Array.from({ length: NUMBERS }, (_, number) => rules.select(number)))
  const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
  return order.filter((category) => category === 'other' || used.has(category))
}

/**
 * Facts about a language by Unicode's data (CLDR, through `Intl`).
 *
 * @param code ISO 639-1: `pt`
 * @throws {StepError} when there is no such language, or the site cannot show it
 */
export function languageFacts(code: string) {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  if (!/^[a-z]{2}$/.test(code) || !english.of(code)) {
    throw new StepError(`«${code}» is no language of ISO 639-1: two small letters, such as pt.`)
  }
  const [known = code] = Intl.getCanonicalLocales(code)
  if (known !== code) throw new StepError(`«${code}» is written «${known}» today.`)
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) {
    throw new StepError(`Nobody has told Unicode yet how plurals are made in «${code}».`)
  }
  const { region, script } = new Intl.Locale(code).maximize()
  if (isRightToLeft(script)) {
    throw new StepError('The pages are laid out from left to right only.')
  }
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    locale: region && /^[A-Z]{2}$/.test(region) ? `${code}_${region}` : code,
    plurals: pluralsOf(code),
  }
}

const isRightToLeft = (script = '') => ['Arab', 'Hebr', 'Thaa'].includes(script)
