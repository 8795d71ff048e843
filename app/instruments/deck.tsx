/** The planks that the instruments stand on. */
export function Deck() {
  return (
    <g>
      <path
        d="M-600 312H960V900H-600Z"
        fill="color-mix(in oklab, var(--color-amber) 30%, var(--color-night))"
      />
      <path
        d="M-600 312H960"
        stroke="color-mix(in oklab, var(--color-amber) 70%, var(--color-night))"
        strokeWidth="5"
      />
      <path d="M-600 310H960" stroke="var(--color-rope)" strokeWidth="1.2" opacity=".8" />
      <path
        d="M-600 336H960M-600 364H960M-600 396H960M-600 434H960M-600 480H960M-600 532H960M-600 592H960M-600 660H960M66 314v22M-60 336v28M250 336v28M130 364v32M338 364v32M20 396v38M306 314v22M220 396v38M420 396v38M90 434v46M300 434v46M180 480v52M-10 532v60M260 532v60M120 592v68M340 592v68"
        stroke="var(--color-night)"
        strokeWidth="2.2"
        opacity=".7"
      />
      <path
        d="M-10 326h40M88 350h50M282 350h44M20 380h60M-40 352h30M160 416h44M250 420h36M40 418h30M130 458h70M340 384h40M-80 460h90M240 460h44"
        stroke="var(--color-amber)"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".38"
      />
      <Inlay />
    </g>
  )
}

/** A compass rose inlaid in the planks, in the perspective of the deck. */
function Inlay() {
  return (
    <g transform="translate(180 604) scale(1 .58)" opacity=".5">
      <g fill="none" stroke="var(--color-amber)" strokeWidth="2">
        <circle r="128" />
        <circle r="118" strokeDasharray="2 9" strokeWidth="5" />
        <circle r="70" />
      </g>
      <path
        d="M0-112 14-34 0 0ZM0 112-14 34 0 0ZM112 0 34 14 0 0ZM-112 0-34-14 0 0Z"
        fill="var(--color-amber)"
      />
      <path
        d="M0-112-14-34 0 0ZM0 112 14 34 0 0ZM112 0 34-14 0 0ZM-112 0-34 14 0 0Z"
        fill="color-mix(in oklab, var(--color-amber) 45%, var(--color-night))"
      />
      <path
        d="M62-62 32-12 12-32ZM62 62 12 32 32 12ZM-62 62-32 12-12 32ZM-62-62-12-32-32-12Z"
        fill="var(--color-amber)"
        opacity=".7"
      />
    </g>
  )
}

/** A coiled rope. */
export function RopeCoil() {
  return (
    <g fill="none" strokeLinecap="round">
      <ellipse cx="322" cy="371" rx="42" ry="8" fill="#000" opacity=".4" />
      {[366, 359, 352].map((y, index) => (
        <g key={y}>
          <ellipse
            cx="320"
            cy={y}
            rx={38 - index * 3}
            ry="9"
            stroke="var(--color-night)"
            strokeWidth="9"
          />
          <ellipse
            cx="320"
            cy={y}
            rx={38 - index * 3}
            ry="9"
            stroke="var(--color-rope)"
            strokeWidth="6"
          />
          <ellipse
            cx="320"
            cy={y}
            rx={38 - index * 3}
            ry="9"
            stroke="color-mix(in oklab, var(--color-amber) 60%, var(--color-night))"
            strokeWidth="6"
            strokeDasharray="1.5 4.5"
            strokeLinecap="butt"
          />
        </g>
      ))}
      <ellipse cx="320" cy="351" rx="25" ry="5" fill="var(--color-night)" opacity=".6" />
    </g>
  )
}

/** The lantern that hangs over it. */
export function Lantern() {
  return (
    <g strokeLinejoin="round">
      <radialGradient id="night-lantern">
        <stop offset="0" stopColor="var(--color-gold)" stopOpacity=".65" />
        <stop offset="1" stopColor="var(--color-gold)" stopOpacity="0" />
      </radialGradient>
      <path d="M286-800V-96" stroke="var(--color-night)" strokeWidth="5" />
      <path d="M286-800V-96" stroke="var(--color-rope)" strokeWidth="2.6" strokeDasharray="4 1.6" />
      <circle cx="286" cy="-52" r="92" fill="url(#night-lantern)" />
      <g stroke="var(--color-night)" strokeWidth="3">
        <path d="M276-88c0-14 20-14 20 0" fill="none" stroke="var(--color-gold)" strokeWidth="4" />
        <path d="M264-78c4-12 40-12 44 0l4 8h-52Z" fill="var(--color-amber)" />
        <path d="M264-70h44l-5 40h-34Z" fill="var(--color-glow)" />
        <path
          d="M286-36c-10 0-10-10-4-17 2-3 4-5 4-10 6 6 10 12 9 18s-4 9-9 9Z"
          fill="var(--color-sunset)"
          strokeWidth="1.5"
        />
        <path d="M264-30h44l4 10h-52Z" fill="var(--color-amber)" />
        <path d="M275-70l3 40M297-70l-3 40" stroke="var(--color-night)" strokeWidth="2" />
      </g>
      <path d="M267-76c4-6 12-8 20-8" stroke="var(--color-glow)" strokeWidth="2" fill="none" />
    </g>
  )
}
