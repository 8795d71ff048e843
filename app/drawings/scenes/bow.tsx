import { Sea } from '../deck.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern, Stars } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** The bow under way, her figurehead the neck of a guitar; before her a bottle with a letter. */
export function Bow() {
  return (
    <HeadingScene ground="night" high={<Stars />}>
      <Sea />
      <path d="M660 96 330 46" strokeWidth="15" />
      <path d="M660 96 330 46" stroke="var(--oak)" strokeWidth="10" />
      <path d="m650 91-316-48" stroke="var(--lit)" strokeWidth="2" />
      <path d="M340 46 700-140M420 58l280-150M520 74l180-98m-190 46 140 118" strokeWidth="1.8" />
      <g transform="translate(386 54)scale(.66)">
        <HangingLantern at="" from={0} />
      </g>
      <Solid
        id="bw"
        d="M1500 60H700q-80 22-194 32c10 60 44 120 70 160h924Z"
        color="var(--oak-dark)"
        shade={26}
        light={6}
      >
        <path
          d="M516 122q90 14 184-2h800M530 158q80 12 170-2h800M548 196q70 10 152-2h800"
          stroke="var(--tar)"
          strokeWidth="2.4"
        />
        <path d="M500 92q80-4 200-30h800" stroke="var(--color-gold)" strokeWidth="7" />
        <path d="M560 138h30m20 34h44m-70 36h26m40-66h30" stroke="var(--oak)" strokeWidth="2" />
      </Solid>
      <Solid
        id="fh"
        d="M512 96c-26-2-44 6-56 22-10 14-26 10-26-4 0-12 14-14 18-6-2-24-38-18-36 8 2 30 40 34 58 12 8-10 20-14 44-8Z"
        color="var(--color-gold)"
        shade={5}
        light={3}
      />
      <path
        d="M-1400 252q60-18 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0v80h-3360Z"
        fill="var(--color-sea)"
        stroke="var(--color-gold)"
        strokeWidth="2.4"
      />
      <path
        d="M548 246q-16-18-44-14 12-14 40-4-4-14-26-18 36-2 52 30"
        fill="var(--color-foam)"
        strokeWidth="1.8"
      />
      <g transform="translate(270 254)rotate(-64)scale(.9)">
        <Solid
          id="bl"
          d="M-8-94H8v28c0 9 14 13 14 28V-5q0 5-5 5h-34q-5 0-5-5v-33c0-15 14-19 14-28Z"
          color="var(--steel)"
          shade={9}
          light={5}
        />
        <path d="M-11-52q11-5 22 0v44h-22Z" fill="var(--color-vellum)" strokeWidth="1.4" />
        <path d="M-6-42H6m-12 8H5m-11 8H6" stroke="var(--oak)" strokeWidth="1.6" />
        <path d="M-7-106H7v14H-7Z" fill="var(--color-rope)" strokeWidth="1.8" />
      </g>
      <path
        d="M-1420 276q80-22 160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0v60h-3360Z"
        fill="var(--color-deep)"
        stroke="var(--color-gold)"
        strokeWidth="3"
      />
    </HeadingScene>
  )
}
