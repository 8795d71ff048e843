import { Table } from '../deck.tsx'
import { CaptainsHat, Chart, Globe } from '../desk.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Candle, Moon } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** The captain's cabin: the stern window over the sea, and on the desk what a voyage is planned with. */
export function Cabin() {
  return (
    <HeadingScene ground="planks">
      <path d="M230 8h330v190H230Z" fill="var(--color-midnight)" />
      <path d="M230 140h330v60H230Z" fill="var(--color-tide)" stroke="var(--steel)" />
      <g transform="translate(452 66)scale(.8)">
        <Moon at="" />
      </g>
      <path
        d="M424 152h48m-40 12h60m-72 12h50m-40 12h56"
        stroke="var(--moon)"
        strokeWidth="2.6"
        opacity=".85"
      />
      <path
        d="M260 40h0m40 50h0m30-60h0m20 90h0m170-70h0m20 60h0M270 118h0"
        stroke="var(--color-glow)"
        strokeWidth="3"
      />
      <path d="M312 8v190m82-190v190m84-190v190M230 104h330" strokeWidth="9" />
      <path
        d="M312 8v190m82-190v190m84-190v190M230 104h330"
        stroke="var(--oak)"
        strokeWidth="4.6"
      />
      <g fillRule="evenodd" clipRule="evenodd">
        <Solid id="wf" d="M214-8h362v220H214ZM230 8v190h330V8Z" color="var(--oak)" shade={6} />
      </g>
      <Table />
      <Globe at="translate(268 250)" />
      <Chart at="translate(424 258)" />
      <Candle at="translate(556 252)" height={48} />
      <CaptainsHat at="translate(150 272)scale(.8)" />
    </HeadingScene>
  )
}
