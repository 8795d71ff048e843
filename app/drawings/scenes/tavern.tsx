import { Barrel, Bottle } from '../cargo.tsx'
import { Floor, Porthole } from '../deck.tsx'
import { Guitar } from '../guitar.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Candle } from '../lights.tsx'
import { Mug } from '../mug.tsx'

/** The galley after supper: a cask for a table, and a guitar that waits for the first song. */
export function Tavern() {
  return (
    <HeadingScene ground="planks" high={<Porthole at="translate(560 76)" />}>
      <Floor />
      <Guitar at="translate(330 282)rotate(-9)" />
      <Barrel at="translate(478 282)scale(1.3 1.05)" />
      <Candle at="translate(486 176)" height={34} />
      <Mug at="translate(446 178)" />
      <Bottle at="translate(590 288)" />
      <path
        d="M250 150v-34l26-6v34m-26-18 26-6m-80 54v-26m0 0q10 2 12 12"
        stroke="var(--color-gold)"
        strokeWidth="3"
      />
      <path
        d="M250 150a8 6 0 1 0-16 0 8 6 0 1 0 16 0m26-6a8 6 0 1 0-16 0 8 6 0 1 0 16 0m-80 30a7 5 0 1 0-14 0 7 5 0 1 0 14 0"
        fill="var(--color-gold)"
        stroke="none"
      />
    </HeadingScene>
  )
}
