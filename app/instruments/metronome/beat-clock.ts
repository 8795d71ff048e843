import type { Beat } from './sequence.ts'

/** The beat that can be heard, and how much of it has gone (0 to 1). */
export interface HeardBeat {
  beat: Beat
  phase: number
}

/**
 * @param beats in order of time
 * @param time of the audio clock, of what leaves the loudspeaker now (s)
 * @returns null before the first beat
 */
export function heardAt(beats: readonly Beat[], time: number): HeardBeat | null {
  const beat = beats.findLast((each) => each.time <= time)
  return beat ? { beat, phase: Math.min(1, (time - beat.time) / beat.duration) } : null
}

/**
 * Position of the pendulum: at an end on every beat, on the left first. Its speed is zero there, so
 * a change of tempo causes no jump.
 *
 * @returns from -1 (left) to 1 (right)
 */
export function pendulumAt({ beat, phase }: HeardBeat): number {
  const side = beat.count % 2 === 0 ? -1 : 1
  return side * Math.cos(Math.PI * phase)
}

/** No loudspeaker is later than this (s); Bluetooth takes up to 0.3. */
const MAX_LATENCY = 0.5

/**
 * The audio clock at the loudspeaker: what is heard now was rendered the output latency ago.
 *
 * @param now `performance.now()` (ms)
 * @returns seconds of `context.currentTime`
 */
export function heardTime(context: AudioContext, now: number): number {
  const { contextTime, performanceTime } = context.getOutputTimestamp()
  const { currentTime } = context
  const stamped = (contextTime ?? 0) + (now - (performanceTime ?? 0)) / 1000
  // Some browsers return 0 until sound has come out, and WebKitGTK's clock of the stamp runs too fast.
  if (contextTime && performanceTime && stamped > currentTime - MAX_LATENCY) {
    // While the context sleeps, the stamp gets old.
    return Math.min(currentTime, stamped)
  }
  return currentTime - (context.outputLatency || context.baseLatency || 0)
}
