import * as alphaTab from '@coderline/alphatab'

const { Score } = alphaTab.model
type Score = InstanceType<typeof Score>

/**
 * The library, with legatos and slides that reach their notes. alphaTab 1.8.4 looks for the second note while
 * it still joins the beats, bar by bar, so it finds none beyond the first beat of the next bar; and in MusicXML
 * it files a note before it knows its string. Both are made good before it begins.
 */
const finish = Score.prototype.finish
Score.prototype.finish = function (this: Score, settings) {
  for (const staff of this.tracks.flatMap(({ staves }) => staves))
    for (const bar of staff.bars) for (const voice of bar.voices) joinBeats(voice)
  finish.call(this, settings)
}

function joinBeats({ beats, bar, index }: InstanceType<typeof alphaTab.model.Voice>): void {
  for (const [at, beat] of beats.entries()) {
    for (const note of beat.notes) if (note.isStringed) beat.noteStringLookup.set(note.string, note)
    const next = beats[at + 1] ?? bar.nextBar?.voices[index]?.beats[0]
    if (!next) continue
    beat.nextBeat = next
    next.previousBeat = beat
  }
}

// A file that is refused is reported by the form.
alphaTab.Logger.logLevel = alphaTab.LogLevel.None

export { alphaTab }
