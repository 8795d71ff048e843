import { useRef } from 'react'
import { NightOnDeck } from '../night-on-deck.tsx'
import { Case, Front } from './metronome-case.tsx'
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
    <svg viewBox="40 18 280 360" aria-hidden="true" focusable="false" className="metronome-drawing">
      <NightOnDeck />
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
