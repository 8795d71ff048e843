import { Lantern, LanternLight } from '../ui/lantern.tsx'
import { Outlined } from '../ui/outlined.tsx'

/** A small ship low in the water, her deck piled high: what is still on its way. */
export function CargoShip() {
  return (
    <svg
      viewBox="0 -20 480 336"
      aria-hidden="true"
      focusable="false"
      className="w-full [mask:linear-gradient(90deg,transparent,#000_12%_88%,transparent),linear-gradient(#000_91%,transparent)] [mask-composite:intersect]"
    >
      <defs>
        <LanternLight id="cargo-glow" />
        <linearGradient id="cargo-sail" y2=".5">
          <stop stopColor="var(--color-foam)" />
          <stop offset=".55" stopColor="var(--color-parchment)" />
          <stop offset="1" stopColor="var(--color-rope)" />
        </linearGradient>
        <linearGradient id="cargo-hull" x2=".2" y2="1">
          <stop stopColor="color-mix(in oklab, var(--color-amber) 76%, var(--color-night))" />
          <stop offset="1" stopColor="var(--color-wood)" />
        </linearGradient>
      </defs>
      <Outlined>
        <Sky />
        <path
          d="M-60 244q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v99H-60Z"
          fill="var(--color-tide)"
          stroke="var(--color-mist)"
          strokeWidth="2"
        />
        <Rig />
        <Cargo />
        <Hull />
        <path
          d="M-90 268q30-16 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v90H-90Z"
          fill="var(--color-sea)"
          stroke="var(--color-amber)"
        />
        <path
          d="M-60 292q30-18 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v60H-60Z"
          fill="var(--color-deep)"
          stroke="var(--color-gold)"
          strokeWidth="4"
        />
      </Outlined>
    </svg>
  )
}

function Sky() {
  return (
    <>
      <g fill="var(--color-glow)" stroke="none">
        <circle cx="112" cy="76" r="84" opacity=".07" />
        <circle cx="112" cy="76" r="66" opacity=".12" />
        <circle cx="112" cy="76" r="50" />
      </g>
      <path
        d="M136 32a50 50 0 1 1-68 68 56 56 0 0 0 68-68ZM88 58a9 9 0 1 0 2 0ZM118 78a5 5 0 1 0 2 0ZM84 86a4 4 0 1 0 2 0Z"
        fill="var(--color-parchment)"
        stroke="none"
      />
      <path d="M362 30h0M420 66h0M436 6h0M60 0h0M396 102h0M48 168h0" stroke="var(--color-glow)" />
    </>
  )
}

/** Mast, yards, filled sails and the pennant. */
function Rig() {
  return (
    <>
      <path
        d="M241 0C260-14 272 4 296-8c-8 10-4 12 0 18-20 8-36-6-55 2"
        fill="var(--color-sunset)"
      />
      <path d="M240 6 452 152M240 6 62 176" stroke="var(--color-gold)" strokeWidth="1.5" />
      <path
        d="M235-6h11l4 230h-19ZM388 200l64-54 6 7-60 60Z"
        fill="color-mix(in oklab, var(--color-amber) 66%, var(--color-night))"
      />
      <path d="M236 136v80M394 198l58-48" stroke="var(--color-gold)" strokeWidth="2" />
      <path d="M302 56 440 148c-32 4-60 12-86 28 4-46-14-88-52-120Z" fill="url(#cargo-sail)" />
      <path
        d="M166 58c46 10 106 10 152 0 20 28 22 52 6 80-48-10-110-10-162 0 20-28 20-54 4-80ZM186 12c34 6 74 6 108 0 12 16 14 28 6 42-40-7-84-7-122 0 12-14 14-28 8-42Z"
        fill="url(#cargo-sail)"
      />
      <path
        d="M202 66q14 34 0 66M282 66q20 34 8 66M212 18q10 18 4 32M268 18q12 18 8 32M346 90q22 40 18 76"
        strokeWidth="1.5"
        opacity=".45"
      />
      <path
        d="M296 92h22v22h-20Z"
        fill="var(--color-sunset)"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <path
        d="M160 56c52 11 112 11 164 0M180 11c40 7 80 7 120 0"
        stroke="var(--color-wood)"
        strokeWidth="7"
      />
    </>
  )
}

/** Amplifier, crates, a guitar case and a barrel. */
function Cargo() {
  return (
    <>
      <path d="M160 140h62v88h-62Z" fill="var(--color-wood)" />
      <path d="M165 145h52v15h-52Z" fill="var(--color-gold)" />
      <path d="M176 140c0-12 30-12 30 0" strokeWidth="4" stroke="var(--color-rope)" />
      <path d="M174 153h0M185 153h0M196 153h0M208 153h0" strokeWidth="6" />
      <circle cx="191" cy="189" r="21" fill="var(--color-midnight)" />
      <circle cx="191" cy="189" r="8" fill="var(--color-tide)" />
      <path d="M176 184q3-9 11-10" stroke="var(--color-mist)" />
      <g fill="var(--color-amber)">
        <path d="M254 170h64v60h-64ZM254 182h64M266 182v40M306 182v40M266 182l40 38" />
        <path d="m262 130 46-4 3 44h-45ZM264 140l45-3M265 160l46-1" />
      </g>
      <path d="M257 174h58M266 133l39-3" stroke="var(--color-glow)" strokeWidth="2" />
      <path d="M286 143q9 0 9 4 0 5-6 10-8-5-8-10 0-4 5-4Z" fill="var(--color-night)" />
      <path d="M362 176q16-5 32 0 7 22 0 44h-32q-7-22 0-44Z" fill="var(--color-wood)" />
      <path d="M361 188q17 5 34 0" stroke="var(--color-amber)" strokeWidth="5" />
      <g transform="translate(340 128) rotate(9)">
        <path
          d="M-12-2q12-8 24 0l-2 32c14 3 15 18 11 27-2 6 9 10 11 26 2 14-6 22-16 22h-32c-10 0-18-8-16-22 2-16 13-20 11-26-4-9-3-24 11-27Z"
          fill="var(--color-midnight)"
        />
        <path
          d="M-8 2l2 32c-14 2-15 14-11 22 2 8-10 12-11 27"
          stroke="var(--color-mist)"
          strokeWidth="2"
        />
        <path d="M16 42h6M21 76h8M4 10h6" stroke="var(--color-gold)" strokeWidth="5" />
        <circle cx="2" cy="66" r="8" fill="var(--color-sunset)" strokeWidth="2" />
      </g>
    </>
  )
}

/** The hull, a lantern at her stern; over her side hangs the amplifier's cable. */
function Hull() {
  const rail = 'M56 172H152L160 212C212 224 310 224 352 212 378 204 398 192 414 176'
  return (
    <>
      <circle cx="62" cy="144" r="46" fill="url(#cargo-glow)" stroke="none" />
      <path
        d={`${rail}C408 222 388 260 360 296H118C86 266 66 222 56 172Z`}
        fill="url(#cargo-hull)"
      />
      <path d="M64 200c100 44 250 44 344 2M84 240c100 28 212 28 308 0" strokeWidth="2" />
      <path d="M70 214c100 42 240 42 334 2" stroke="var(--color-amber)" strokeWidth="4" />
      <path
        d="M84 232h26M250 256h70M132 250h40M200 232h36M330 226h40"
        stroke="var(--color-amber)"
        strokeWidth="1.6"
        opacity=".7"
      />
      <path d={rail} strokeWidth="10" />
      <path d={rail} stroke="var(--color-gold)" strokeWidth="5" />
      <path
        d="M74 182h18v18h-15ZM102 182h18v22h-16ZM130 182h15l4 24h-18Z"
        fill="var(--color-gold)"
      />
      <path d="M83 182v18M111 182v22M138 182v23" strokeWidth="2" />
      <path d="M62 158v14" />
      <Lantern at="translate(62 134) scale(.9)" />
      <g strokeWidth="9">
        <path id="cargo-anchor" d="M374 206v34M364 214h20M360 228q2 12 14 12 12-2 14-14" />
      </g>
      <use href="#cargo-anchor" stroke="var(--color-mist)" strokeWidth="4" />
      <path d="M218 200c14 4 6 20 12 30s14 4 10 18" strokeWidth="6" />
      <path d="M218 200c14 4 6 20 12 30s14 4 10 18" stroke="var(--color-sunset)" />
      <path d="M236 246h8v12h-8Z" fill="var(--color-mist)" strokeWidth="2" />
    </>
  )
}
