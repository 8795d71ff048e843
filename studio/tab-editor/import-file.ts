import { add, compare, multiply, rational } from '../../domain/music/rational.ts'
import { barLength, type Metre, readMetre, type ScoreBar } from '../../domain/music/score.ts'
import { writeBar, writeTab } from '../../domain/music/write-tab.ts'
import { alphaTab } from './alphatab.ts'
import {
  type AlphaTabScore,
  type NoteOfBar,
  notesOf,
  type Staff,
  tuningOf,
} from './from-alphatab.ts'
import { unpackMusicXml } from './mxl.ts'
import type { TabMusic } from './note-values.ts'
import { Notices } from './notices.ts'

const { model } = alphaTab

export interface Imported {
  music: TabMusic
  /** The tab. */
  text: string
  /** Sentences for the captain: what the file has and the tab does not. */
  notices: string[]
}

export interface ImportableTrack {
  name: string
  /** Reads it; null when it is not a guitar of six strings. */
  read(): Imported | null
}

/** Metres, tempos and capos that the fields of a tab accept. */
export interface Limits {
  metres: string[]
  tempo: readonly [least: number, most: number]
  capo: number
}

/**
 * Opens a file of Guitar Pro (3 to 8), MusicXML or alphaTex.
 *
 * @returns its tracks that have strings
 * @throws when the file is none of them, or is broken
 */
export async function openFile(bytes: Uint8Array, limits: Limits): Promise<ImportableTrack[]> {
  const plain = isZip(bytes) ? ((await unpackMusicXml(bytes)) ?? bytes) : bytes
  const score = alphaTab.importer.ScoreLoader.loadScoreFromBytes(withoutStops(plain))
  return score.tracks.flatMap((track) => {
    // A part that is written in notation and in tab has two staves with the same notes.
    const staves = track.staves.filter(
      ({ isStringed, isPercussion }) => isStringed && !isPercussion,
    )
    const staff = staves.find(({ showTablature }) => showTablature) ?? staves[0]
    const name = track.name.trim() || `Pista ${track.index + 1}`
    return staff ? [{ name, read: () => readStaff(score, staff, limits) }] : []
  })
}

/** Compressed MusicXML, and Guitar Pro 7 and 8. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

const STOP = /<(hammer-on|pull-off)\b[^>]*\btype="stop"[^>]*?(?:\/>|>[^<]*<\/\1>)/g

/** Removes the ends of legatos from MusicXML: alphaTab 1.8.4 takes each for the beginning of another. */
function withoutStops(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  return /^\uFEFF?\s*<(?:\?xml|!DOCTYPE|score-)/.test(text)
    ? new TextEncoder().encode(text.replace(STOP, ''))
    : bytes
}

function readStaff(score: AlphaTabScore, staff: Staff, limits: Limits): Imported | null {
  const notices = new Notices()
  const tuning = tuningOf(staff, notices)
  const run = longestRun(score, notices)
  const metre = readMetre(run.metre)
  if (!tuning || !metre) return null
  if (!limits.metres.includes(run.metre)) notices.add('metre', undefined, run.metre)
  const bars: ScoreBar[] = []
  const notes: TabMusic['score']['notes'] = []
  for (let index = run.first; index <= run.last; index++) {
    const number = index + 1
    const bar = barOf(score, index, number, notices)
    const read = fitted(contentOf(staff, index, metre, number, notices), bar, metre, tuning)
    if (read.isSnapped) notices.add('snapped', number)
    const start = multiply(barLength(metre), rational(bars.length))
    for (const { beat, ...note } of read.notes)
      notes.push({ beat: add(start, beat), bar: bars.length, ...note })
    bars.push(bar)
  }
  const music: TabMusic = {
    // alphaTab keeps the words of a MusicXML title together by other spaces.
    ...(score.title.trim() && { title: score.title.replace(/\s+/g, ' ').trim() }),
    tuning,
    score: { metre, bars, notes },
    ...settingsOf(score, staff, run, limits, notices),
  }
  const text = writeTab(music.score, tuning)
  return typeof text === 'string' ? { music, text, notices: notices.sentences() } : null
}

/** Indices, from 0, of bars that follow each other in one metre. */
interface Run {
  metre: string
  first: number
  last: number
}

/** A tab has one metre: of a piece that changes it, the longest stretch is kept. */
function longestRun({ masterBars }: AlphaTabScore, notices: Notices): Run {
  const runs: Run[] = []
  for (const { index, timeSignatureNumerator, timeSignatureDenominator } of masterBars) {
    const metre = `${timeSignatureNumerator}/${timeSignatureDenominator}`
    const run = runs.at(-1)
    if (run?.metre === metre) run.last = index
    else runs.push({ metre, first: index, last: index })
  }
  const length = ({ first, last }: Run) => last - first
  const kept = runs.reduce((best, run) => (length(run) > length(best) ? run : best))
  for (const run of runs)
    for (let index = run.first; run !== kept && index <= run.last; index++)
      notices.add('metres', index + 1, run.metre)
  return kept
}

function barOf(score: AlphaTabScore, index: number, number: number, notices: Notices): ScoreBar {
  const bar = score.masterBars[index]
  if (!bar) return { startsRepeat: false, endsRepeat: false }
  if (bar.repeatCount > 2) notices.add('repeats', number)
  if (bar.alternateEndings > 0) notices.add('endings', number)
  if (bar.directions?.size) notices.add('jumps', number)
  if (bar.isFreeTime) notices.add('free', number)
  if (bar.isAnacrusis) notices.add(index === 0 ? 'upbeat' : 'short', number)
  if (bar.section) notices.left('nombres de secciones', number)
  return { startsRepeat: bar.isRepeatStart, endsRepeat: bar.isRepeatEnd }
}

/** Notes of a bar; a bar that only says "as before" has those of the bar that it means. */
function contentOf(
  staff: Staff,
  index: number,
  metre: Metre,
  number: number,
  notices: Notices,
): NoteOfBar[] {
  const bar = staff.bars[index]
  const { None, Simple } = model.SimileMark
  if (!bar) return []
  if (bar.simileMark === None) return notesOf(bar, metre, number, notices)
  const back = bar.simileMark === Simple ? 1 : 2
  return index >= back ? contentOf(staff, index - back, metre, number, notices) : []
}

/** Of a beat, where no grid holds a bar: sixteenths and triplets. */
const SNAP = 12

/** Notes as a grid of columns can hold them. */
function fitted(notes: NoteOfBar[], bar: ScoreBar, metre: Metre, tuning: string[]) {
  const fits = (some: NoteOfBar[]) =>
    writeBar(
      some.map((note) => ({ ...note, bar: 0 })),
      bar,
      metre,
      tuning,
    ) !== null
  if (fits(notes)) return { notes, isSnapped: false }
  const [beats, unit] = metre
  const places = new Map<string, NoteOfBar>()
  for (const note of notes) {
    const steps = Math.round(((note.beat.num / note.beat.den) * unit * SNAP) / 4)
    const beat = rational(4 * Math.min(steps, beats * SNAP - 1), unit * SNAP)
    places.set(`${beat.num}/${beat.den} ${note.string}`, { ...note, beat })
  }
  const snapped = [...places.values()].sort(
    (a, b) => compare(a.beat, b.beat) || b.string - a.string,
  )
  return { notes: snapped, isSnapped: true }
}

function settingsOf(
  score: AlphaTabScore,
  staff: Staff,
  { first, last }: Run,
  { tempo: [least, most], capo }: Limits,
  notices: Notices,
): Pick<TabMusic, 'tempo' | 'feel' | 'capo'> {
  const { NoTripletFeel, Triplet8th } = model.TripletFeel
  const bars = score.masterBars.slice(first, last + 1)
  const before = score.masterBars.slice(0, first + 1).flatMap((bar) => bar.tempoAutomations)
  const found = before.at(-1)?.value ?? score.tempo
  const tempo = Math.min(most, Math.max(least, Math.round(found)))
  if (tempo !== found) notices.add('tempo', undefined, `${found}`)
  const feel = bars[0]?.tripletFeel ?? NoTripletFeel
  for (const [index, bar] of bars.entries()) {
    const isChanged = bar.tempoAutomations.some(
      ({ value, ratioPosition }) => value !== found && (index > 0 || ratioPosition > 0),
    )
    if (isChanged) notices.add('tempos', first + index + 1)
    if (![NoTripletFeel, Triplet8th].includes(bar.tripletFeel))
      notices.add('feel', first + index + 1)
    else if (bar.tripletFeel !== feel) notices.add('feels', first + index + 1)
  }
  if (staff.capo > capo) notices.add('capo', undefined, `${staff.capo}`)
  return {
    tempo,
    feel: feel === Triplet8th ? 'shuffle' : 'straight',
    capo: Math.min(capo, Math.max(0, staff.capo)),
  }
}
