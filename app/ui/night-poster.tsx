import { Sea } from '../drawings/deck.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { Moon, Stars } from '../drawings/lights.tsx'

/** A quiet sea by moonlight: what stands where a video has no poster of its own. */
export function NightPoster() {
  return (
    <Drawing viewBox="0 0 480 270" align="xMidYMid slice" className="size-full bg-tide">
      <Stars />
      <Moon at="translate(140 92)" />
      <Sea />
      <path d="M114 186h52m-66 16h80m-62 16h48m-72 18h96" stroke="var(--moon)" strokeWidth="2.6" />
    </Drawing>
  )
}
