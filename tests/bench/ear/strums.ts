import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quantile } from '../tuner/measure.ts'
import { readFlac } from './flac.ts'
import { onsetsOf } from './listen.ts'
import { mark, row } from './report.ts'

const WITHIN = 0.05
const SEARCHED = 0.1

/** Strums recorded by a phone: how many are found, and how exactly. */
export function measureStrums(folder: string) {
  const practice = join(folder, 'practice')
  const files = existsSync(practice)
    ? readdirSync(practice).filter((file) => file.endsWith('.strums'))
    : []
  if (files.length === 0) return console.log('\nNo .strums files: strums are not measured.')
  console.log('\nStrums recorded by a phone, within 50 ms of the label\n')
  console.log(row(['clip', 'F1', 'precision', 'recall', 'p90 ms', 'median ms', 'offset ms']))
  const total: Found = { errors: [], found: 0, truth: 0 }
  for (const file of files) {
    const sound = readFlac(join(practice, file.replace('.strums', '.flac')))
    if (!sound) return console.log('Neither flac, ffmpeg nor sox is installed.')
    const truth = readFileSync(join(practice, file), 'utf8')
      .trim()
      .split('\n')
      .map(Number.parseFloat)
    const onsets = onsetsOf(sound)
    const offset = offsetOf(onsets, truth)
    const errors = matched(
      onsets.map((onset) => onset - offset),
      truth,
    )
    print(file, { errors, found: onsets.length, truth: truth.length }, offset)
    total.errors.push(...errors)
    total.found += onsets.length
    total.truth += truth.length
  }
  print('all', total)
}

type Found = { errors: number[]; found: number; truth: number }

function print(name: string, { errors, found, truth }: Found, offset?: number) {
  const f1 = (2 * errors.length) / (found + truth)
  const p90 = 1000 * quantile(errors, 0.9)
  console.log(
    row([
      name,
      f1.toFixed(3) + mark(f1 >= 0.95),
      (errors.length / found).toFixed(3),
      (errors.length / truth).toFixed(3),
      p90.toFixed(1) + mark(p90 <= 20),
      (1000 * quantile(errors, 0.5)).toFixed(1),
      offset === undefined ? '' : (1000 * offset).toFixed(0),
    ]),
  )
}

/** The median distance of the onsets from the labels that they are nearest to. */
function offsetOf(onsets: readonly number[], truth: readonly number[]): number {
  const distances = truth.flatMap((time) => {
    const nearest = onsets.toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time))[0]
    return nearest !== undefined && Math.abs(nearest - time) < SEARCHED ? [nearest - time] : []
  })
  return quantile(distances, 0.5)
}

/** The distances of labels from onsets, each of which counts once. */
function matched(onsets: readonly number[], truth: readonly number[]): number[] {
  const free = new Set(onsets)
  return truth.flatMap((time) => {
    const nearest = [...free].sort((a, b) => Math.abs(a - time) - Math.abs(b - time))[0]
    if (nearest === undefined || Math.abs(nearest - time) > WITHIN) return []
    free.delete(nearest)
    return [Math.abs(nearest - time)]
  })
}
