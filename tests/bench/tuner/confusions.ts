import { withString } from './conditions.ts'
import { asAnotherGuitar, throughLoudspeaker } from './guitars.ts'
import type { Recording } from './recordings.ts'

/** A row of the table: a sound for each of its recordings. */
export type Confusion = { name: string; sounds(): { clip: Recording; samples: Float32Array }[] }

/** Sounds in which a tuner takes one string for another: other guitars, thin loudspeakers, two strings. */
export function confusionsOf(clips: readonly Recording[]): Confusion[] {
  const others = clips.flatMap((clip, i) =>
    [1, 2, 3].map((k) => asAnotherGuitar(clip, 1000 * k + i)),
  )
  const rows: Confusion[] = [
    {
      name: 'other guitars',
      sounds: () => others.map((clip) => ({ clip, samples: clip.samples })),
    },
    {
      name: 'other guitars, telephone 450 Hz',
      sounds: () =>
        others.map((clip, i) => ({
          clip,
          samples: throughLoudspeaker(clip, { cutoff: 450, drive: 1, seed: i + 1 }),
        })),
    },
  ]
  for (const level of [-10, -6, -3]) {
    for (const earlier of [0, 0.25]) {
      rows.push({
        name: `each other string at ${level} dB${earlier ? ', earlier' : ''}`,
        sounds: () =>
          pairsOf(clips).map(([clip, other]) => ({
            clip,
            samples: withString(level, earlier)(clip, other, 1),
          })),
      })
    }
  }
  return rows
}

/** Each recording with one of each other string of the same guitar. */
function pairsOf(clips: readonly Recording[]): [Recording, Recording][] {
  return clips.flatMap((clip) => {
    const others = new Map(
      clips
        .filter((other) => other.source === clip.source && other.string !== clip.string)
        .map((other) => [other.string, other] as const),
    )
    return [...others.values()].map((other): [Recording, Recording] => [clip, other])
  })
}
