/** The case: a pyramid of planks, open in front. */
export function Case() {
  return (
    <g strokeLinejoin="round">
      <defs>
        <linearGradient id="metronome-wood" x1="0" y1="0" x2="1" y2=".35">
          <stop
            offset="0"
            stopColor="color-mix(in oklab, var(--color-amber) 78%, var(--color-night))"
          />
          <stop
            offset=".5"
            stopColor="color-mix(in oklab, var(--color-amber) 50%, var(--color-night))"
          />
          <stop
            offset="1"
            stopColor="color-mix(in oklab, var(--color-amber) 26%, var(--color-night))"
          />
        </linearGradient>
      </defs>
      <ellipse cx="194" cy="364" rx="130" ry="9" fill="#000" opacity=".45" />
      <path
        d="M140 82h80l46 256H94Z"
        fill="url(#metronome-wood)"
        stroke="var(--color-night)"
        strokeWidth="3.5"
      />
      <path
        d="M141 86 98 334"
        stroke="var(--color-rope)"
        strokeWidth="2.4"
        opacity=".85"
        strokeLinecap="round"
      />
      <path
        d="M152 96h56l36 208H116Z"
        fill="var(--color-deep)"
        stroke="var(--color-night)"
        strokeWidth="3"
      />
      <path d="M152 96h56l36 208H116Z" fill="url(#metronome-glow)" />
      <path
        d="M155 99h50l34 202"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth="1.4"
        opacity=".5"
      />
      <radialGradient id="metronome-glow" cx=".5" cy="1" r=".9">
        <stop offset="0" stopColor="var(--color-sunset)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--color-sunset)" stopOpacity="0" />
      </radialGradient>
      <g stroke="var(--color-night)" strokeWidth="1.4" opacity=".55" fill="none">
        <path d="M134 122c4 30-6 60-8 96M122 200c-2 30-10 66-14 100M232 156c2 34 12 70 14 104M228 112c4 14 4 26 6 36M250 270c4 20 6 34 10 48" />
      </g>
      <path
        d="M132 70h96l6 16H126Z"
        fill="url(#metronome-wood)"
        stroke="var(--color-night)"
        strokeWidth="3"
      />
      <path d="M134 74h90" stroke="var(--color-rope)" strokeWidth="2" opacity=".8" />
      <Corner />
      <Corner flip />
    </g>
  )
}

/** Brass on an edge, with its nails. */
function Corner({ flip = false }: { flip?: boolean }) {
  return (
    <g transform={flip ? 'matrix(-1 0 0 1 360 0)' : undefined}>
      <path
        d="M132 126 140 84h14l-5 30c-3 8-9 11-17 12Z"
        fill={flip ? 'var(--color-amber)' : 'var(--color-gold)'}
        stroke="var(--color-night)"
        strokeWidth="2"
      />
      <circle cx="145" cy="94" r="2" fill="var(--color-night)" />
      <circle cx="140" cy="117" r="2" fill="var(--color-night)" />
    </g>
  )
}

/** The board that hides the pivot, its brass plate with the strings of the sea, and the plinth. */
export function Front() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M112 268h136l14 70H98Z"
        fill="url(#metronome-wood)"
        stroke="var(--color-night)"
        strokeWidth="3"
      />
      <path d="M114 272h130" stroke="var(--color-rope)" strokeWidth="2" opacity=".85" />
      <path
        d="M134 284h92l6 40H128Z"
        fill="var(--color-deep)"
        stroke="var(--color-gold)"
        strokeWidth="2.5"
      />
      <g fill="none" stroke="var(--color-gold)" strokeWidth="2">
        <path d="M134 296q8-6 16 0t16 0 16 0 16 0 16 0 12-2" />
        <path d="M133 305q8 6 16 0t16 0 16 0 16 0 16 0 16-1" opacity=".8" />
        <path d="M131 314q8-6 16 0t16 0 16 0 16 0 16 0 16 0" opacity=".6" />
      </g>
      <g fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="1.4">
        <circle cx="120" cy="280" r="3" />
        <circle cx="240" cy="280" r="3" />
        <circle cx="111" cy="328" r="3" />
        <circle cx="249" cy="328" r="3" />
      </g>
      <path
        d="M84 338h192l6 20H78Z"
        fill="url(#metronome-wood)"
        stroke="var(--color-night)"
        strokeWidth="3.5"
      />
      <path d="M88 342h182" stroke="var(--color-rope)" strokeWidth="2.2" opacity=".85" />
      <g fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="2.5">
        <path d="M92 358h26c0 8-5 11-13 11s-13-3-13-11ZM242 358h26c0 8-5 11-13 11s-13-3-13-11Z" />
      </g>
      <g stroke="var(--color-night)" strokeWidth="2.5">
        <path d="M257 300h14" stroke="var(--color-amber)" strokeWidth="5" />
        <path d="M271 290c9-8 18-2 15 6 3 8 1 14-6 14-7 1-11-4-9-10Z" fill="var(--color-gold)" />
        <circle cx="279" cy="300" r="3" fill="var(--color-night)" />
      </g>
    </g>
  )
}
