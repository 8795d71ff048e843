import { createChordNamer, type NamedChord } from '../../instruments/ear/chord-namer.ts'
import type { EarOptions } from '../../instruments/ear/engine.ts'

/** Message from the page: the next samples of its microphone (-1 to 1). */
export interface Heard extends Required<EarOptions> {
  samples: Float32Array
}

// Judging a strum takes longer than a picture of the sea may wait.

let namer: ReturnType<typeof createChordNamer> | undefined
let made: EarOptions | undefined

addEventListener('message', ({ data }: MessageEvent<Heard>) => {
  const { samples, sampleRate, a4 } = data
  if (!namer || made?.sampleRate !== sampleRate || made.a4 !== a4) {
    made = { sampleRate, a4 }
    namer = createChordNamer(made)
  }
  const chord = namer.push(samples)
  if (chord) postMessage(chord satisfies NamedChord)
})
