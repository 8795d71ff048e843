import { Barrel } from '../cargo.tsx'
import { Floor, Porthole } from '../deck.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** A berth of one's own: the hammock, the sea chest below it, the lantern, the moon in the porthole. */
export function Berth() {
  return (
    <HeadingScene
      ground="planks"
      high={
        <>
          <Porthole at="translate(430 56)" />
          <HangingLantern at="translate(250 -40)scale(.9)" />
        </>
      }
    >
      <Floor />
      <Solid
        id="p1"
        d="M286-300h28v580h-28Zm312 0h28v580h-28Z"
        color="var(--oak-dark)"
        shade={7}
        light={4}
      />
      <path
        d="M306 120 364 172m-58-52 50 62m-50-62 44 72M606 120l-58 52m58-52-50 62m50-62-44 72"
        stroke="var(--color-rope)"
        strokeWidth="2.4"
      />
      <Solid
        id="hk"
        d="M346 164q110 54 220 0c0 26-30 62-110 62s-110-36-110-62Z"
        color="var(--sail)"
        shade={12}
      >
        <path
          d="M356 190q100 46 200 0m-186 18q86 30 172 0"
          stroke="var(--color-midnight)"
          strokeWidth="7"
        />
      </Solid>
      <Solid
        id="pi"
        d="M364 168c4-20 40-22 60-12 14 8 14 22 6 30-24 2-48-4-66-18Z"
        color="var(--color-foam)"
        shade={6}
        light={3}
      />
      <Solid id="sb" d="M376 246h130v40H376Z" color="var(--oak)" shade={9}>
        <path d="M376 266h130" stroke="var(--tar)" strokeWidth="1.8" />
      </Solid>
      <Solid
        id="sl"
        d="M370 248q4-26 18-26h106q14 0 18 26Z"
        color="var(--oak-dark)"
        shade={6}
        light={4}
      />
      <path d="M392 222h12v64h-12Zm86 0h12v64h-12Z" fill="var(--cloth)" strokeWidth="1.8" />
      <path d="M432 240h18v22q-9 8-18 0Z" fill="var(--color-gold)" strokeWidth="1.8" />
      <Barrel at="translate(566 290)scale(.74)" />
    </HeadingScene>
  )
}
