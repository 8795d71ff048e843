import { COMMON_WORDS } from './common-passwords.ts'

/**
 * Why a password is too easy to guess: `blank` is nothing but spaces, `common` is one that many
 * people have, `own` says what everybody can know of the account.
 */
export type PasswordWeakness = 'blank' | 'common' | 'own'

const common = new Set(COMMON_WORDS.map(withoutAccents))

/** Characters in place of letters, as in `p4$$w0rd`. */
const LEET: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e', '+': 't' },
}

/** Neighbours on keyboards and in the alphabet, in both directions. */
const RUNS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
  ...['qwertzuiopu', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'йцукенгшщзхъ'],
  ...['фывапролджэ', 'ячсмитьбю', 'абвгдежзийклмнопрстуфхцчшщ', 'qazwsxedcrfvtgbyhnujm'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1q2w3e4r5t6y7u8i9o0p', 'qawsedrftgyhujikolp'],
].flatMap((run) => [run, [...run].reverse().join('')])
const SHORTEST_RUN = 3

/** This many digits and signs around a word do not make it another. */
const AROUND = /^[^\p{L}]{0,4}(.*?)[^\p{L}]{0,6}$/su

/** Numbers alone are dates and telephones unless they are longer. */
const SHORTEST_NUMBER = 14

/**
 * Why a password is easy to guess; null when it is not. Its length is checked elsewhere.
 *
 * @param own what belongs to the account: name, e-mail address, the name of the school
 */
export function passwordWeakness(
  password: string,
  own: readonly string[],
): PasswordWeakness | null {
  if (/^[\s\p{Cf}]*$/u.test(password)) return 'blank'
  const forms = formsOf(password)
  const names = new Set(own.flatMap(namesIn))
  if (forms.some((form) => names.has(form))) return 'own'
  return forms.some(isCommon) ? 'common' : null
}

function isCommon(form: string): boolean {
  if (common.has(form)) return true
  if (/^\d*$/.test(form)) return form.length < SHORTEST_NUMBER
  return new Set(form).size < 3 || isMadeOfRuns(form)
}

/**
 * Normalized forms of a password to check: whole and core, each repetition once, digits also as
 * letters.
 */
function formsOf(password: string): string[] {
  const plain = withoutAccents(password)
  const core = AROUND.exec(plain)?.[1] ?? ''
  const texts = [plain, core, unleet(plain), unleet(core)].map(alphanumeric)
  const forms = texts.flatMap((text) => [text, unitOf(text)])
  return [...new Set(forms)].filter((form) => form !== '' || alphanumeric(plain) === '')
}

/** A name in normal form, and its parts: of `Ana Bonny` also `ana` and `bonny`. */
function namesIn(text: string): string[] {
  const plain = withoutAccents(text)
  const local = plain.replace(/@.*$/s, '')
  const parts = local.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2)
  const names = [plain, local, ...parts].flatMap((name) => [alphanumeric(name), unleet(name)])
  const cores = names.map((name) => name.replace(/^\d+|\d+$/g, ''))
  return [...names, ...cores].map(alphanumeric).filter((name) => name.length > 2)
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function alphanumeric(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

function unleet(text: string): string {
  return [...text].map((character) => LEET[character] ?? character).join('')
}

/** The part that a text repeats, such as `ab` of `ababab`; the text itself when it repeats none. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return length > 0 ? text.slice(0, length) : text
}

/**
 * True if the text consists only of keyboard or alphabet runs, such as `qwertyasdf` or `abc321`.
 */
function isMadeOfRuns(text: string): boolean {
  let at = 0
  while (at < text.length) {
    const length = Math.max(...RUNS.map((run) => runAt(text, at, run)))
    if (length < SHORTEST_RUN) return false
    at += length
  }
  return true
}

/** Number of characters from `at` on that follow the run. */
function runAt(text: string, at: number, run: string): number {
  let length = 0
  while (at + length < text.length && run.includes(text.slice(at, at + length + 1))) length += 1
  return length
}
