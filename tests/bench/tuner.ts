import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stiffString } from '../../app/instruments/tuner/sounds.fixture.ts'
import { openStrings } from '../../app/instruments/tuner/tunings.ts'
import { CONDITIONS, silentConditions, type Target } from './tuner/conditions.ts'
import { confusionsOf } from './tuner/confusions.ts'
import { type Frame, judge, listen, mean, type Outcome, quantile } from './tuner/measure.ts'
import { type Recording, readRecordings } from './tuner/recordings.ts'
import { espeakSpeech, syllableVoices } from './tuner/speech.ts'

// `npm run bench:tuner [-- FOLDER] [-- --source NAME]`: how exact and how quick the tuner is. Over the recordings
// of a folder with a manifest.json (TUNER_AUDIO, or ../shared/audio beside the project), spoilt in known ways with
// fixed seeds, and over synthetic strings. Frames from 0.125 to 1.875 s after the pluck are judged; errors
// are against the recording's one true pitch ("p95") and against its measured course ("p95 track"). Prints a tick
// or a cross against each target; asserts nothing, for machines and recordings differ. Speech by espeak-ng is measured
// where that program is installed.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' } },
})
const folder = resolve(positionals[0] ?? process.env.TUNER_AUDIO ?? '../shared/audio')

// One long note, through which the tuner follows a string and goes on looking for others.
const COST_SOUND = { frequency: 110, sampleRate: 48000, seconds: 20, onset: 0.25 }

const recordings = readRecordings(folder).filter(
  (clip) => values.source === undefined || clip.source === values.source,
)
if (recordings.length === 0) {
  console.log(`No recordings in ${folder}: only synthetic strings are measured.\n`)
} else {
  measureRecordings(recordings)
}
measureNothingPlayed()
measureSpeech('syllables', syllableVoices(48000))
measureSpeech('espeak-ng', espeakSpeech(48000))
measureSyntheticStrings()

function measureRecordings(clips: readonly Recording[]) {
  console.log(
    `${clips.length} recordings; p95, median, step in cents; the other columns in % of frames\n`,
  )
  console.log(
    row(['condition', 'p95', 'p95 track', 'octave', 'wrong', 'coverage', 'median', 'step']),
  )
  const all: Frame[] = []
  for (const { name, target, render } of CONDITIONS) {
    const outcomes = clips.map((clip, i) => {
      // The next clip of another string; after the last, the first.
      const other = clips.find((c, k) => k > i && c.string !== clip.string) ?? clips[0]
      const frames = listen(render(clip, other as Recording, i + 1), clip.sampleRate)
      all.push(...frames)
      return judge(clip, frames)
    })
    printCondition(name, target, outcomes)
    if (name === 'clean') printCleanTargets(outcomes)
  }
  console.log('')
  for (const { name, sounds } of confusionsOf(clips)) {
    const outcomes = sounds().map(({ clip, samples }) =>
      judge(clip, listen(samples, clip.sampleRate)),
    )
    printCondition(name, null, outcomes)
  }
  printCost(all)
}

function printCondition(name: string, target: Target | null, outcomes: readonly Outcome[]) {
  const errors = outcomes.flatMap((o) => o.errors)
  const shown = sum(outcomes, (o) => o.shown)
  const p95 = quantile(errors, 0.95)
  const octave = (100 * sum(outcomes, (o) => o.otherPitch)) / shown
  const wrong = (100 * sum(outcomes, (o) => o.wrongString)) / sum(outcomes, (o) => o.late)
  const coverage = (100 * shown) / sum(outcomes, (o) => o.judged)
  console.log(
    row([
      name,
      p95.toFixed(2) + mark(target && p95 <= target.p95),
      quantile(
        outcomes.flatMap((o) => o.glideErrors),
        0.95,
      ).toFixed(2),
      octave.toFixed(2) + mark(target && octave <= target.octave),
      wrong.toFixed(2) + mark(target && wrong <= target.wrong),
      coverage.toFixed(1) + mark(target && coverage >= target.coverage),
      quantile(errors, 0.5).toFixed(2),
      mean(outcomes.flatMap((o) => o.steps)).toFixed(2),
    ]),
  )
}

function printCleanTargets(outcomes: readonly Outcome[]) {
  const first = outcomes.map((o) => 1000 * (o.firstNear ?? Number.POSITIVE_INFINITY))
  const median = quantile(
    outcomes.flatMap((o) => o.errors),
    0.5,
  )
  const track = quantile(
    outcomes.flatMap((o) => o.glideErrors),
    0.5,
  )
  const jitter = mean(outcomes.flatMap((o) => o.steps))
  const half = quantile(first, 0.5)
  const most = quantile(first, 0.95)
  console.log(
    [
      `    median error ${median.toFixed(2)} cents${mark(median <= 0.5)} (track ${track.toFixed(2)})`,
      `step ${jitter.toFixed(2)} cents${mark(jitter <= 0.4)}`,
      `first reading ${half.toFixed(0)} ms${mark(half <= 200)}, p95 ${most.toFixed(0)} ms${mark(most <= 350)}`,
    ].join('; '),
  )
}

/**
 * Mean by the time this thread has worked, for what else the machine does is not the tuner's; the
 * quantiles by the clock, because that one counts in whole ticks.
 */
function printCost(frames: readonly Frame[]) {
  const clip = stiffString(COST_SOUND)
  listen(clip, COST_SOUND.sampleRate)
  const before = process.threadCpuUsage()
  const count = listen(clip, COST_SOUND.sampleRate).length
  const { user, system } = process.threadCpuUsage(before)
  const average = (user + system) / 1000 / count
  const times = frames.map((frame) => frame.milliseconds)
  console.log(
    `\nCost of a frame: mean ${average.toFixed(3)} ms${mark(average <= 0.5)}; by the clock median ${quantile(times, 0.5).toFixed(3)}, p99 ${quantile(times, 0.99).toFixed(3)}, worst ${Math.max(...times.slice(600)).toFixed(1)}`,
  )
}

function measureNothingPlayed() {
  console.log('\nNothing played: frames that show a reading, in %')
  const shares = new Map<string, number[]>()
  for (const sampleRate of [44100, 48000]) {
    for (let seed = 1; seed <= 4; seed++) {
      for (const [name, samples] of Object.entries(silentConditions(sampleRate, 6, seed))) {
        const frames = listen(samples, sampleRate)
        const shown = frames.filter((f) => f.reading && f.reading.clarity > 0.9)
        shares.set(name, [...(shares.get(name) ?? []), (100 * shown.length) / frames.length])
      }
    }
  }
  for (const [name, list] of shares) {
    const target = name === 'speech' ? null : mean(list) === 0
    console.log(row([name, mean(list).toFixed(2) + mark(target)]))
  }
}

/** Speech is shown as a string in few frames; null stands for a program that is not installed. */
function measureSpeech(name: string, voices: Record<string, Float32Array> | null) {
  if (!voices) {
    console.log(row([name, 'not installed: skipped']))
    return
  }
  const shares = Object.entries(voices).map(([voice, samples]) => {
    const frames = listen(samples, 48000)
    const shown = frames.filter((f) => f.reading && f.reading.clarity > 0.9)
    return { voice, share: (100 * shown.length) / frames.length }
  })
  const each = shares.map(({ voice, share }) => `${voice} ${share.toFixed(1)}`)
  console.log(row([name, mean(shares.map(({ share }) => share)).toFixed(2), each.join(', ')]))
}

function measureSyntheticStrings() {
  const errors: number[] = []
  let wrong = 0
  let frames = 0
  for (const { name, frequency } of openStrings('standard')) {
    for (const [i, inharmonicity] of [0, 3e-5, 1e-4, 2e-4].entries()) {
      for (const detuned of [-37, -4, 0, 11]) {
        const sampleRate = i % 2 ? 44100 : 48000
        const f0 = frequency * 2 ** (detuned / 1200)
        const samples = stiffString({
          frequency: f0,
          sampleRate,
          seconds: 2,
          onset: 0.25,
          inharmonicity,
          brightness: i / 3,
          seed: i + 1,
        })
        for (const { reading } of listen(samples, sampleRate)) {
          if (!reading || reading.clarity <= 0.9) continue
          frames += 1
          if (reading.string !== name) wrong += 1
          errors.push(Math.abs(1200 * Math.log2(reading.frequency / f0)))
        }
      }
    }
  }
  const median = quantile(errors, 0.5)
  console.log(
    `\nSynthetic stiff strings: median error ${median.toFixed(3)} cents${mark(median <= 0.3)}, p95 ${quantile(errors, 0.95).toFixed(2)}, wrong string ${((100 * wrong) / frames).toFixed(2)} %`,
  )
}

function sum<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((total, one) => total + value(one), 0)
}

function mark(reached: boolean | null): string {
  return reached === null ? '' : reached ? ' ✓' : ' ✗'
}

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => cell.padEnd(i === 0 ? 37 : 10)).join('')
}
