import type { Groove } from '../../../../domain/music/grooves.ts'
import { type Metre, pulseOf } from '../../../../domain/music/score.ts'

export const DRUMS = [
  ...(['kick', 'snare', 'rim', 'hat', 'open', 'ride', 'shaker', 'crash'] as const),
]
export type Drum = (typeof DRUMS)[number]

/**
 * A bar of the band, a group of signs for each pulse, a sign for each equal part of it. Drums: `X` loud, `x` normal,
 * `o` soft, `.` nothing. Bass: `R` the chord's lowest note, `3` its third, `5` fifth, `6` sixth, `8` octave, `a` a step
 * below the next chord, `.` goes on, `-` is silent.
 */
export interface Bar {
  drums: Partial<Record<Drum, string>>
  bass: string
}

/** Bars that alternate, by the number of pulses: of four (and two, their first half), three, and compound pulses. */
interface Patterns {
  four: readonly Bar[]
  three?: readonly Bar[]
  compound?: readonly Bar[]
}

const THREE: readonly Bar[] = [
  { drums: { kick: 'x. .. ..', rim: '.. o. o.', ride: 'x. o. o.' }, bass: 'R. .. ..' },
  { drums: { kick: 'x. .. ..', rim: '.. o. o.', ride: 'x. o. oo' }, bass: '5. .. ..' },
]
const COMPOUND: readonly Bar[] = [
  { drums: { kick: 'X.. ..x', snare: '... X..', hat: 'xoo xoo' }, bass: 'R.. 5..' },
]

const GROOVES: Record<Groove, Patterns> = {
  rock: {
    four: [
      {
        drums: { kick: 'X. .. xx ..', snare: '.. X. .. X.', hat: 'xo xo xo xo' },
        bass: 'RR RR RR R5',
      },
    ],
    three: [{ drums: { kick: 'X. .. ..', snare: '.. x. X.', hat: 'xo xo xo' }, bass: 'RR RR R5' }],
  },
  pop: {
    four: [
      {
        drums: { kick: 'X. .x x. ..', snare: '.. X. .. X.', hat: 'xo xo xo xo' },
        bass: 'R. .R R. 5.',
      },
    ],
  },
  folk: {
    four: [
      {
        drums: { kick: 'x. .. x. ..', snare: '.. o. .. o.', shaker: 'ox .x ox .x' },
        bass: 'R. .. 5. ..',
      },
    ],
    compound: [
      { drums: { kick: 'x.. ...', snare: '... o..', shaker: 'xoo xoo' }, bass: 'R.. 5..' },
    ],
  },
  waltz: {
    four: [
      {
        drums: { kick: 'x. .. x. ..', rim: '.. o. .. o.', ride: 'x. o. x. o.' },
        bass: 'R. .. 5. ..',
      },
    ],
    three: THREE,
  },
  blues: {
    four: [
      {
        drums: { kick: 'X.. ... X.. ..x', snare: '... X.. ... X..', ride: 'x.o x.o x.o x.o' },
        bass: 'R.R 3.3 5.5 6.5',
      },
    ],
    compound: [{ drums: { kick: 'X.. ..x', snare: '... X..', ride: 'x.o x.o' }, bass: 'R.R 5.6' }],
  },
  bossa: {
    four: [
      {
        drums: { kick: 'x. .o x. .o', rim: 'x. .x .. x.', hat: 'xo oo xo oo' },
        bass: 'R. .5 5. .R',
      },
      {
        drums: { kick: 'x. .o x. .o', rim: '.. x. .x ..', hat: 'xo oo xo oo' },
        bass: 'R. .5 5. .R',
      },
    ],
  },
  swing: {
    four: [
      {
        drums: { kick: 'o.. o.. o.. o..', hat: '... x.. ... x..', ride: 'x.. x.o x.. x.o' },
        bass: 'R.. 3.. 5.. a..',
      },
    ],
    three: [
      {
        drums: { kick: 'o.. ... ...', hat: '... x.. x..', ride: 'x.. x.o x..' },
        bass: 'R.. 3.. 5..',
      },
    ],
  },
  metal: {
    four: [
      {
        drums: {
          kick: 'X.xx X.xx X.xx X.xx',
          snare: '.... X... .... X...',
          ride: 'x.x. x.x. x.x. x.x.',
        },
        bass: 'R.RR R.RR R.RR R.RR',
      },
    ],
  },
}

/** A bar of a groove in a metre; bars alternate by their number. */
export function barOf(groove: Groove, metre: Metre, number: number): Bar {
  const patterns = GROOVES[groove]
  const isCompound = pulseOf(metre) === 1.5
  const pulses = pulsesOf(metre)
  const isThree = !isCompound && pulses === 3
  const bars = isCompound
    ? (patterns.compound ?? COMPOUND)
    : isThree
      ? (patterns.three ?? THREE)
      : patterns.four
  const { drums, bass } = bars[number % bars.length] as Bar
  const fitted = Object.entries(drums).map(([drum, row]) => [drum, repeated(row, pulses)])
  return { drums: Object.fromEntries(fitted), bass: repeated(bass, pulses) }
}

/** Number of pulses in a bar. */
export const pulsesOf = (metre: Metre): number => (metre[0] * 4) / metre[1] / pulseOf(metre)

/** As many groups as the bar has pulses: its first ones, or all of them over again. */
function repeated(row: string, pulses: number): string {
  const groups = row.split(' ')
  return Array.from({ length: pulses }, (_, pulse) => groups[pulse % groups.length]).join(' ')
}
