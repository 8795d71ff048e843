import Wreck from '../drawings/shipwreck.svg?react'
import { SeaStrings } from '../ui/sea-strings.tsx'

/** Scene of the error page: a ship gone down by the stern, her neck snapped, her strings loose. */
export function Shipwreck() {
  return (
    <div
      className="absolute inset-0 -z-1 overflow-clip bg-night-sea [--sea:110px] *:absolute"
      aria-hidden="true"
    >
      <SeaStrings part="far" />
      <Wreck className="left-[50%] bottom-[calc(var(--sea)_-_52px_-_min(5.6vw,30px))] w-[min(96vw,540px)] [translate:-50%_0] [transform-origin:50%_80%] animate-[sail_16s_steps(24)_infinite]" />
      <SeaStrings part="near" />
    </div>
  )
}
