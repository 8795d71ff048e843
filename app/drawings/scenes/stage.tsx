import { Floor } from '../deck.tsx'
import { Guitar } from '../guitar.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** A stage on deck: curtain, stool and guitar, and the spyglass through which one is watched. */
export function Stage() {
  return (
    <HeadingScene ground="planks" high={<HangingLantern at="translate(470 -30)" />}>
      <Floor />
      <Solid
        id="cu"
        d="M548-300h160v570H560q-8-44 4-110-26-40-16-200Z"
        color="var(--color-sunset)"
        shade={16}
        light={5}
      >
        <path
          d="M580-300q8 300-10 560m46-560q10 300-6 560m44-560q8 300 0 560"
          stroke="color-mix(in srgb, var(--color-sunset) 50%, var(--color-night))"
          strokeWidth="3"
        />
        <path
          d="M560-300q8 280-4 440m42-440q10 300-8 540m48-540q8 300-6 560"
          stroke="var(--color-gold)"
          strokeWidth="2"
        />
      </Solid>
      <path d="M546 148q30 22 160 14" strokeWidth="11" />
      <path
        d="M546 148q30 22 160 14"
        stroke="var(--color-rope)"
        strokeWidth="7"
        strokeDasharray="6 2"
        strokeLinecap="butt"
      />
      <ellipse cx="420" cy="286" rx="150" ry="10" fill="var(--ink)" stroke="none" opacity=".5" />
      <Solid
        id="st"
        d="m440 218 10 2-10 66h-11Zm70 2 10-2 12 68h-12Zm-44 0h24v62h-24Z"
        color="var(--oak-dark)"
        shade={5}
        light={3}
      />
      <Solid
        id="ss"
        d="M428 210a52 11 0 1 0 104 0 52 11 0 1 0-104 0"
        color="var(--oak)"
        shade={5}
        light={3}
      />
      <Guitar at="translate(404 288)rotate(-12)scale(.9)" />
      <Spyglass at="translate(262 286)" />
    </HeadingScene>
  )
}

/** A spyglass on its three legs, standing on the origin and looking to the upper right: 130 high. */
function Spyglass({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M0-92-36 0M0-92 4 2M0-92 40 0" strokeWidth="9" />
      <path d="M0-92-36 0M0-92 4 2M0-92 40 0" stroke="var(--oak)" strokeWidth="4.6" />
      <g transform="translate(0 -100)rotate(-14)">
        <Solid id="s1" d="M-74-7h36V9h-36Z" color="var(--oak)" shade={5} light={3} />
        <Solid id="s2" d="M-40-11H6v24h-46Z" color="var(--oak-dark)" shade={7} light={3} />
        <Solid id="s3" d="M4-16h58v34H4Z" color="var(--cloth)" shade={9} light={4} />
        <path
          d="M-80-8h8v18h-8Zm36-5h8v28h-8ZM0-19h9v40H0Zm56 0h10v40H56Z"
          fill="var(--color-gold)"
          strokeWidth="1.8"
        />
      </g>
    </g>
  )
}
