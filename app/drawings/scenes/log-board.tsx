import { Barrel, RopeCoil } from '../cargo.tsx'
import { Floor, Rail, Sea } from '../deck.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern, Stars } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** The foot of the main mast: the shrouds to climb, and the board on which the three ranks are nailed. */
export function LogBoard() {
  return (
    <HeadingScene
      ground="night"
      high={
        <>
          <Stars />
          <path
            d="M520 190 470-240m100 430L510-240m110 430L560-240M516 150h96m-100-36h92m-98-36h88m-94-36h84M504 6h80m-84-36h76"
            stroke="var(--oak)"
            strokeWidth="3.2"
          />
          <HangingLantern at="translate(268 10)" />
        </>
      }
    >
      <Sea />
      <Rail />
      <Floor />
      <Solid id="mt" d="M388-300h44l4 590h-52Z" color="var(--oak-dark)" shade={13} light={5}>
        <path d="m402-300-2 590M418-300l4 590" stroke="var(--tar)" strokeWidth="1.8" />
      </Solid>
      <Solid id="br" d="M308 92h204v126H308Z" color="var(--oak)" shade={9} light={5}>
        <path d="M308 134h204m-204 42h204" stroke="var(--tar)" strokeWidth="1.8" />
      </Solid>
      <g fill="var(--color-vellum)" strokeWidth="1.8">
        <path d="m320 112 50-4 3 76-52 2Z" />
        <path d="m384 106 50 2-2 84-50-2Z" />
        <path d="m448 110 52-3 2 80-51 2Z" />
      </g>
      <path
        d="M330 166h34m-34 8h28m38 2h26m-26 8h20m42-12h34m-34 8h26"
        stroke="var(--oak)"
        strokeWidth="2"
      />
      <path
        d="M346 122v26m-8-18h16m-20 10q2 10 12 10t12-10"
        stroke="var(--color-midnight)"
        strokeWidth="3"
      />
      <path
        d="m408 118 4 15 15 4-15 4-4 15-4-15-15-4 15-4Z"
        fill="var(--color-amber)"
        strokeWidth="1.4"
      />
      <path
        d="m460 150-5-24 11 9 9-14 9 14 11-9-5 24Z"
        fill="var(--color-gold)"
        strokeWidth="1.4"
      />
      <path d="M346 112h0m62-2h0m66 2h0" stroke="var(--color-sunset)" strokeWidth="6" />
      <Barrel at="translate(590 288)" />
      <RopeCoil at="translate(262 290)scale(.9)" />
    </HeadingScene>
  )
}
