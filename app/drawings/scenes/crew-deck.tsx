import { Barrel, RopeCoil } from '../cargo.tsx'
import { Floor, Rail, Sea } from '../deck.tsx'
import { Guitar } from '../guitar.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Moon, Stars } from '../lights.tsx'

/** Paper lanterns on their line: where each hangs, and its paint. */
const LANTERNS = [
  [150, 34, 'sunset'],
  [252, 56, 'gold'],
  [356, 62, 'sunset'],
  [460, 50, 'gold'],
  [562, 22, 'sunset'],
] as const

/** The deck as a meeting place: seats around the song, lanterns on a line, the sea behind. */
export function CrewDeck() {
  return (
    <HeadingScene
      ground="night"
      high={
        <>
          <Stars />
          <Moon at="translate(300 124)" />
          <path d="M60-30q290 180 620 0" stroke="var(--ink)" strokeWidth="2" />
          {LANTERNS.map(([x, y, paint]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle cy="16" r="52" fill="url(#lantern-light)" stroke="none" />
              <path d="M-10 2h20q14 14 0 30h-20q-14-16 0-30Z" fill={`var(--color-${paint})`} />
              <path d="M0 2v30m-7-30q-8 15 0 30M7 2q8 15 0 30" strokeWidth="1.3" />
              <path d="M-6 34q-4-16 0-30" stroke="var(--color-glow)" strokeWidth="2" />
            </g>
          ))}
        </>
      }
    >
      <Sea />
      <Rail />
      <Floor />
      <Barrel at="translate(270 284)scale(.95 .72)" />
      <Guitar at="translate(404 288)rotate(7)scale(.86)" />
      <RopeCoil at="translate(556 288)scale(1.1)" />
    </HeadingScene>
  )
}
