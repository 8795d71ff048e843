import { Lantern, LanternLight } from '../ui/lantern.tsx'
import { Outlined } from '../ui/outlined.tsx'
import { SeaStrings } from '../ui/sea-strings.tsx'

/** Scene of the error page: a ship gone down by the stern, her neck snapped, her strings loose. */
export function Shipwreck() {
  return (
    <div
      className="absolute inset-0 -z-1 overflow-clip bg-night-sea [--sea:110px] *:absolute"
      aria-hidden="true"
    >
      <SeaStrings part="far" />
      <svg
        viewBox="30 16 480 264"
        className="left-[50%] bottom-[calc(var(--sea)_-_52px_-_min(5.6vw,30px))] w-[min(96vw,540px)] [translate:-50%_0] [transform-origin:50%_80%] animate-[sail_16s_steps(24)_infinite]"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <LanternLight id="wreck-glow" />
          <linearGradient id="wreck-sail" y2=".6">
            <stop stopColor="var(--color-foam)" />
            <stop offset=".5" stopColor="var(--color-parchment)" />
            <stop offset="1" stopColor="var(--color-rope)" />
          </linearGradient>
          <linearGradient id="wreck-hull" x2="0" y2="1">
            <stop stopColor="color-mix(in oklab, var(--color-amber) 88%, var(--color-night))" />
            <stop offset="1" stopColor="var(--color-wood)" />
          </linearGradient>
        </defs>
        <Outlined>
          <g transform="rotate(-24 250 240)">
            <Mast />
            <Hull />
          </g>
          <Neck />
          <BowLantern />
          <Barrel />
        </Outlined>
      </svg>
      <SeaStrings part="near" />
    </div>
  )
}

/** Rest of the mast, the torn sail on its yard, and the bowsprit. */
function Mast() {
  return (
    <>
      <g fill="color-mix(in oklab, var(--color-amber) 70%, var(--color-night))">
        <path d="m412 190 74-50 6 8-66 56Z" />
        <path d="M251 220V92h22v128Z" />
      </g>
      <path d="M251 93V84l4-18 5 14 4-22 4 20 5-10v25" fill="var(--color-parchment)" />
      <path d="M256 216V92M424 184l58-38" stroke="var(--color-gold)" strokeWidth="2" />
      <path
        d="M253 102h18M253 124h18M253 148h18M253 174h18M253 200h18"
        stroke="var(--color-glow)"
        strokeWidth="2"
      />
      <path
        d="M232 106c50 8 104 6 150-8 12 30 14 52 6 78l-16-12-8 20-18-10-10 22-16-22-14 12-10-16-20 14-8-20-22 8-12-14-8 10c6-22 10-40 6-62ZM314 124l-7 18 9 2-3 11 16-3-1-21-7 2Z"
        fill="url(#wreck-sail)"
        fillRule="evenodd"
      />
      <path
        d="M276 114q10 26 4 50M350 110q16 30 10 50M336 122l10 10M384 160l-14-10"
        strokeWidth="1.5"
        opacity=".5"
      />
      <path d="M222 102c56 12 116 10 168-8" strokeWidth="10" />
      <path d="M222 102c56 12 116 10 168-8" stroke="var(--color-wood)" strokeWidth="5" />
    </>
  )
}

function Hull() {
  const rail = 'M60 176H150L158 210C220 226 320 226 372 208 402 197 424 184 440 164'
  return (
    <>
      <path d={`${rail}C436 222 408 276 372 320H96Z`} fill="url(#wreck-hull)" />
      <path
        d="M160 236C240 252 340 250 434 206M160 264C240 278 330 276 422 240M160 290C240 300 330 300 402 274"
        strokeWidth="2"
      />
      <path d="M160 222C240 240 340 238 436 192" stroke="var(--color-amber)" strokeWidth="4" />
      <path
        d="M300 252h34M398 232l20-9M270 264h40M390 262l14-5M420 206l10-6M230 253h30"
        stroke="var(--color-amber)"
        strokeWidth="1.6"
      />
      <path d="M440 166c-4 56-32 110-68 154" strokeWidth="14" />
      <path d="M440 166c-4 56-32 110-68 154" stroke="var(--color-amber)" strokeWidth="8" />
      <path d="M437 170c-6 54-30 96-56 132" stroke="var(--color-gold)" strokeWidth="2" />
      <path d={rail} strokeWidth="10" />
      <path d={rail} stroke="var(--color-gold)" strokeWidth="5" />
      <g strokeWidth="10">
        <path
          id="wreck-hole"
          d="M352 226l22-2-4 7 9 3-7 7 18-1-6 8 10 5-8 9-12 1 7 7-9 9-22 1 5-8-9-5 6-5-16-1 8-7-10-7 11-5 11-1-6-7Z"
        />
      </g>
      <use href="#wreck-hole" fill="var(--color-deep)" stroke="var(--color-rope)" strokeWidth="4" />
      <path d="M360 256h0M375 253h0" stroke="var(--color-glow)" strokeWidth="8" />
      <path d="M361 257h0M376 254h0" strokeWidth="4" />
    </>
  )
}

/** The upper half of the neck, snapped and hanging, and the strings that burst from it. */
function Neck() {
  return (
    <>
      <g stroke="var(--color-gold)" strokeWidth="2">
        <path d="M190 84c-4-56 58-72 64-36 2 20-24 22-22 4M186 84c-8-46-64-60-74-26-4 22 22 26 22 8M196 80c28-46 78-76 104-52 14 16-8 34-18 18M192 90c-10 40-40 50-76 62M426 52c-12-36-52-28-46-4 4 14 22 8 16-4" />
      </g>
      <g transform="translate(178 96) rotate(-130)">
        <path d="M-22-96h42M-20-108h38M-18-120h34" stroke="var(--color-foam)" strokeWidth="7" />
        <path
          d="M-9 2-8-82-14-112c-2-12 4-12 8-18 3-5 11-5 14 0 4 6 10 6 8 18L8-82 9 0H-9Z"
          fill="var(--color-amber)"
        />
        <path d="M-9 0l4 12 4-9 4 16 3-14 3 6V0Z" fill="var(--color-parchment)" />
        <path d="M-4-4-4-80H4V-4" fill="var(--color-wood)" strokeWidth="2" />
        <path
          d="M-4-16h8M-4-32h8M-4-46h8M-4-59h8M-4-70h8"
          stroke="var(--color-glow)"
          strokeWidth="2"
        />
        <path d="M10-92l3-22c0-6-4-6-8-12" stroke="var(--color-gold)" strokeWidth="2" />
      </g>
      <path
        d="M58 208a6 6 0 1 0 .1 0M44 192a4 4 0 1 0 .1 0M62 180a3 3 0 1 0 .1 0"
        stroke="var(--color-mist)"
        strokeWidth="2"
      />
      <path
        d="M108 170c-16 18 8 30-6 48M88 162c-10 14-24 10-22 34"
        stroke="var(--color-gold)"
        strokeWidth="2"
      />
    </>
  )
}

/** The lantern at the bowsprit, which still burns. */
function BowLantern() {
  return (
    <>
      <circle cx="427" cy="88" r="48" fill="url(#wreck-glow)" stroke="none" />
      <path d="M427 54v14" stroke="var(--color-rope)" />
      <Lantern at="translate(427 78)" />
    </>
  )
}

/** A barrel adrift, and on it a gull that has taken command, hat and all. */
function Barrel() {
  return (
    <>
      <g transform="rotate(9 462 226)">
        <path d="M428 206q34-9 68 0 9 28 0 60h-68q-9-32 0-60Z" fill="var(--color-wood)" />
        <path d="M425 217h74M423 229h78M423 242h78" strokeWidth="2" />
        <path
          d="M442 204q-8 30 0 62M482 204q8 30 0 62"
          stroke="var(--color-amber)"
          strokeWidth="6"
        />
        <path d="M448 206h26" stroke="var(--color-amber)" strokeWidth="2" />
      </g>
      <path d="M456 202v-8M466 202v-8" stroke="var(--color-sunset)" />
      <path
        d="M490 184c-8 8-18 13-30 13-14 0-20-9-17-20 2-6 0-9-1-13 0-10 17-11 19-1 1 8 2 9 9 12 6 3 12 8 20 9Z"
        fill="var(--color-foam)"
      />
      <path d="M456 182q12 4 26 2-8 8-16 8-8-2-10-10Z" fill="var(--color-mist)" strokeWidth="2" />
      <path d="m441 163-12 5 13 3Z" fill="var(--color-sunset)" strokeWidth="2" />
      <path d="M448 165h0" strokeWidth="4" />
      <path d="M432 160c5-8 10-3 16-12 8 7 12 3 20 9q-18 9-36 3Z" fill="var(--color-midnight)" />
      <path d="M436 159q14 5 28-2" stroke="var(--color-gold)" strokeWidth="2" />
    </>
  )
}
