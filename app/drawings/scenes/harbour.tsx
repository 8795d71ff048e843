import { Barrel } from '../cargo.tsx'
import { Floor, Sea } from '../deck.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern, Moon, Stars } from '../lights.tsx'
import { FarShip } from '../ship-far.tsx'

/** The harbour's market at night: a stall with its awning, and the ship that brought the wares. */
export function Harbour() {
  return (
    <HeadingScene
      ground="night"
      high={
        <>
          <Stars />
          <g transform="translate(216 62)scale(.62)">
            <Moon at="" />
          </g>
        </>
      }
    >
      <Sea />
      <FarShip at="translate(196 214)scale(.72)" />
      <Floor />
      <path d="M330 100v166m280-166v166" strokeWidth="11" />
      <path d="M330 100v166m280-166v166" stroke="var(--oak)" strokeWidth="6" />
      <HangingLantern at="translate(470 84)scale(.72)" from={0} />
      <path d="M316 212h308v60H316Z" fill="var(--oak-dark)" />
      <path d="M316 232h308m-308 20h308" stroke="var(--tar)" strokeWidth="1.8" />
      <path d="M310 202h320v14H310Z" fill="var(--oak)" />
      <path d="M312 205h316" stroke="var(--lit)" strokeWidth="2" />
      <path
        d="M340 202v-10q0-24 22-24t22 24v10Zm180 0-4-30q18-10 36 0l-4 30Z"
        fill="var(--cloth)"
      />
      <path d="M352 170q-6 8-4 22m176-20 3 26" stroke="var(--steel)" strokeWidth="2.4" />
      <path
        d="M568 202a13 12 0 0 1 26 0Zm16-14a12 12 0 0 1 24 14h-14"
        fill="var(--color-sunset)"
        strokeWidth="2"
      />
      <path d="M330 60h280l34 58H296Z" fill="var(--color-vellum)" />
      <path
        d="m376 60-22 58h58l10-58Zm92 0-2 58h58l-8-58Zm94 0 22 58h60l-34-58Z"
        fill="var(--color-sunset)"
      />
      <path
        d="M296 118q29 34 58 0 29 34 58 0 27 34 54 0 29 34 58 0 30 34 60 0 30 34 60 0Z"
        fill="var(--color-gold)"
      />
      <path
        d="m326 78-16 34m40-34-12 34m54-34-8 34m42-34-4 34m60-34 2 34m54-34 10 34m30-34 16 34"
        stroke="var(--ink)"
        strokeWidth="1.3"
        opacity=".4"
      />
      <Barrel at="translate(600 296)scale(.8)" />
    </HeadingScene>
  )
}
