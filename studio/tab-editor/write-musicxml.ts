import { multiply, rational, toNumber } from '../../domain/music/rational.ts'
import { openPitch, type ScoreNote } from '../../domain/music/score.ts'
import {
  barsOfBeats,
  type NoteValue,
  noteBefore,
  type TabBeat,
  type TabMusic,
  valueLength,
} from './note-values.ts'

const STRINGS = 6
const VALUES: Record<number, string> = {
  1: 'whole',
  2: 'half',
  4: 'quarter',
  8: 'eighth',
  16: '16th',
  32: '32nd',
  64: '64th',
  128: '128th',
  256: '256th',
}

/** Writes MusicXML 4.0: one part on a staff of six lines, with strings, frets and techniques. */
export function writeMusicXml(music: TabMusic): string {
  const bars = barsOfBeats(music.score)
  const divisions = bars.flat().reduce((most, value) => lcm(most, valueLength(value).den), 1)
  const joined = joinsOf(music.score.notes)
  const measures = bars.map((beats, index) => {
    const { startsRepeat, endsRepeat } = music.score.bars[index] ?? {}
    return [
      `<measure number="${index + 1}">`,
      startsRepeat && barLine('left', 'heavy-light', 'forward'),
      index === 0 && attributes(music, divisions) + direction(music),
      ...beats.map((beat) => beatXml(beat, divisions, music, joined)),
      endsRepeat && barLine('right', 'light-heavy', 'backward'),
      '</measure>',
    ]
      .filter(Boolean)
      .join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="4.0">
<work><work-title>${escaped(music.title ?? '')}</work-title></work>
<part-list><score-part id="P1"><part-name>Guitarra</part-name></score-part></part-list>
<part id="P1">
${measures.join('\n')}
</part>
</score-partwise>
`
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

const barLine = (location: string, style: string, repeat: string) =>
  `<barline location="${location}"><bar-style>${style}</bar-style><repeat direction="${repeat}"/></barline>`

function attributes({ score, tuning, capo }: TabMusic, divisions: number): string {
  const [beats, unit] = score.metre
  const strings = tuning.map((name, string) => {
    const { step, alter, octave } = spelled(openPitch(name, string))
    const alteration = alter ? `<tuning-alter>${alter}</tuning-alter>` : ''
    return `<staff-tuning line="${STRINGS - string}"><tuning-step>${step}</tuning-step>${alteration}<tuning-octave>${octave}</tuning-octave></staff-tuning>`
  })
  return [
    `<attributes><divisions>${divisions}</divisions><key><fifths>0</fifths></key>`,
    `<time><beats>${beats}</beats><beat-type>${unit}</beat-type></time>`,
    '<clef><sign>TAB</sign><line>5</line></clef>',
    `<staff-details><staff-lines>${STRINGS}</staff-lines>${strings.reverse().join('')}`,
    `${capo ? `<capo>${capo}</capo>` : ''}</staff-details></attributes>`,
  ].join('\n')
}

function direction({ tempo, feel }: TabMusic): string {
  const swing =
    feel === 'shuffle'
      ? '<sound><swing><first>2</first><second>1</second><swing-type>eighth</swing-type></swing></sound>'
      : ''
  return `
<direction placement="above"><direction-type><metronome><beat-unit>quarter</beat-unit><per-minute>${tempo}</per-minute></metronome></direction-type><sound tempo="${tempo}"/></direction>${swing}`
}

/** A technique that two notes share, with a number that tells it from others that sound meanwhile. */
type Joined = Map<ScoreNote, { to?: ScoreNote; from?: ScoreNote }>

function joinsOf(notes: ScoreNote[]): Joined {
  const joined: Joined = new Map()
  for (const note of notes) {
    const { technique } = note
    if (technique !== 'hammer' && technique !== 'pull' && technique !== 'slide') continue
    const from = noteBefore(note, notes)
    if (!from) continue
    joined.set(from, { ...joined.get(from), to: note })
    joined.set(note, { ...joined.get(note), from })
  }
  return joined
}

function beatXml(beat: TabBeat, divisions: number, music: TabMusic, joined: Joined): string {
  const value = valueXml(beat, divisions)
  if (beat.notes.length === 0) return `<note><rest/>${value}</note>`
  return beat.notes
    .map((note, index) => {
      const { step, alter, octave } = spelled(note.pitch + music.capo)
      const alteration = alter ? `<alter>${alter}</alter>` : ''
      const chord = index > 0 ? '<chord/>' : ''
      const head = note.fret === null ? '<notehead>x</notehead>' : ''
      return `<note>${chord}<pitch><step>${step}</step>${alteration}<octave>${octave}</octave></pitch>${value}${head}${notations(note, joined)}${note.palmMuted ? '<play><mute>palm</mute></play>' : ''}</note>`
    })
    .join('\n')
}

function valueXml(value: NoteValue, divisions: number): string {
  const [actual, normal] = value.tuplet
  const modification =
    actual > 1
      ? `<time-modification><actual-notes>${actual}</actual-notes><normal-notes>${normal}</normal-notes></time-modification>`
      : ''
  const duration = toNumber(multiply(valueLength(value), rational(divisions)))
  return `<duration>${duration}</duration><voice>1</voice><type>${VALUES[value.base]}</type>${value.dots ? '<dot/>' : ''}${modification}`
}

function notations(note: ScoreNote, joined: Joined): string {
  const { string, fret, technique } = note
  const { to, from } = joined.get(note) ?? {}
  const slides = [from === undefined ? [] : ends(note, 'slide', 'stop', string)]
  if (to) slides.push(ends(to, 'slide', 'start', string))
  const legatos = [
    from === undefined ? [] : ends(note, 'hammer', 'stop', string),
    from === undefined ? [] : ends(note, 'pull', 'stop', string),
    to === undefined ? [] : ends(to, 'hammer', 'start', string),
    to === undefined ? [] : ends(to, 'pull', 'start', string),
  ]
  const vibrato =
    technique === 'vibrato'
      ? '<ornaments><wavy-line type="start" number="1"/><wavy-line type="stop" number="1"/></ornaments>'
      : ''
  const tap = technique === 'tap' ? '<tap/>' : ''
  return `<notations>${slides.flat().join('')}${vibrato}<technical>${legatos.flat().join('')}<string>${string}</string><fret>${fret ?? 0}</fret>${bendXml(note)}${tap}</technical></notations>`
}

const JOINTS = {
  hammer: ['hammer-on', 'H'],
  pull: ['pull-off', 'P'],
  slide: ['slide', ''],
} as const

/** @param note the one that is reached: its technique is the joint's */
function ends(
  { technique }: ScoreNote,
  kind: keyof typeof JOINTS,
  type: 'start' | 'stop',
  number: number,
): string[] {
  if (technique !== kind) return []
  const [name, text] = JOINTS[kind]
  return [`<${name} number="${number}" type="${type}">${type === 'start' ? text : ''}</${name}>`]
}

function bendXml({ bend, isReleased }: ScoreNote): string {
  if (!bend) return ''
  const release = isReleased ? `<bend><bend-alter>${-bend}</bend-alter><release/></bend>` : ''
  return `<bend><bend-alter>${bend}</bend-alter></bend>${release}`
}

const STEPS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

/** @param pitch MIDI number; 60 is C4 */
function spelled(pitch: number) {
  const name = STEPS[pitch % 12] ?? 'C'
  return {
    step: name[0] ?? 'C',
    alter: name.length - 1,
    octave: Math.floor(pitch / 12) - 1,
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b
