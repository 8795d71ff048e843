import { PICK_OUTLINE, SkullFace } from '../ui/skull-pick.tsx'

/** Six strings from the headstock to the deck, bass side first: where they are tied and how thick they are. */
const rigging = [
  { to: '98 352', width: 2.6 },
  { to: '150 352', width: 2.2 },
  { to: '196 400', width: 1.8 },
  { to: '470 396', width: 1.5 },
  { to: '520 384', width: 1.2 },
  { to: '628 300', width: 1 },
] as const

/**
 * The school's ship: her main mast is the neck of a guitar, her rigging its six strings. What moves
 * by itself, the pennant and the lantern's glow, lies in layers of its own over the drawing.
 */
export function Ship() {
  return (
    <div className="ship">
      <Vessel />
      <svg viewBox="300 0 64 28" aria-hidden="true" focusable="false" className="pennant">
        <path
          d="M303 22V4c22-6 34 8 58 0-8 8-6 12-2 18-22 4-36-8-56 0Z"
          fill="var(--color-sunset)"
        />
      </svg>
      <span className="lantern-glow" />
    </div>
  )
}

function Vessel() {
  return (
    <svg viewBox="0 0 660 600" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="sail" x1="0" y1="0" x2="1" y2=".5">
          <stop offset="0" stopColor="var(--color-foam)" />
          <stop offset=".55" stopColor="var(--color-parchment)" />
          <stop offset="1" stopColor="var(--color-rope)" />
        </linearGradient>
        <linearGradient id="hull" x1="0" y1="0" x2=".25" y2="1">
          <stop
            offset="0"
            stopColor="color-mix(in oklab, var(--color-amber) 62%, var(--color-night))"
          />
          <stop
            offset="1"
            stopColor="color-mix(in oklab, var(--color-amber) 18%, var(--color-night))"
          />
        </linearGradient>
      </defs>
      <Masts />
      <Sails />
      <g fill="none" stroke="var(--color-gold)" opacity=".85">
        {rigging.map(({ to, width }) => (
          <path key={to} d={`M303 74 L ${to}`} strokeWidth={width} />
        ))}
      </g>
      <Hull />
      <path
        d="M80 330h12l3-20H77Z"
        fill="var(--color-glow)"
        stroke="var(--color-night)"
        strokeWidth="2.5"
      />
      <path
        d="M76 310h20l-5-8H81Zm6-8c0-8 8-8 8 0"
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="3"
      />
      <path d="M86 330v22" stroke="var(--color-gold)" strokeWidth="3" />
    </svg>
  )
}

function Masts() {
  return (
    <g>
      <path d="M520 380 632 296" stroke="var(--color-wood)" strokeWidth="9" strokeLinecap="round" />
      <path d="M168 356 172 176" stroke="var(--color-wood)" strokeWidth="8" strokeLinecap="round" />
      <path d="M438 410 434 138" stroke="var(--color-wood)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="m294 414 3-330h12l4 330Z"
        fill="color-mix(in oklab, var(--color-amber) 55%, var(--color-night))"
      />
      <path d="m294 414 3-330h4l-2 330Z" fill="var(--color-amber)" opacity=".7" />
      <path
        d="M296 106h14M296 124h14M296 143h15M295 163h16M295 184h16M295 206h17"
        stroke="var(--color-glow)"
        strokeWidth="1.6"
      />
      <path
        d="M297 86 288 40c-2-10 4-10 8-16 3-5 11-5 14 0 4 6 10 6 8 16l-9 46Z"
        fill="color-mix(in oklab, var(--color-amber) 48%, var(--color-night))"
        stroke="var(--color-night)"
        strokeWidth="2"
      />
      <path d="m297 86-9-46c-2-10 4-10 8-16l3 62Z" fill="var(--color-amber)" opacity=".6" />
      <g fill="var(--color-foam)" stroke="var(--color-night)" strokeWidth="1.5">
        <ellipse cx="281" cy="44" rx="6" ry="4" />
        <ellipse cx="283" cy="58" rx="6" ry="4" />
        <ellipse cx="286" cy="72" rx="6" ry="4" />
        <ellipse cx="325" cy="44" rx="6" ry="4" />
        <ellipse cx="323" cy="58" rx="6" ry="4" />
        <ellipse cx="320" cy="72" rx="6" ry="4" />
      </g>
    </g>
  )
}

function Sails() {
  return (
    <g stroke="var(--color-night)" strokeWidth="2.5" strokeLinejoin="round">
      <path
        d="M168 184c34 44 52 96 54 160-34-8-76-6-116 4 14-54 38-112 62-164Z"
        fill="url(#sail)"
      />
      <path
        d="M386 160c30 6 66 6 96 0 14 30 16 56 4 84-34-8-70-8-104 0 12-28 14-56 4-84Z"
        fill="url(#sail)"
      />
      <path
        d="M378 258c36 8 78 8 112 0 22 42 22 82 4 122-42-10-80-10-124 0 18-40 20-80 8-122Z"
        fill="url(#sail)"
      />
      <path
        d="M236 112c42 8 96 8 136 0 18 30 20 58 6 88-46-10-100-10-148 0 16-30 18-60 6-88Z"
        fill="url(#sail)"
      />
      <path
        d="M222 216c52 10 114 10 164 0 30 54 30 106 6 160-58-14-120-14-184 0 26-54 30-106 14-160Z"
        fill="url(#sail)"
      />
      <path d="M520 380 622 306c-24 40-50 66-84 84Z" fill="url(#sail)" opacity=".92" />
      <g fill="none" strokeWidth="1.2" opacity=".4">
        <path d="M262 222c14 50 12 98-4 146M352 222c18 50 18 98 4 146M270 118c10 28 10 52-2 76M342 118c14 28 14 52 4 76M412 264c12 36 12 74 2 110M458 264c16 36 16 74 4 110" />
      </g>
      <SailEmblem />
      <g strokeWidth="6" strokeLinecap="round" stroke="var(--color-wood)">
        <path
          d="M214 214c60 10 120 10 180 0M228 110c50 8 102 8 152 0M370 256c42 8 86 8 128 0M380 158c34 6 74 6 108 0"
          fill="none"
        />
      </g>
    </g>
  )
}

/** The skull pick, sewn on the mainsail. */
function SailEmblem() {
  return (
    <g transform="translate(262 246) scale(1.52)" stroke="none" fill="var(--color-night)">
      <path d={PICK_OUTLINE} />
      <SkullFace color="var(--color-parchment)" />
    </g>
  )
}

function Hull() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M84 350h112l8 52c70 20 150 22 226 6 46-8 92-18 132-44-10 70-44 134-90 190H170c-46-36-74-120-86-204Z"
        fill="url(#hull)"
        stroke="var(--color-night)"
        strokeWidth="3"
      />
      <g fill="none" stroke="var(--color-night)" strokeWidth="1.6" opacity=".5">
        <path d="M92 392h110M100 424c130 28 300 30 446-16M110 456c130 28 290 30 422-14M124 488c120 24 260 26 386-10M144 520c100 18 230 20 342-6" />
      </g>
      <path
        d="M204 402c70 20 150 22 226 6 46-8 92-18 132-44"
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="5"
      />
      <path d="M84 350h112l8 52" fill="none" stroke="var(--color-gold)" strokeWidth="5" />
      <path
        d="M98 438c132 30 304 30 450-22"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth="3.5"
      />
      <g fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="2.5">
        <path d="M104 366h20v24h-18Zm32 0h20v24h-20Zm32 0h16l4 24h-20Z" />
      </g>
      <path d="M114 366v24M146 366v24M177 366l2 24" stroke="var(--color-night)" strokeWidth="1.5" />
      <g fill="var(--color-night)" stroke="var(--color-gold)" strokeWidth="2.5">
        <circle cx="200" cy="470" r="10" />
        <circle cx="258" cy="476" r="10" />
        <circle cx="318" cy="477" r="10" />
        <circle cx="378" cy="474" r="10" />
        <circle cx="438" cy="466" r="10" />
      </g>
      <g fill="var(--color-sunset)">
        <circle cx="200" cy="470" r="5" />
        <circle cx="258" cy="476" r="5" />
        <circle cx="318" cy="477" r="5" />
        <circle cx="378" cy="474" r="5" />
        <circle cx="438" cy="466" r="5" />
      </g>
      <path
        d="M562 364c14-6 22-14 26-26 8 10 4 26-8 34s-18 4-18-8Z"
        fill="var(--color-gold)"
        stroke="var(--color-night)"
        strokeWidth="2.5"
      />
    </g>
  )
}
