import { useRef } from 'react'
import { MAX_TEMPO, MIN_TEMPO } from './tempo.ts'
import { usePendulum } from './use-pendulum.ts'

/** Where the weight sits on the rod, as a distance from its place at the slowest tempo (user units). */
const WEIGHT_WAY = 128

/**
 * The ship's metronome: a wooden case on deck, and a pendulum that is at an end on every beat. Its
 * weight, the school's skull pick, slides down the rod as the tempo grows, as in the mechanical ones.
 */
export function MetronomeDrawing({ tempo, isRunning }: { tempo: number; isRunning: boolean }) {
  const rod = useRef<SVGGElement>(null)
  usePendulum(rod, isRunning)
  const way = ((tempo - MIN_TEMPO) / (MAX_TEMPO - MIN_TEMPO)) * WEIGHT_WAY
  return (
    <svg viewBox="0 0 360 380" aria-hidden="true" focusable="false" className="metronome-drawing">
      <Night />
      <Case />
      <Scale />
      <g ref={rod} className="metronome-rod">
        <path d="M180 306V58" stroke="var(--color-night)" strokeWidth="8" strokeLinecap="round" />
        <path d="M180 306V58" stroke="var(--color-gold)" strokeWidth="4.5" strokeLinecap="round" />
        <path d="M178.8 300V60" stroke="var(--color-glow)" strokeWidth="1.4" />
        <circle
          cx="180"
          cy="54"
          r="6"
          fill="var(--color-gold)"
          stroke="var(--color-night)"
          strokeWidth="2.5"
        />
        <g className="metronome-weight" style={{ translate: `0 ${way}px` }}>
          <SkullWeight />
        </g>
      </g>
      <Front />
    </svg>
  )
}

/** Moon, stars and sea behind it. */
function Night() {
  return (
    <g>
      <circle cx="92" cy="92" r="62" fill="var(--color-glow)" opacity=".07" />
      <circle cx="92" cy="92" r="46" fill="var(--color-glow)" opacity=".09" />
      <circle cx="92" cy="92" r="30" fill="var(--color-glow)" />
      <path
        d="M108 66a30 30 0 0 1-30 52 30 30 0 1 0 30-52Z"
        fill="var(--color-rope)"
        opacity=".5"
      />
      <g fill="var(--color-rope)" opacity=".55">
        <circle cx="84" cy="84" r="6" />
        <circle cx="99" cy="98" r="4.5" />
        <circle cx="84" cy="104" r="2.6" />
      </g>
      <g fill="var(--color-foam)">
        <circle cx="262" cy="40" r="1.6" />
        <circle cx="300" cy="84" r="1.2" />
        <circle cx="328" cy="52" r="1.8" />
        <circle cx="278" cy="132" r="1.1" />
        <circle cx="36" cy="38" r="1.3" />
        <circle cx="140" cy="26" r="1.4" />
        <circle cx="36" cy="168" r="1.2" />
        <circle cx="322" cy="160" r="1.4" />
        <circle cx="220" cy="22" r="1.1" />
      </g>
      <path
        d="M0 246q45-16 90 0t90 0 90 0 90 0v134H0Z"
        fill="color-mix(in oklab, var(--color-midnight) 82%, var(--color-night))"
      />
      <path
        d="M0 246q45-16 90 0t90 0 90 0 90 0"
        fill="none"
        stroke="var(--color-foam)"
        strokeWidth="1.6"
        opacity=".8"
      />
      <path d="M0 270q45 14 90 0t90 0 90 0 90 0v110H0Z" fill="var(--color-tide)" />
      <path
        d="M0 270q45 14 90 0t90 0 90 0 90 0"
        fill="none"
        stroke="var(--color-gold)"
        strokeWidth="2.6"
        strokeDasharray="2.5 2"
      />
      <path
        d="M0 312h360v68H0Z"
        fill="color-mix(in oklab, var(--color-amber) 30%, var(--color-night))"
      />
      <path d="M0 312h360" stroke="var(--color-amber)" strokeWidth="3" />
      <path
        d="M0 334h360M0 358h360M66 313v21M250 334v24M130 358v22M306 313v21"
        stroke="var(--color-night)"
        strokeWidth="2.2"
        opacity=".75"
      />
      <path
        d="M14 324h36M88 346h50M214 322h26M282 346h44M160 370h60M24 368h40"
        stroke="var(--color-amber)"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".4"
      />
    </g>
  )
}

/** The case: a pyramid of planks, open in front. */
function Case() {
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

/** The brass plate behind the rod: a mark for every five beats per minute, a long one for every twenty. */
function Scale() {
  const marks = Array.from({ length: 41 }, (_, index) => ({
    y: 114 + (index / 40) * WEIGHT_WAY,
    isLong: index % 4 === 0,
  }))
  return (
    <g>
      <path
        d="M166 104h28l6 152h-40Z"
        fill="var(--color-parchment)"
        stroke="var(--color-night)"
        strokeWidth="2"
      />
      <path d="M166 104h6l-5 152h-7Z" fill="var(--color-foam)" opacity=".8" />
      {marks.map(({ y, isLong }) => (
        <path
          key={y}
          d={isLong ? `M167 ${y}h26` : `M170 ${y}h5m10 0h5`}
          stroke="var(--color-sepia)"
          strokeWidth={isLong ? 1.6 : 0.9}
        />
      ))}
    </g>
  )
}

/** The emblem as the pendulum's weight, its middle on the rod where the slowest tempo has it. */
function SkullWeight() {
  return (
    <g transform="translate(157 88) scale(.72)" strokeLinejoin="round">
      <path
        d="M32 61C24 61 5 31 5 18 5 8 17 3 32 3s27 5 27 15c0 13-19 43-27 43Z"
        fill="var(--color-gold)"
        stroke="var(--color-night)"
        strokeWidth="4"
      />
      <path
        d="M32 59C25 57 8 30 8 18 8 10 18 5 32 5c-11 4-17 8-17 16 0 12 10 29 17 38Z"
        fill="var(--color-glow)"
        opacity=".65"
      />
      <g fill="var(--color-night)">
        <path d="M15 24c0-5 3.5-8 7.5-8s7 3 6.5 7.5-3.5 8.5-7.5 8.5S15 28.5 15 24Z" />
        <path d="M49 24c0-5-3.5-8-7.5-8s-7 3-6.5 7.5 3.5 8.5 7.5 8.5S49 28.5 49 24Z" />
        <path d="M32 32c1.5 2.5 3.5 5 3 6.5s-2 .5-3 .5-2.5 1-3-.5 1.5-4 3-6.5Z" />
      </g>
      <path
        d="M26.5 45v4.5M32 45.5V52M37.5 45v4.5"
        stroke="var(--color-night)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </g>
  )
}

/** The board that hides the pivot, its brass plate with the strings of the sea, and the plinth. */
function Front() {
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
