import { SkullFace } from '../../ui/skull-pick.tsx'

/** The lookout in the crow's nest, a spyglass at the eye, above a sea of strings. */
export function Lookout() {
  return (
    <svg
      viewBox="0 0 480 360"
      aria-hidden="true"
      focusable="false"
      className="w-[min(100%,22rem)] mx-auto [mask:linear-gradient(90deg,transparent,black_14%_86%,transparent)] md:sticky md:top-[calc(var(--header)_+_2rem)] md:w-full"
    >
      <defs>
        <linearGradient id="sight">
          <stop offset="0" stopColor="var(--color-glow)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="var(--color-glow)">
        <circle cx="60" cy="52" r="2" />
        <circle cx="118" cy="24" r="1.5" />
        <circle cx="290" cy="30" r="2" />
        <circle cx="366" cy="60" r="1.5" />
        <circle cx="440" cy="26" r="2.2" />
        <circle cx="34" cy="140" r="1.5" />
      </g>
      <g className="[transform-origin:278px_131px] animate-look-out">
        <path d="M278 131 480 62v158Z" fill="url(#sight)" />
      </g>
      <Water />
      <Mast />
      <Sailor />
      <Nest />
    </svg>
  )
}

function Water() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M-120 306q60-22 120 0t120 0 120 0 120 0 120 0 120 0v62H-120Z"
        fill="var(--color-midnight)"
        stroke="var(--color-mist)"
        strokeWidth="2"
      />
      <path
        d="M-120 326q60-22 120 0t120 0 120 0 120 0 120 0 120 0v42H-120Z"
        fill="var(--color-sea)"
        stroke="var(--color-amber)"
        strokeWidth="3"
      />
      <path
        d="M-120 346q60-22 120 0t120 0 120 0 120 0 120 0 120 0v22H-120Z"
        fill="var(--color-deep)"
        stroke="var(--color-gold)"
        strokeWidth="4"
      />
    </g>
  )
}

/** Mast and shrouds; the pennant flies away from where the wind comes from. */
function Mast() {
  return (
    <g stroke="var(--color-night)" strokeWidth="3" strokeLinejoin="round">
      <path d="M194 210 96 316M226 210l98 106" stroke="var(--color-rope)" strokeWidth="3.5" />
      <path
        d="M176 230h68M156 252h108M135 274h150M115 296h190"
        stroke="var(--color-rope)"
        strokeWidth="2"
        opacity=".7"
      />
      <path d="M202 8h14l4 320h-22Z" fill="var(--color-wood)" />
      <path d="M205 20v290" stroke="var(--color-amber)" opacity=".55" />
      <path
        d="M202 14c-22-12-40 8-64-4 8 10 6 20-2 28 24 8 42-8 66 2Z"
        fill="var(--color-sunset)"
      />
      <circle cx="209" cy="8" r="6" fill="var(--color-gold)" />
    </g>
  )
}

function Sailor() {
  const cloth = 'var(--color-midnight)'
  const skin = 'color-mix(in oklab, var(--color-glow) 70%, var(--color-amber))'
  return (
    <g stroke="var(--color-night)" strokeWidth="3" strokeLinejoin="round">
      <path d="M176 202c-2-34 6-50 30-50s34 14 34 50Z" fill="var(--color-glow)" />
      <path d="M177 172h62M175 187h65" fill="none" stroke={cloth} strokeWidth="7" />
      <circle cx="210" cy="130" r="23" fill={skin} />
      <path
        d="M184 128c0-20 12-28 28-28 14 0 24 8 24 22-18-6-36-4-52 6Z"
        fill="var(--color-sunset)"
      />
      <path d="m186 124-18 6 8 4-6 10 18-12Z" fill="var(--color-sunset)" />
      <path d="M222 144q-6 5-13 3" fill="none" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="m228 122 26 2v12l-26-2Zm26-1 30 2v17l-30-3Zm30-2 18 2v24l-18-3Z"
        fill="var(--color-gold)"
      />
      <path d="m256 124 26 2" stroke="var(--color-glow)" strokeLinecap="round" />
      <path d="M232 196c14-8 26-24 30-44l-12-6c-6 14-14 22-26 28Z" fill="var(--color-glow)" />
      <circle cx="256" cy="145" r="8" fill={skin} />
    </g>
  )
}

/** The barrel of the crow's nest, with the school's emblem on it. */
function Nest() {
  return (
    <g stroke="var(--color-night)" strokeWidth="4" strokeLinejoin="round">
      <path d="M150 190h118l-16 74h-86Z" fill="var(--color-wood)" />
      <path
        d="m176 196 6 64M242 196l-6 64"
        stroke="var(--color-night)"
        strokeWidth="2.5"
        opacity=".8"
      />
      <path d="M162 236h94l-3 13h-88Z" fill="var(--color-amber)" strokeWidth="3" />
      <path d="M142 180h134v18H142Z" fill="var(--color-amber)" strokeWidth="3" />
      <path d="M146 184h126" stroke="var(--color-glow)" strokeWidth="3" opacity=".75" />
      <g transform="translate(193 200) scale(.5)" stroke="none">
        <SkullFace color="var(--color-gold)" />
      </g>
    </g>
  )
}
