import Bottle from '../drawings/bottle.svg?react'
import Moon from '../drawings/moon.svg?react'
import MoonPath from '../drawings/moon-path.svg?react'
import WaitingShip from '../drawings/waiting-ship.svg?react'
import { SeaStrings } from '../ui/sea-strings.tsx'
import '../ui/sea-strings.css'

/** A bottle adrift on a calm sea, and a ship that waits for wind beside the moon's path. */
export function Becalmed() {
  return (
    <div
      className="absolute inset-0 -z-1 bg-[radial-gradient(ellipse_46%_30%_at_76%_82%,color-mix(in_oklab,var(--color-glow)_22%,transparent),transparent_72%),linear-gradient(var(--color-deep),var(--color-night)_40%,var(--color-tide)_86%)] *:absolute"
      aria-hidden="true"
    >
      <Moon className="left-[76%] bottom-23 w-47.5 [translate:-50%_0]" />
      <WaitingShip className="left-[58%] bottom-29 w-[clamp(88px,12vw,150px)] [translate:-50%_0]" />
      <SeaStrings part="far" />
      <MoonPath className="left-[76%] bottom-11 w-37.5 [translate:-50%_0]" />
      <div className="left-[33%] bottom-[calc(var(--sea)-80px)] w-23 [translate:-50%_0] rotate-28 origin-[50%_80%] animate-[sail_16s_steps(24)_infinite]">
        <Bottle />
      </div>
      <SeaStrings part="near" />
    </div>
  )
}
