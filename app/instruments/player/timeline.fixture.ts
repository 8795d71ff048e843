import { isProblem, type Metre, readScore } from '../../../domain/music/score.ts'
import { type Feel, timelineOf } from './timeline.ts'

const NAMES = ['e', 'B', 'G', 'D', 'A', 'E']

/** @param line of the first string, without its name; the others are silent */
export function timeline(line: string, feel: Feel = 'straight', metre: Metre = [4, 4]) {
  const silent = line.replace(/[^|:]/g, '-')
  const tab = NAMES.map((name, index) => `${name}|${index === 0 ? line : silent}|`).join('\n')
  const score = readScore(tab, metre)
  if (isProblem(score)) throw new Error(score.kind)
  return timelineOf(score, feel)
}
