/** A sign on one string of a tab. */
export interface TabMark {
  /** Counted from 0, the 1st (highest) string: as a tab is written, top line first. */
  string: number
  /** Column of its first character in its bar, from 0. */
  column: number
  /** `12`, `x`, or the technique: `h`, `p`, `b`, `r`, `t`, `/`, `\`, `~` (a run is one mark). */
  text: string
}

export interface TabBar {
  /** Characters between its bar lines. */
  columns: number
  /** Left to right. */
  marks: TabMark[]
}

/** Bars that follow each other on the same six strings. */
export interface TabSystem {
  /** Names of the open strings, 1st to 6th. */
  tuning: string[]
  bars: TabBar[]
}

const STRINGS = 6
const LINE = /^\s*([A-Ga-g][#b]?)\s*\|(.+)$/
const BODY = /^[-|\dhpbrtxX/\\~]+$/
// Frets go to 24: `75` are two notes. A wavy line may be long.
const MARK = /1\d|2[0-4]|\d|[hpbrtxX/\\]|~+/g

/**
 * Reads a tab in plain text: systems of six lines (`e|--0--|`), a blank line between systems. Where
 * the text only ran out of width, one system goes on: those of the same tuning become one.
 *
 * @returns null when it is not one: a line too many or too short, a bar line out of place, a sign
 *   that is unknown. It is then best shown as it was written.
 */
export function parseTab(source: string): TabSystem[] | null {
  const systems = source
    .replaceAll('\r', '')
    .split(/\n(?:[ \t]*\n)+/)
    .map((system) => system.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(parseSystem)
  const whole = systems.filter((system) => system !== null)
  return whole.length > 0 && whole.length === systems.length ? join(whole) : null
}

function join(systems: TabSystem[]): TabSystem[] {
  const joined: TabSystem[] = []
  for (const { tuning, bars } of systems) {
    const last = joined.at(-1)
    if (last?.tuning.join() === tuning.join()) last.bars.push(...bars)
    else joined.push({ tuning, bars: [...bars] })
  }
  return joined
}

function parseSystem(lines: string[]): TabSystem | null {
  if (lines.length !== STRINGS) return null
  const tuning: string[] = []
  const strings: string[][] = []
  for (const line of lines) {
    const [, name, body] = LINE.exec(line.trimEnd()) ?? []
    if (!name || !body || !BODY.test(body)) return null
    tuning.push(name)
    strings.push(body.split('|'))
  }
  const [first = [], ...others] = strings
  // Bar lines stand below each other exactly when all bars have the same lengths.
  const aligned = others.every(
    (bars) =>
      bars.length === first.length &&
      bars.every((bar, index) => bar.length === first[index]?.length),
  )
  if (!aligned) return null
  const bars = first
    .map((bar, index) =>
      parseBar(
        bar.length,
        strings.map((string) => string[index] ?? ''),
      ),
    )
    // A double bar line, and the last one, leave an empty bar behind.
    .filter(({ columns }) => columns > 0)
  return bars.length > 0 ? { tuning, bars } : null
}

function parseBar(columns: number, lines: string[]): TabBar {
  const marks = lines.flatMap((line, string) =>
    [...line.matchAll(MARK)].map(({ 0: text, index }) => ({
      string,
      column: index,
      text: text.toLowerCase(),
    })),
  )
  return { columns, marks: marks.sort((a, b) => a.column - b.column || a.string - b.string) }
}
