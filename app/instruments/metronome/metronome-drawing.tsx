import { type RefObject, useEffect, useRef } from 'react'
import { PICK_OUTLINE, SkullFace } from '../../drawings/skull.tsx'
import { RopeCoil } from '../deck.tsx'
import { NightOnDeck } from '../night-on-deck.tsx'
import { Case, Front } from './metronome-case.tsx'
import { heardBeat } from './metronome-store.ts'
import { pendulumAt } from './sequence.ts'
import { MAX_TEMPO, MIN_TEMPO } from './tempo.ts'

/** Travel of the weight along the rod, from the slowest to the fastest tempo (user units). */
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
      <RopeCoil />
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
        <g className="transition-[translate] duration-[0.25s]" style={{ translate: `0 ${way}px` }}>
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
      <path d={PICK_OUTLINE} fill="var(--color-gold)" stroke="var(--color-night)" strokeWidth="4" />
      <path
        d="M32 59C25 57 8 30 8 18 8 10 18 5 32 5c-11 4-17 8-17 16 0 12 10 29 17 38Z"
        fill="var(--color-glow)"
        opacity=".65"
      />
      <SkullFace color="var(--color-night)" />
    </g>
  )
}

/** Amplitude to either side (degrees). */
const AMPLITUDE = 21

/** Swings an element with the beats that are heard; it stays still under prefers-reduced-motion. */
function usePendulum(rod: RefObject<SVGGElement | null>, isRunning: boolean) {
  useEffect(() => {
    const element = rod.current
    if (!isRunning || !element) return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let frame = requestAnimationFrame(function swing() {
      const heard = heardBeat()
      // Before the first beat and after the last, a CSS transition moves it.
      element.dataset.swinging = String(heard !== null)
      const angle = still.matches ? 0 : AMPLITUDE * (heard ? pendulumAt(heard) : -1)
      element.style.rotate = `${angle}deg`
      frame = requestAnimationFrame(swing)
    })
    return () => {
      cancelAnimationFrame(frame)
      delete element.dataset.swinging
      element.style.rotate = ''
    }
  }, [rod, isRunning])
}
