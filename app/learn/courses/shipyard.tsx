import { Lantern, LanternLight } from '../../ui/lantern.tsx'
import { Outlined } from '../../ui/outlined.tsx'

/** A ship on the slipway: keel, ribs and half her planks, and a crane with a guitar for a mast. */
export function Shipyard() {
  return (
    <svg
      viewBox="0 0 560 350"
      aria-hidden="true"
      focusable="false"
      className="mx-auto mt-10 -mb-[3.9rem] w-[min(100%,560px)]"
    >
      <defs>
        <LanternLight id="yard-glow" />
        <linearGradient id="yard-hull" x2="0" y2="1">
          <stop
            offset=".2"
            stopColor="color-mix(in oklab, var(--color-amber) 84%, var(--color-night))"
          />
          <stop offset="1" stopColor="var(--color-wood)" />
        </linearGradient>
      </defs>
      <Outlined>
        <path
          d="M150 40h0M330 60h0M402 30h0M450 84h0M520 44h0M24 30h0M360 118h0"
          stroke="var(--color-glow)"
        />
        <circle cx="512" cy="206" r="48" fill="url(#yard-glow)" stroke="none" />
        <Dock />
        <Crane />
        <path
          d="M128 150c52 42 142 58 212 50 60-8 100-26 130-54l-30 118H146Z"
          fill="var(--color-wood)"
        />
        <ellipse cx="262" cy="232" rx="136" ry="72" fill="url(#yard-glow)" stroke="none" />
        <Guitar />
        <Hull />
        <Gull />
        <Figurehead />
        <Goods />
        <Scaffold />
      </Outlined>
    </svg>
  )
}

/** The quay of timbers: its deck, the beam along its edge and the piles in the water. */
function Dock() {
  return (
    <>
      <path
        d="M32 322h22v34H32ZM160 322h22v34h-22ZM288 322h22v34h-22ZM416 322h22v34h-22ZM508 322h22v34h-22ZM6 306h548v18H6Z"
        fill="var(--color-wood)"
      />
      <path d="M24 284h512l18 22H6Z" fill="url(#yard-hull)" />
      <path
        d="M70 284l-10 22M124 284l-8 22M296 284v22M352 284l3 22M408 284l6 22M510 284l11 22"
        strokeWidth="2"
      />
      <path
        d="M9 309h540M60 316h46M196 316h70M330 317h60M450 316h40M37 327v30M165 327v30M293 327v30M421 327v30M513 327v30"
        stroke="var(--color-amber)"
        strokeWidth="2"
      />
      <path
        d="M43 315h0M171 315h0M299 315h0M427 315h0M519 315h0"
        stroke="var(--color-gold)"
        strokeWidth="6"
      />
    </>
  )
}

/** The crane: winch, post and boom, an amplifier for a counterweight. */
function Crane() {
  return (
    <g fill="color-mix(in oklab, var(--color-amber) 70%, var(--color-night))">
      <path d="M67 50V30c16-8 22 6 40-2-4 8-3 12 2 18-18 6-26-6-42 0" fill="var(--color-sunset)" />
      <path d="m67 56 144-2M14 132v28M38 122v38" stroke="var(--color-rope)" />
      <path d="m32 280 26-72v28l-14 44ZM102 280 76 208v28l14 44ZM75 168l36-70 12-2-48 94ZM59 50h16v230H59ZM18 278h98v16H18Z" />
      <path d="M71 238V112L266 38" fill="none" stroke="var(--color-rope)" />
      <path d="m4 126 262-99 7 12L9 140Z" />
      <path
        d="m9 128 255-96M63 144v76M63 54v46M21 282h92M67 48V28"
        stroke="var(--color-gold)"
        strokeWidth="2"
      />
      <circle cx="67" cy="246" r="15" fill="var(--color-rope)" />
      <path d="M55 238q12 6 24 0M52 246q15 7 30 0M55 254q12 6 24 0" strokeWidth="2" fill="none" />
      <path d="m67 246 28 12v14" strokeWidth="5" fill="none" />
      <path d="M5 158h42v40H5Z" fill="var(--color-wood)" />
      <path d="M10 163h32v8H10Z" fill="var(--color-gold)" strokeWidth="2" />
      <circle cx="26" cy="184" r="9" fill="var(--color-midnight)" />
      <path d="M20 181q2-4 6-4" stroke="var(--color-mist)" fill="none" />
    </g>
  )
}

function Guitar() {
  return (
    <g transform="translate(270 62) rotate(3)">
      <path d="M0-30V0" stroke="var(--color-rope)" />
      <circle cy="-24" r="7" fill="var(--color-amber)" />
      <path d="M-14 8h28M-13 16h26M-12 24h25" stroke="var(--color-foam)" strokeWidth="5" />
      <path
        d="M-4 30-9 8c-1-6 2-6 5-9 3-4 7-4 10 0 3 3 6 3 5 9L6 30V80H-4Z"
        fill="var(--color-wood)"
      />
      <path
        d="M0 74c-12-6-26 2-26 17 0 11 5 14 3 22-3 10-11 13-11 26 0 17 14 23 34 23s34-6 34-23c0-13-8-16-11-26-2-8 3-11 3-22 0-15-14-23-26-17Z"
        fill="var(--color-amber)"
      />
      <path
        d="M-2 77c-12-4-21 4-21 15 0 10 4 13 2 21-3 10-10 14-10 25 0 15 12 20 29 20s29-6 29-20c0-12-8-15-11-25-2-8 4-12 4-21 0-12-10-19-22-15Z"
        fill="var(--color-gold)"
        stroke="none"
      />
      <circle cy="106" r="9" fill="var(--color-night)" />
      <path d="M-12 138h24" strokeWidth="5" />
      <path
        d="M-2 32v106M1 32v106M4 32v106M-20 92q1-11 11-11"
        stroke="var(--color-glow)"
        strokeWidth="1.2"
      />
      <path d="M-7 36H8" stroke="var(--color-rope)" strokeWidth="5" />
    </g>
  )
}

/** The near side of the hull: ribs above, planks from the keel up and from the bow astern. */
function Hull() {
  return (
    <>
      <g strokeLinecap="square">
        <g strokeWidth="12">
          <path
            id="yard-ribs"
            d="M162 262Q152 210 149 146M186 264Q177 215 176 164M210 264Q201 222 201 178M234 264Q228 228 228 188M260 264Q257 230 257 195M286 264V196M312 264Q316 230 316 192M338 264Q345 226 345 186M362 250Q373 220 373 180"
          />
        </g>
        <use href="#yard-ribs" stroke="var(--color-rope)" strokeWidth="6" />
        <path d="M134 186c60 34 150 38 236 22" strokeWidth="9" />
        <path d="M134 186c60 34 150 38 236 22" stroke="var(--color-amber)" />
      </g>
      <path
        d="M144 266 137 230C172 239 236 246 300 241V228C318 226 336 224 352 221V207C362 205 372 203 382 200V189C420 182 446 168 470 146C466 200 446 250 404 266Z"
        fill="url(#yard-hull)"
      />
      <path
        d="M139 248C200 258 360 260 436 236M300 241C360 238 414 228 447 214M352 221C390 216 424 206 456 192M382 200C410 194 440 184 463 172"
        strokeWidth="2"
      />
      <path
        d="M141 234C172 242 236 249 297 245M303 232 350 225M355 211 380 204M385 193C420 186 446 172 466 152M176 248h34M244 254h60M350 237l30-3M400 213l24-6"
        stroke="var(--color-gold)"
        strokeWidth="2"
      />
      <path
        d="M140 278 122 138h16l16 126H400C440 256 460 206 466 138h16C480 214 454 272 412 278Z"
        fill="var(--color-amber)"
      />
      <path
        d="m127 142 15 126H402C444 260 464 210 470 142"
        stroke="var(--color-glow)"
        strokeWidth="2"
      />
      <path
        d="M246 278h34v14h-38v-7h4ZM320 278h34v14h-38v-7h4ZM380 278h34v14h-38v-7h4Z"
        fill="var(--color-amber)"
      />
    </>
  )
}

function Gull() {
  return (
    <>
      <path
        d="M116 131c4-9 10-11 16-10 2-8 12-8 13-1l6 3-7 2c-1 8-6 12-13 12Z"
        fill="var(--color-foam)"
      />
      <path d="m145 121 9 4-9 2Z" fill="var(--color-sunset)" strokeWidth="2" />
    </>
  )
}

/** The head of a guitar, at the bow. */
function Figurehead() {
  return (
    <g transform="translate(475 140) rotate(30)">
      <path d="M-20-34h40M-18-22h36M-16-10h32" stroke="var(--color-foam)" strokeWidth="7" />
      <path
        d="M-9 6-15-34c-2-10 4-10 8-16 3-5 11-5 14 0 4 6 10 6 8 16L8 6Z"
        fill="var(--color-gold)"
      />
      <path d="M-9-6v-28c-2-8 2-8 6-13" stroke="var(--color-foam)" />
    </g>
  )
}

/** Scaffolding at the bow, its ladder, and the lantern on a pole. */
function Scaffold() {
  return (
    <>
      <g strokeWidth="9">
        <path
          id="yard-poles"
          d="M334 300V170M424 300V170M334 296l90-62M464 304l-36-92M482 304l-36-92M474 286h-16M466 268h-16M459 250h-16M452 232h-16M545 302V168h-34v16M354 208c2-14 16-14 18 0M266 304l-12-44M308 304l-10-44"
        />
      </g>
      <use href="#yard-poles" stroke="var(--color-rope)" strokeWidth="4" />
      <path d="M316 226h124v9H316Z" fill="var(--color-rope)" />
      <path d="M352 208h22l-3 18h-16Z" fill="var(--color-midnight)" />
      <Lantern at="translate(512 195)" />
    </>
  )
}

/** Objects on the quay: planks, a saw stuck in them, and a barrel with a mallet on it. */
function Goods() {
  return (
    <>
      <path d="M128 298h120v9H128ZM136 289h120v9H136Z" fill="var(--color-amber)" />
      <path d="M122 280h112v9H122ZM508 240h22v14h-22ZM488 244h20v6h-20Z" fill="var(--color-rope)" />
      <path
        d="m170 281 52-52 16 10-8 4v6l-8 3v6l-8 3v6l-8 3v6l-8 3-2 3Z"
        fill="var(--color-mist)"
      />
      <path d="m222 230 12-14q16-2 16 12l-10 14Z" fill="var(--color-sunset)" />
      <path
        d="M494 258q18-5 36 0 8 24 0 48-18 5-36 0-8-24 0-48ZM502 262v42M520 262v42"
        fill="var(--color-wood)"
      />
      <path d="M493 271q19 5 38 0M493 292q19 5 38 0" stroke="var(--color-amber)" strokeWidth="5" />
    </>
  )
}
