import { Table } from '../deck.tsx'
import { Quill, Scroll } from '../desk.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Candle } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** Scene of the terms: quill, candle, wax, and the seal of the ship. */
export function Seal() {
  return (
    <HeadingScene ground="planks">
      <Table />
      <Candle at="translate(566 254)" height={70} />
      <Scroll at="translate(410 264)scale(1.35)">
        <path
          d="M-46-38h70m-76 9h96m-100 9h92"
          stroke="var(--oak)"
          strokeWidth="1.8"
          strokeDasharray="16 4"
        />
      </Scroll>
      <Quill at="translate(252 262)scale(1.1)" />
      <path d="m462 236 8 34-10-6-8 8-4-34Z" fill="var(--color-midnight)" strokeWidth="1.8" />
      <Solid
        id="wx"
        d="M440 230c0-12 8-18 20-17 6-5 18 0 18 8 8 6 4 18-3 21-4 10-20 10-26 3-9 0-12-8-9-15Z"
        color="var(--color-sunset)"
        shade={5}
        light={3}
      />
      <path
        d="M460 221q-7 0-7 6 0 6 7 13 7-7 7-13 0-6-7-6Z"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      <g transform="translate(170 276)rotate(18)">
        <Solid
          id="sm"
          d="M-13 0v-12h6c-4-14-12-22-8-34 4-11 26-11 30 0 4 12-4 20-8 34h6V0Z"
          color="var(--oak)"
          shade={6}
          light={3}
        />
        <path d="M-15-6h30v8h-30Z" fill="var(--color-gold)" strokeWidth="1.8" />
      </g>
    </HeadingScene>
  )
}
