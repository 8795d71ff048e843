import { Bottle } from '../ui/notices/bottle.tsx'
import { SeaStrings } from '../ui/sea-strings.tsx'

/** A bottle adrift on a calm sea, and a ship that waits for wind beside the moon's path. */
export function Becalmed() {
  return (
    <div
      className="absolute inset-0 -z-1 bg-[radial-gradient(ellipse_46%_30%_at_76%_82%,color-mix(in_oklab,var(--color-glow)_22%,transparent),transparent_72%),linear-gradient(var(--color-deep),var(--color-night)_40%,var(--color-tide)_86%)] *:absolute"
      aria-hidden="true"
    >
      <Moon />
      <WaitingShip />
      <SeaStrings part="far" />
      <MoonPath />
      <div className="left-[33%] bottom-[calc(var(--sea)_-_80px)] w-23 [translate:-50%_0] rotate-28 [transform-origin:50%_80%] animate-[sail_16s_steps(24)_infinite]">
        <Bottle />
      </div>
      <SeaStrings part="near" />
    </div>
  )
}

function Moon() {
  return (
    <svg
      viewBox="0 0 120 120"
      className="left-[76%] bottom-23 w-47.5 [translate:-50%_0]"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="var(--color-glow)">
        <circle cx="60" cy="60" r="58" opacity=".07" />
        <circle cx="60" cy="60" r="48" opacity=".07" />
        <circle cx="60" cy="60" r="39" opacity=".09" />
        <circle cx="60" cy="60" r="30" />
      </g>
      <path
        d="M84 42A30 30 0 1 1 37 79.3 36 36 0 0 0 84 42Z"
        fill="var(--color-gold)"
        opacity=".75"
      />
      <path
        d="M34 66A27 27 0 0 1 62 33"
        fill="none"
        stroke="var(--color-foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="var(--color-amber)" opacity=".3">
        <circle cx="50" cy="53" r="5" />
        <circle cx="66" cy="67" r="6.5" />
        <circle cx="69" cy="47" r="3.5" />
        <circle cx="54" cy="73" r="3" />
      </g>
      <path
        d="M45 53a5 5 0 0 1 5-5m9.5 19a6.5 6.5 0 0 1 6.5-6.5M65.5 47a3.5 3.5 0 0 1 3.5-3.5"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  )
}

/** Her sails hang slack, and so does her pennant. */
function WaitingShip() {
  return (
    <svg
      viewBox="0 0 160 150"
      className="left-[58%] bottom-29 w-[clamp(88px,12vw,150px)] [translate:-50%_0]"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="var(--color-night)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M78 8 22 104M78 8l56 92M78 8l-22 100M78 8l28 98"
          stroke="var(--color-gold)"
          strokeWidth="1"
          opacity=".6"
        />
        <path d="m124 112 32-22" stroke="var(--color-wood)" strokeWidth="4" />
        <path d="M42 112V48M112 112V42M78 112V4" stroke="var(--color-amber)" strokeWidth="4" />
        <Sails />
        <path d="M79 3q8 0 8 7t4 10q-6 4-9-2-2-6-3-9Z" fill="var(--color-sunset)" />
        <path
          d="M16 102h30l3 12q32 8 66 2 14-3 26-10-4 24-18 40H34q-15-20-18-44Z"
          fill="var(--color-wood)"
        />
        <path
          d="M17 108h25l4 12q34 9 70 2 11-2 21-7l-7 13q-58 18-106 6-5-12-7-26Z"
          fill="var(--color-amber)"
          stroke="none"
          opacity=".5"
        />
        <path d="M23 121q50 12 110-4" fill="none" strokeWidth="1.2" />
        <path
          d="M16 102h30l3 12q32 8 66 2 14-3 26-10"
          fill="none"
          stroke="var(--color-gold)"
          strokeWidth="3"
        />
        <path d="M22 108h6v6h-5Zm11 0h6l1 6h-6Z" fill="var(--color-glow)" strokeWidth="1.2" />
        <path d="M62 128h.1m18 1h.1m18-1h.1" stroke="var(--color-gold)" strokeWidth="5" />
        <circle cx="14" cy="92" r="10" fill="var(--color-gold)" stroke="none" opacity=".25" />
        <path d="M14 102v-6m-3-2h6l-1-7h-4Z" fill="var(--color-glow)" stroke="var(--color-gold)" />
      </g>
    </svg>
  )
}

function Sails() {
  return (
    <g fill="color-mix(in oklab, var(--color-mist) 84%, var(--color-midnight))">
      <path d="M62 27h32q-2 7 1 14-5 4-9 1-4 5-8 0-5 4-9 0-4 3-8-1 3-7 1-14Z" />
      <path d="M54 48h48q-4 20 1 44-6 6-11 1-6 7-13 1-7 6-13 0-6 5-12-2 5-24 0-44Z" />
      <path d="M97 54h32q-3 18 1 38-5 5-9 1-5 5-10 0-5 5-12-1 2-20-2-38Z" />
      <path d="M40 54Q36 84 18 98q6 5 11 2 5 3 9-1 3-22 4-45Z" />
      <path d="m136 96-22 14 26-10 14-10Z" strokeWidth="1.5" />
      <g fill="var(--color-foam)" stroke="none" opacity=".6">
        <path d="M63 28h5q2 7 0 14l-5-1q3-7 0-13ZM56 50h8q4 20-1 44l-7-2q4-22 0-42ZM99 56h6q3 18-1 37l-4-1q2-20-1-36Z" />
      </g>
      <path d="m84 74 10-1 1 10-10 2Z" fill="var(--color-rope)" strokeWidth="1.2" />
      <path
        d="M72 56q3 16 0 36m14-36v12m10-12q-2 18 1 36M78 31v9m8-9q-1 4 1 9M112 60q2 14-1 30m10-30q-2 14 1 30M36 72q-2 16-8 24"
        fill="none"
        strokeWidth="1.2"
        opacity=".5"
      />
      <path d="M59 26h38M51 48h54M95 54h36" stroke="var(--color-wood)" strokeWidth="3.5" />
    </g>
  )
}

function MoonPath() {
  return (
    <svg
      viewBox="0 0 150 80"
      className="left-[76%] bottom-11 w-37.5 [translate:-50%_0]"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M66 3h18m-24 8h12m6 0h14M56 20h26m8 0h6M50 30h8m8 0h34M46 41h30m10 0h20M34 53h14m10 0h44M30 66h34m12 0h42M50 77h60"
        fill="none"
        stroke="var(--color-glow)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  )
}
