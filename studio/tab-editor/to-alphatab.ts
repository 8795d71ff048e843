import { type Metre, openPitch, type ScoreNote } from '../../domain/music/score.ts'
import { alphaTab } from './alphatab.ts'
import { barsOfBeats, noteBefore, type TabBeat, type TabMusic } from './note-values.ts'

const { model } = alphaTab
type Models = typeof alphaTab.model
type Model<Name extends 'Note' | 'Score' | 'Staff'> = InstanceType<Models[Name]>

/** Half a semitone: the unit of a bend's height in alphaTab. */
const QUARTER_TONES = 2
/** Position of its last point. */
const END_OF_BEND = 60
const STRINGS = 6

/** A tab as alphaTab's model of a score, with one track: the way to its exporters. */
function toAlphaTab(music: TabMusic): Model<'Score'> {
  const { metre, bars } = music.score
  const score = new model.Score()
  score.title = music.title ?? ''
  score.tab = ''
  for (const [index, { startsRepeat, endsRepeat }] of bars.entries()) {
    const bar = masterBar(metre, music)
    bar.isRepeatStart = startsRepeat
    bar.repeatCount = endsRepeat ? 2 : 0
    if (index === 0)
      bar.tempoAutomations.push(
        model.Automation.buildTempoAutomation(false, 0, music.tempo, QUARTER_NOTE),
      )
    score.addMasterBar(bar)
  }
  const track = new model.Track()
  track.name = music.title || 'Guitarra'
  track.playbackInfo.program = STEEL_GUITAR
  score.addTrack(track)
  track.ensureStaveCount(1)
  const [staff] = track.staves
  if (staff) fillStaff(staff, music)
  score.finish(new alphaTab.Settings())
  return score
}

/** In alphaTab's numbers: the unit of a tempo, and an instrument of General MIDI. */
const QUARTER_NOTE = 2
const STEEL_GUITAR = 25

function masterBar([beats, unit]: Metre, { feel }: TabMusic) {
  const bar = new model.MasterBar()
  bar.timeSignatureNumerator = beats
  bar.timeSignatureDenominator = unit
  if (feel === 'shuffle') bar.tripletFeel = model.TripletFeel.Triplet8th
  return bar
}

function fillStaff(staff: Model<'Staff'>, { score, tuning, capo }: TabMusic) {
  staff.capo = capo
  staff.showTablature = true
  staff.displayTranspositionPitch = -12
  staff.stringTuning = new model.Tuning('', tuning.map(openPitch), false)
  const made: Made = new Map()
  for (const beats of barsOfBeats(score)) {
    const bar = new model.Bar()
    staff.addBar(bar)
    const voice = new model.Voice()
    bar.addVoice(voice)
    for (const beat of beats) voice.addBeat(madeBeat(beat, score.notes, made))
  }
}

/** Notes that exist already, by the written ones: a technique is a property of the note that it comes from. */
type Made = Map<ScoreNote, Model<'Note'>>

function madeBeat(value: TabBeat, notes: ScoreNote[], made: Made) {
  const beat = new model.Beat()
  beat.isEmpty = false
  beat.duration = value.base
  beat.dots = value.dots
  const [actual, normal] = value.tuplet
  if (actual > 1) {
    beat.tupletNumerator = actual
    beat.tupletDenominator = normal
  }
  beat.tap = value.notes.some(({ technique }) => technique === 'tap')
  for (const written of value.notes) {
    const before = noteBefore(written, notes)
    const note = madeNote(written, before && made.get(before))
    beat.addNote(note)
    made.set(written, note)
  }
  return beat
}

/** @param origin the note before on its string */
function madeNote(
  { string, fret, technique, bend, isReleased, palmMuted }: ScoreNote,
  origin?: Model<'Note'>,
) {
  const note = new model.Note()
  note.string = STRINGS + 1 - string
  note.fret = fret ?? 0
  note.isDead = fret === null
  note.isPalmMute = palmMuted === true
  if (technique === 'hammer' || technique === 'pull') {
    if (origin) origin.isHammerPullOrigin = true
    else note.isLeftHandTapped = true
  } else if (technique === 'slide') {
    if (origin) origin.slideOutType = model.SlideOutType.Legato
    else note.slideInType = model.SlideInType.IntoFromBelow
  } else if (technique === 'vibrato') note.vibrato = model.VibratoType.Slight
  const height = (bend ?? 0) * QUARTER_TONES
  const points = isReleased ? [0, height, 0] : [0, height]
  if (bend) {
    for (const [at, value] of points.entries())
      note.addBendPoint(new model.BendPoint((at * END_OF_BEND) / (points.length - 1), value))
    note.bendType = isReleased ? model.BendType.BendRelease : model.BendType.Bend
  }
  return note
}

/** Writes alphaTex, alphaTab's own text format. */
export const writeAlphaTex = (music: TabMusic): string =>
  new alphaTab.exporter.AlphaTexExporter().exportToString(toAlphaTab(music))

/** Writes a file of Guitar Pro 7, which version 8 opens, too. */
export const writeGuitarPro = (music: TabMusic): Uint8Array =>
  new alphaTab.exporter.Gp7Exporter().export(toAlphaTab(music), new alphaTab.Settings())
