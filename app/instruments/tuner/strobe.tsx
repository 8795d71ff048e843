import { useRef } from 'react'
import { latestFrame } from './tuner-store.ts'
import { useFrames } from './use-tuner.ts'

/** Speed of the bands per cent (px/s): fast enough to see a tenth of a cent. */
const PIXELS_PER_CENT = 9

/**
 * Bands that run to the right when the string is high, to the left when it is low, and stand still when it is
 * in tune.
 */
export function Strobe({ isOn, isInTune }: { isOn: boolean; isInTune: boolean }) {
  const wheel = useRef<HTMLDivElement>(null)
  const place = useRef(0)

  useFrames(isOn, (elapsed) => {
    place.current += (latestFrame().cents ?? 0) * PIXELS_PER_CENT * elapsed
    wheel.current?.style.setProperty('--place', `${place.current.toFixed(2)}px`)
  })

  return (
    <div className="tuner-strobe-place" aria-hidden="true">
      <div ref={wheel} className="tuner-strobe" data-in-tune={isInTune}>
        {[96, 48, 24].map((width) => (
          <div key={width} style={{ '--band': `${width}px` } as object} />
        ))}
        <div data-part="mark" />
      </div>
    </div>
  )
}
