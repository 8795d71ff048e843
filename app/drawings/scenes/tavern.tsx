import { Barrel, Bottle } from '../cargo.tsx'
import { Floor, Porthole } from '../deck.tsx'
import { Guitar } from '../guitar.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Candle } from '../lights.tsx'
import { Solid } from '../solid.tsx'

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

/** A wooden mug with its foam, standing on the origin. */
function Mug({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M16-30c18-4 18 24 0 20" strokeWidth="8" />
      <path d="M16-30c18-4 18 24 0 20" stroke="var(--oak)" strokeWidth="4" />
      <Solid id="mg" d="M-17-38h34V0q-17 7-34 0Z" color="var(--oak)" shade={8} light={4}>
        <path d="M-6-38V4M6-38V4" stroke="var(--tar)" strokeWidth="1.4" />
        <path d="M-18-26q18 6 36 0m-36 16q18 6 36 0" stroke="var(--color-gold)" strokeWidth="3.4" />
      </Solid>
      <path
        d="M-19-36c-6-10 6-16 10-10 4-9 14-8 15 0 8-5 18 2 12 11q-18 8-37-1Z"
        fill="var(--color-foam)"
        strokeWidth="1.8"
      />
    </g>
  )
}
