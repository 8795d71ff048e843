import { createEar, type Question, type Verdict } from '../../../app/instruments/ear/engine.ts'
import type { Sound } from './notes.ts'

/** A question, and when it is asked: so much of the sound has been heard then (s). */
export type Asked = Question & { when: number }

const BLOCK = 128

/** The verdicts on questions, each asked at its time of a sound that comes in blocks of 128 samples. */
export function listen({ samples, sampleRate }: Sound, questions: readonly Asked[]): Verdict[] {
  const ear = createEar({ sampleRate })
  const verdicts: Verdict[] = []
  const inOrder = questions.map((question, i) => ({ question, i }))
  inOrder.sort((a, b) => a.question.when - b.question.when)
  let heard = 0
  for (const { question, i } of inOrder) {
    const until = Math.min(samples.length, Math.floor(question.when * sampleRate))
    while (heard + BLOCK <= until) {
      ear.push(samples.subarray(heard, heard + BLOCK))
      heard += BLOCK
    }
    verdicts[i] = ear.judge(question)
  }
  return verdicts
}

/** The times of the attacks in a sound. */
export function onsetsOf({ samples, sampleRate }: Sound): number[] {
  const ear = createEar({ sampleRate })
  const onsets: number[] = []
  for (let at = 0; at < samples.length; at += BLOCK) {
    ear.push(samples.subarray(at, at + BLOCK))
    const last = ear.onsets().at(-1)
    if (last !== undefined && last !== onsets.at(-1)) onsets.push(last)
  }
  return onsets
}
