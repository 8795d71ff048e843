import { Floor, Rail, Sea } from '../deck.tsx'
import { HeadingScene } from '../heading-scene.tsx'
import { Helm } from '../helm.tsx'
import { HangingLantern, Moon, Stars } from '../lights.tsx'
import { Solid } from '../solid.tsx'

/** The bridge: the wheel, the binnacle with its light, and the sea ahead. */
export function Bridge() {
  return (
    <HeadingScene
      ground="night"
      high={
        <>
          <Stars />
          <Moon at="translate(560 70)" />
        </>
      }
    >
      <Sea />
      <Rail />
      <Floor />
      <HangingLantern at="translate(250 118)scale(.6)" from={0} />
      <Solid
        id="bi"
        d="M214 190h72l-6 96h-60Zm-8-8q44-12 88 0v14h-88Z"
        color="var(--oak-dark)"
        shade={10}
      />
      <path d="M232 218h36v34h-36Z" fill="var(--color-gold)" />
      <path
        d="m250 222 4 12 10 1-10 2-4 12-4-12-10-2 10-1Z"
        fill="var(--color-sunset)"
        strokeWidth="1.4"
      />
      <Solid id="hp" d="M404 288q4-40 18-120h32q14 80 18 120Z" color="var(--oak-deep)" shade={10} />
      <Helm at="translate(438 176)" />
    </HeadingScene>
  )
}
