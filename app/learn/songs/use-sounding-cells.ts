import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoView, HANDS_OFF, useScrolledAt } from '../../instruments/player/follow.ts'
import type { Bars } from '../../instruments/player/place.ts'
import type { ArrangedSong } from './song-version.ts'

/** Room for the lines that come, as a share of the screen. */
const AHEAD = 0.4

interface Sounding {
  isOn: boolean
  /** Quarters from the song's beginning, and length of a bar. */
  beat: number
  bar: number
  loop: Bars | null
  arranged: ArrangedSong
  /** A bar was pressed. */
  onBar: (bar: number) => void
}

/**
 * Marks the bar and the chord that sound, and the loop, in the sheet that is drawn in the same figure; scrolls the page
 * with them, line by line, unless its reader scrolls; and hears presses on bars. Everything has its keys too.
 */
export function useSoundingCells(
  region: RefObject<HTMLElement | null>,
  { isOn, beat, bar, loop, arranged, onBar }: Sounding,
) {
  const scrolledAt = useScrolledAt(isOn)
  const row = useRef<number | null>(null)
  const number = Math.floor(beat / bar + 1e-6)

  useEffect(() => {
    const figure = region.current?.closest('figure')
    if (!figure) return
    const own = cellsOf(figure).filter((cell) => Number(cell.dataset.bar) === number)
    const chord = own.findLast((cell) => Number(cell.dataset.at) <= beat - number * bar + 1e-6)
    const diagram = figure.querySelector(
      `[data-part="chords"] [data-chord-name="${CSS.escape(soundingAt(arranged, number, beat - number * bar))}"]`,
    )
    for (const cell of own) cell.setAttribute('data-in-bar', '')
    for (const marked of [chord, diagram]) marked?.setAttribute('data-sounding', '')
    const top = chord?.offsetTop ?? null
    if (isOn && chord && row.current !== top && performance.now() - scrolledAt.current > HANDS_OFF)
      bringIntoView(
        chord,
        !matchMedia('(prefers-reduced-motion: reduce)').matches,
        AHEAD * innerHeight,
      )
    row.current = isOn ? top : null
    return () => {
      for (const cell of own) cell.removeAttribute('data-in-bar')
      for (const marked of [chord, diagram]) marked?.removeAttribute('data-sounding')
    }
  }, [region, number, beat, bar, isOn, arranged, scrolledAt])

  const [first, last] = loop ?? [0, -1]
  useEffect(() => {
    // With the sheet, its cells are others.
    void arranged
    const figure = region.current?.closest('figure')
    const looped = figure
      ? cellsOf(figure).filter(
          ({ dataset }) => Number(dataset.bar) >= first && Number(dataset.bar) <= last,
        )
      : []
    for (const cell of looped) cell.setAttribute('data-looped', '')
    return () => {
      for (const cell of looped) cell.removeAttribute('data-looped')
    }
  }, [region, first, last, arranged])

  useEffect(() => {
    const figure = region.current?.closest('figure')
    const press = ({ target }: MouseEvent) => {
      const cell =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-part="cell"][data-bar]')
          : null
      if (cell) onBar(Number(cell.dataset.bar))
    }
    figure?.addEventListener('click', press)
    return () => figure?.removeEventListener('click', press)
  })
}

const cellsOf = (figure: Element) => [
  ...figure.querySelectorAll<HTMLElement>('[data-part="cell"][data-bar]'),
]

/** The name of the chord that sounds, as it is played. @param at quarters of the bar */
function soundingAt({ sheet: { bars }, played }: ArrangedSong, bar: number, at: number): string {
  const here = bars[bar]?.findLast((placed) => placed.at <= at + 1e-6)
  const chord = here?.chord ?? bars.slice(0, bar).flat().at(-1)?.chord
  return chord ? played(chord) : ''
}
