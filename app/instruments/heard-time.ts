/** The beat that can be heard, and how much of it has gone (0 to 1). */
export interface Heard<Beat> {
  beat: Beat
  phase: number
}

/**
 * @param beats in order of time
 * @param time of the audio clock, of what leaves the loudspeaker now (s)
 * @returns null before the first beat
 */
export function heardAt<Beat extends { time: number; duration: number }>(
  beats: readonly Beat[],
  time: number,
): Heard<Beat> | null {
  const beat = beats.findLast((each) => each.time <= time)
  return beat ? { beat, phase: Math.min(1, (time - beat.time) / beat.duration) } : null
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
