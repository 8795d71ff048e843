import { PICK_OUTLINE, SkullFace } from '../drawings/skull.tsx'
import { Solid } from '../drawings/solid.tsx'

/** Six strings from the headstock to the deck, bass side first: where they are tied and how thick they are. */
const STRINGS = [
  { to: '98 352', width: 2.6 },
  { to: '150 352', width: 2.2 },
  { to: '196 400', width: 1.8 },
  { to: '470 396', width: 1.5 },
  { to: '520 384', width: 1.2 },
  { to: '628 300', width: 1 },
] as const

/** The sails, the farthest first: outline, and the folds in which the wind lies. */
const SAILS = [
  [
    'mizzen',
    'M168 184c34 44 52 96 54 160-34-8-76-6-116 4 14-54 38-112 62-164Z',
    'M168 200c14 50 18 96 14 138m-24-112q2 60-18 114',
  ],
  [
    'fore-top',
    'M386 160c30 6 66 6 96 0 14 30 16 56 4 84-34-8-70-8-104 0 12-28 14-56 4-84Z',
    'M410 166q14 34 2 68m40-68q16 36 6 68',
  ],
  [
    'fore',
    'M378 258c36 8 78 8 112 0 22 42 22 82 4 122-42-10-80-10-124 0 18-40 20-80 8-122Z',
    'M410 266q16 50 0 102m48-102q20 50 6 102',
  ],
  [
    'main-top',
    'M236 112c42 8 96 8 136 0 18 30 20 58 6 88-46-10-100-10-148 0 16-30 18-60 6-88Z',
    'M268 120q12 34-2 68m74-68q18 34 6 68',
  ],
  [
    'main',
    'M222 216c52 10 114 10 164 0 30 54 30 106 6 160-58-14-120-14-184 0 26-54 30-106 14-160Z',
    'M250 224q16 64-6 136m106-136q24 64 8 136',
  ],
  ['jib', 'M520 380 622 306c-24 40-50 66-84 84Z', 'm548 368 52-40'],
] as const

/** Masts, sails, yards and strings. */
export function Rig() {
  return (
    <>
      <Masts />
      {SAILS.map(([name, outline, folds]) => (
        <Solid key={name} id={name} d={outline} color="var(--sail)" shade={14} light={5}>
          <path d={folds} stroke="var(--tan)" strokeWidth="2.6" opacity=".8" />
        </Solid>
      ))}
      <path
        d="M226 268h168m-162 10v12m22-12v12m22-12v12m22-12v12m22-12v12m22-12v12m22-12v12m22-12v12M378 300h122m-118 8v10m20-10v10m20-10v10m20-10v10m20-10v10"
        stroke="var(--color-amber)"
        strokeWidth="1.5"
        opacity=".7"
      />
      <g transform="translate(262 246) scale(1.52)" stroke="none" fill="var(--ink)">
        <path d={PICK_OUTLINE} />
        <SkullFace color="var(--color-parchment)" />
      </g>
      <path
        d="M214 214c60 10 120 10 180 0M228 110c50 8 102 8 152 0M370 256c42 8 86 8 128 0M380 158c34 6 74 6 108 0"
        strokeWidth="10"
      />
      <path
        d="M214 214c60 10 120 10 180 0M228 110c50 8 102 8 152 0M370 256c42 8 86 8 128 0M380 158c34 6 74 6 108 0"
        stroke="var(--oak)"
        strokeWidth="5.5"
      />
      <path
        d="M218 213c58 9 114 9 172 0M232 109c48 7 96 7 144 0M374 255c40 7 80 7 120 0"
        stroke="var(--lit)"
        strokeWidth="1.5"
      />
      <g stroke="var(--color-gold)">
        {STRINGS.map(({ to, width }) => (
          <path key={to} d={`M303 74 L ${to}`} strokeWidth={width} />
        ))}
      </g>
    </>
  )
}

function Masts() {
  return (
    <>
      <path
        d="m200 402 78-250m-54 256 66-250m40 250 48-200m-22 204 40-204M222 340h34m-28-24h36m-28-26h34m-26-26h34m104 82h-30m34-26h-30m34-26h-28"
        stroke="var(--color-rope)"
        strokeWidth="1.4"
        opacity=".55"
      />
      <path d="M520 380 632 296M168 356 172 176M438 410 434 138" strokeWidth="13" />
      <path
        d="M520 380 632 296M168 356 172 176M438 410 434 138"
        stroke="var(--oak-dark)"
        strokeWidth="8"
      />
      <path
        d="m519 378 110-82M166 356 170 178M435 410 431 140"
        stroke="var(--lit)"
        strokeWidth="1.8"
      />
      <Solid id="neck" d="m292 414 4-330h14l4 330Z" color="var(--oak)" shade={4} light={3} />
      <path
        d="M296 106h14M296 124h14M296 143h15M295 163h16M295 184h16M295 206h17"
        stroke="var(--color-glow)"
        strokeWidth="1.8"
      />
      <path
        d="M278 44h-8m10 14h-8m11 14h-8m48-28h8m-10 14h8m-11 14h8"
        stroke="var(--ink)"
        strokeWidth="11"
      />
      <path
        d="M278 44h-8m10 14h-8m11 14h-8m48-28h8m-10 14h8m-11 14h8"
        stroke="var(--color-foam)"
        strokeWidth="6.5"
      />
      <Solid
        id="head"
        d="M295 88 286 40c-2-10 4-10 8-16 3-5 15-5 18 0 4 6 10 6 8 16l-9 48Z"
        color="var(--oak)"
        shade={6}
        light={4}
      />
      <path
        d="M293 44h0m2 14h0m2 14h0m14-28h0m-2 14h0m-2 14h0"
        stroke="var(--color-gold)"
        strokeWidth="4"
      />
      <path d="M296 88h15" stroke="var(--color-glow)" strokeWidth="3" />
    </>
  )
}
