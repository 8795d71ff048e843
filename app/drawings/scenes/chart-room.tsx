import { Table } from '../deck.tsx'
import { Books, Chart, Hourglass } from '../desk.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** The chart room: a chart under the lantern, a compass, and what else finds the way. */
export function ChartRoom() {
  return (
    <HeadingScene ground="planks" high={<HangingLantern at="translate(420 -34)" />}>
      <path d="M520 100h150v12H520Z" fill="var(--oak)" />
      <Books at="translate(580 100)scale(.9)" />
      <Table />
      <Hourglass at="translate(580 252)" />
      <Chart at="translate(400 260)scale(1.15)" />
      <Solid
        id="cp"
        d="M190 262a44 17 0 1 0 88 0 44 17 0 1 0-88 0"
        color="var(--color-amber)"
        shade={6}
        light={4}
      />
      <ellipse cx="234" cy="260" rx="33" ry="11" fill="var(--color-vellum)" strokeWidth="1.6" />
      <path d="m212 266 20-10 24-2-20 10Z" fill="var(--color-sunset)" strokeWidth="1.4" />
      <path d="m330 236 26-54 26 52m-40-26h28" strokeWidth="6" />
      <path d="m330 236 26-54 26 52m-40-26h28" stroke="var(--color-gold)" strokeWidth="2.8" />
      <Solid
        id="ro"
        d="m488 260 74-22 8 16-74 24q-14-4-8-18Z"
        color="var(--color-rope)"
        shade={6}
        light={3}
      />
      <path d="m520 250 8 17" stroke="var(--color-sunset)" strokeWidth="4" />
    </HeadingScene>
  )
}
