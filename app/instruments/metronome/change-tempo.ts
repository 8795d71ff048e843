import { changeSettings, heardBeat } from './metronome-store.ts'
import { clampTempo } from './tempo.ts'

/** Sets the tempo (bpm). A manual change ends the ramp. */
export function setTempo(bpm: number) {
  changeSettings(({ ramp }) => ({ tempo: clampTempo(bpm), ramp: { ...ramp, on: false } }))
}

/** Changes the tempo that is shown by so many bpm. */
export function stepTempo(by: number) {
  changeSettings(({ tempo, ramp }) => {
    const now = ramp.on ? (heardBeat()?.beat.tempo ?? ramp.from) : tempo
    return { tempo: clampTempo(now + by), ramp: { ...ramp, on: false } }
  })
}
