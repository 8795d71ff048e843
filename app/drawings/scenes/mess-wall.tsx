import { Barrel } from '../cargo.tsx'
import { Floor } from '../deck.tsx'
import { Guitar } from '../guitar.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { HangingLantern } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** The wall of the mess with members' pictures. */
export function MessWall() {
  return (
    <HeadingScene ground="planks" high={<HangingLantern at="translate(180 -40)scale(.9)" />}>
      <Floor />
      <g fillRule="evenodd" clipRule="evenodd" transform="translate(34 30)scale(.92)">
        <path d="M332 34h124v92H332Z" fill="var(--color-midnight)" />
        <path
          d="M332 92q16 6 31 0t31 0 31 0 31 0v34H332Z"
          fill="var(--color-tide)"
          stroke="var(--steel)"
          strokeWidth="1.4"
        />
        <circle cx="366" cy="62" r="13" fill="var(--moon)" stroke="none" />
        <path
          d="M402 100h40l-8 14h-26Zm18-4V52m-14 8q14 16 0 32m18-34q16 18 0 36"
          fill="var(--sail)"
          strokeWidth="1.8"
        />
        <Solid id="f1" d="M320 22h148v116H320ZM332 34v92h124V34Z" color="var(--tan)" shade={5} />
        <path d="M494 40h70v92h-70Z" fill="var(--color-vellum)" />
        <path
          d="M529 62c-17 0-24 12-24 22 0 16 18 36 24 36s24-20 24-36c0-10-7-22-24-22Z"
          fill="var(--color-gold)"
          strokeWidth="2"
        />
        <path d="M520 82h0m18 0h0" strokeWidth="8" />
        <path d="M525 102v5m4-5v6m4-6v5" strokeWidth="2" />
        <Solid id="f2" d="M482 28h94v116h-94ZM494 40v92h70V40Z" color="var(--oak)" shade={5} />
        <path d="M592 66h72v66h-72Z" fill="var(--color-sunset)" />
        <path d="M592 106q18 6 36 0t36 0v26h-72Z" fill="var(--color-midnight)" strokeWidth="1.4" />
        <path d="M612 104a16 16 0 0 1 32 0Z" fill="var(--color-gold)" strokeWidth="1.8" />
        <Solid id="f3" d="M582 56h92v86h-92ZM592 66v66h72V66Z" color="var(--tan)" shade={5} />
      </g>
      <path d="M396 50V30m124 26V42m92 40V68" stroke="var(--color-rope)" strokeWidth="2.4" />
      <Solid id="bn" d="M340 214h250v15H340Z" color="var(--oak)" shade={5} light={3} />
      <Solid
        id="bf"
        d="M360 229h20l-6 56h-18Zm190 0h20l4 56h-18Z"
        color="var(--oak-dark)"
        shade={6}
        light={3}
      />
      <Guitar at="translate(286 288)rotate(-7)scale(.8)" />
      <g transform="translate(452 214)rotate(-3)">
        <path d="M-34-12h68V0h-68Zm8-12h58v12h-58Z" fill="var(--color-sunset)" strokeWidth="2" />
        <path d="M-26-6h52m-44-12h40" stroke="var(--color-glow)" strokeWidth="2" />
      </g>
      <Barrel at="translate(628 290)scale(.9)" />
    </HeadingScene>
  )
}
