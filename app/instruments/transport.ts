/** Something that sounds, by the audio clock (s). */
interface Cue {
  time: number
}

/** A beat that has been decided, what sounds in it in order, and where the one after it is. */
export interface Step<Position, Beat, C extends Cue> {
  beat: Beat
  cues: readonly C[]
  /** Null after the last. */
  next: Position | null
}

/**
 * The clock of everything that plays in time, run by the audio thread. A beat is decided in the block in which it
 * begins, so that nothing is queued that a change would have to take back.
 *
 * @param sampleRate Hz
 * @param play decides the beat of a position when it is due
 */
export function createTransport<
  Position extends { time: number; count: number },
  Beat,
  C extends Cue,
>(sampleRate: number, play: (position: Position) => Step<Position, Beat, C>) {
  let position: Position | null = null
  let due: C[] = []

  const frameOf = (time: number) => Math.round(time * sampleRate)

  return {
    /** Begins at a position, or at once when its time has passed. */
    start(first: Position) {
      position = first
      due = []
    },

    /** Nothing more sounds. */
    stop() {
      position = null
      due = []
    },

    isRunning: () => position !== null || due.length > 0,

    /**
     * Goes on to the end of a block.
     *
     * @param frame of the audio clock, of the block's first sample
     * @param length samples
     * @returns the beats that begin in it, and the cues with their frames
     */
    advance(frame: number, length: number): { beats: Beat[]; cues: { cue: C; frame: number }[] } {
      const end = frame + length
      const beats: Beat[] = []
      if (position && frameOf(position.time) < frame && position.count === 0)
        position = { ...position, time: frame / sampleRate }
      while (position && frameOf(position.time) < end) {
        const step: Step<Position, Beat, C> = play(position)
        beats.push(step.beat)
        due.push(...step.cues)
        position = step.next
      }
      const sounding = due.findIndex(({ time }) => frameOf(time) >= end)
      const cues = due.splice(0, sounding < 0 ? due.length : sounding)
      return { beats, cues: cues.map((cue) => ({ cue, frame: frameOf(cue.time) })) }
    },
  }
}
