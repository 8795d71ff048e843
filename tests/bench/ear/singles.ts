import type { Recording } from '../tuner/recordings.ts'
import { CONDITIONS } from './conditions.ts'
import { type Asked, listen } from './listen.ts'
import { addNote, noteOf, openPitch, type Sound } from './notes.ts'
import { atLeast, atMost, createTally, row } from './report.ts'

/** The right note must be accepted when so much has been heard of it (s). */
const DECIDED_AFTER = 0.15
/** The distance from its place in time that a note may have (s). */
const ALLOWED = 0.15

const ATTACK = 0.9
const SECONDS = 1.1
/** The other string that rings was plucked so long before (s). */
const EARLIER = [0.22, 0.35, 0.6]

/** Semitones from the expected note to the one that sounds instead. */
const FRETS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
const OCTAVES = [-12, 12]

/** Single notes from silence and while another string rings, right and wrong ones. */
export function measureSingles(clips: readonly Recording[]) {
  console.log('\nSingle notes, judged 150 ms after the attack; shares of "heard" in %\n')
  console.log(
    row(['condition', 'right', 'frets', 'octaves', 'right', 'frets', 'octaves', 'ringing']),
  )
  console.log(row(['', 'from silence', '', '', 'over another string']))
  for (const { name, render } of CONDITIONS) {
    print(name, clips, render)
    if (name !== 'clean') continue
    for (const source of new Set(clips.map((clip) => clip.source)))
      print(
        `clean, ${source}`,
        clips.filter((clip) => clip.source === source),
        render,
      )
  }
}

function print(name: string, clips: readonly Recording[], render: Render) {
  const alone = measure(clips, render, false)
  const over = measure(clips, render, true)
  console.log(
    row([
      name,
      atLeast(alone.right, 97),
      atMost(alone.frets, 2),
      atMost(alone.octaves, 2),
      atLeast(over.right, 97),
      atMost(over.frets, 2),
      atMost(over.octaves, 2),
      atMost(over.ringing, 2),
    ]),
  )
}

type Render = (sound: Sound, seed: number) => Sound

function measure(clips: readonly Recording[], render: Render, isRinging: boolean) {
  const tallies = {
    ...{ right: createTally(), frets: createTally(), octaves: createTally() },
    ringing: createTally(),
  }
  clips.forEach((clip, i) => {
    for (let fret = i % 3; fret <= 12; fret += 3) {
      const seed = 100 * i + fret
      const pitch = openPitch(clip) + fret
      const sound = {
        sampleRate: clip.sampleRate,
        samples: new Float32Array(Math.round(SECONDS * clip.sampleRate)),
      }
      addNote(sound, noteOf(clip, pitch + detuned(seed)), { seconds: ATTACK })
      const older = isRinging ? otherNote(clips, i, seed, sound) : null
      const rendered = render(sound, seed)
      const ask = (asked: number): Asked => ({
        pitches: [asked],
        from: ATTACK - ALLOWED,
        to: ATTACK + ALLOWED,
        when: ATTACK + DECIDED_AFTER,
      })
      const expected = [
        { tally: tallies.right, pitch },
        ...FRETS.map((frets) => ({ tally: tallies.frets, pitch: pitch + frets })),
        ...OCTAVES.map((octave) => ({ tally: tallies.octaves, pitch: pitch + octave })),
      ].filter((one) => one.pitch !== older)
      if (older !== null && older !== pitch) expected.push({ tally: tallies.ringing, pitch: older })
      const verdicts = listen(
        rendered,
        expected.map((one) => ask(one.pitch)),
      )
      expected.forEach(({ tally, pitch: asked }, k) => {
        const heard = verdicts[k]?.heard ?? false
        tally.add(heard)
        if (process.env.EAR_DETAILS && heard !== (tally === tallies.right))
          console.log(
            clip.file,
            fret,
            'asked',
            asked - pitch,
            'older',
            older && older - pitch,
            verdicts[k],
          )
      })
    }
  })
  return tallies
}

/** By how much a learner's guitar is out of tune, from -0.15 to 0.15 semitones. */
const detuned = (seed: number) => ((seed * 7) % 31) / 100 - 0.15

/** Adds a note of another string of the same guitar, plucked earlier, which rings on. */
function otherNote(clips: readonly Recording[], i: number, seed: number, sound: Sound): number {
  const clip = clips[i] as Recording
  const others = clips.filter((c) => c.source === clip.source && c.string !== clip.string)
  const other = others[seed % others.length] as Recording
  const pitch = openPitch(other) + ((seed * 5) % 8)
  const rate = other.sampleRate / clip.sampleRate
  // A note for this sample rate: at another speed, it sounds lower or higher by the ratio of the two.
  const note = noteOf(other, pitch + detuned(seed) + 12 * Math.log2(rate))
  addNote(sound, note, { seconds: ATTACK - (EARLIER[seed % EARLIER.length] as number) })
  return pitch
}
