import { useRef } from 'react'
import { QUIETEST_DB } from './level.ts'
import { latestFrame } from './tuner-store.ts'
import { useFrames } from './use-tuner.ts'

/** How far the bar falls in a second after a sound, as a share of its length. */
const FALL = 1.6

/** How loud the microphone hears: rises at once and falls slowly, like the meters of a mixing desk. */
export function LevelMeter({ isOn, label }: { isOn: boolean; label: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const shown = useRef(0)

  useFrames(isOn, (elapsed) => {
    const share = 1 - latestFrame().level / QUIETEST_DB
    shown.current = Math.max(share, shown.current - FALL * elapsed, 0)
    bar.current?.style.setProperty('scale', `${shown.current.toFixed(3)} 1`)
  })

  return (
    <div className="relative mt-[0.7rem] flex w-[calc(100%-2rem)] max-w-96 items-center gap-3 font-bold text-glow">
      <span>{label}</span>
      <span className="tuner-level" aria-hidden="true">
        <span ref={bar} />
      </span>
    </div>
  )
}
