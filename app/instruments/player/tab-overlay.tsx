import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { bringIntoView, HANDS_OFF, useScrolledAt } from './follow.ts'
import type { Marks } from './listening/play-along.tsx'
import { type Bars, onsetNear, type WrittenPlace, writtenPlace } from './place.ts'
import { heardPlace } from './player-store.ts'
import type { Timeline } from './timeline.ts'
import type { PlayerState } from './use-player.ts'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

interface TabOverlayProps {
  timeline: Timeline
  player: PlayerState
  /** Place within a drawn bar: the share of its time that has gone, to that of its width. */
  widthAt: (bar: number, share: number) => number
  /** Results of the learner's notes. */
  marks: Marks
}

/** A press that moves farther is a drag (px). */
const DRAG = 8
/**
 * Over the drawing of a tab (`svg[data-bar]` of the same figure): the cursor, the loop, and what the pointer does.
 * A press goes to a note; a drag with the mouse, or two taps after the loop's button, choose the bars of the loop.
 * Everything has its keys too (`use-player-keys.ts`), so it is hidden from assistive technology.
 */
export function TabOverlay({ timeline, player, widthAt, marks }: TabOverlayProps) {
  const layer = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLDivElement>(null)
  const areas = useAreas(layer)
  const { loop } = player.settings
  const drag = useDrag({ areas, timeline, player, widthAt })
  const chosen = drag.chosen ?? loop
  useCursor({ areas, cursor, timeline, player, widthAt })
  return (
    <div ref={layer} aria-hidden="true" className="tab-overlay print:hidden" {...drag.handlers}>
      {areas.map((area, bar) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the tab
          key={bar}
          style={area}
          data-bar-area={bar}
          data-looped={(chosen && bar >= chosen[0] && bar <= chosen[1]) || undefined}
          data-begins={chosen?.[0] === bar || undefined}
          data-ends={chosen?.[1] === bar || undefined}
        />
      ))}
      {[...marks].map(([onset, result]) => {
        const place = writtenPlace(timeline, timeline.onsets[onset]?.at ?? 0)
        const area = areas[place.bar]
        if (!area) return null
        const left = area.left + widthAt(place.bar, place.share) * area.width
        return <span key={onset} data-heard={result} style={{ left, top: area.top }} />
      })}
      <div ref={cursor} className="tab-cursor" />
    </div>
  )
}

/** The drawn bars, in px from the layer's corner; measured again when the figure changes its size. */
function useAreas(layer: RefObject<HTMLElement | null>): Area[] {
  const [areas, setAreas] = useState<Area[]>([])
  useLayoutEffect(() => {
    const figure = layer.current?.closest('figure')
    if (!figure) return
    function measure() {
      const origin = layer.current?.getBoundingClientRect()
      const bars = [...(figure?.querySelectorAll('svg[data-bar]') ?? [])]
      setAreas(
        bars.map((bar) => {
          const { left, top, width, height } = bar.getBoundingClientRect()
          return { left: left - (origin?.left ?? 0), top: top - (origin?.top ?? 0), width, height }
        }),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(figure)
    return () => observer.disconnect()
  }, [layer])
  return areas
}

type Drawn = Omit<TabOverlayProps, 'marks'> & { areas: Area[] }

/** Moves the cursor to what can be heard, by the audio clock, and the page with it. */
function useCursor({
  areas,
  cursor,
  timeline,
  player,
  widthAt,
}: Drawn & { cursor: RefObject<HTMLElement | null> }) {
  const { isOn, onset, shared } = player
  const rest = timeline.onsets[onset]?.at ?? 0
  const row = useRef<number | null>(null)
  const scrolledAt = useScrolledAt(isOn)
  useEffect(() => {
    const glides = !matchMedia('(prefers-reduced-motion: reduce)').matches
    function show(at: number) {
      const place = writtenPlace(timeline, at)
      const area = areas[place.bar]
      if (!area || !cursor.current) return
      const x = area.left + widthAt(place.bar, place.share) * area.width
      cursor.current.style.transform = `translate(${x}px, ${area.top}px)`
      cursor.current.style.height = `${area.height}px`
      if (isOn && row.current !== area.top && performance.now() - scrolledAt.current > HANDS_OFF)
        bringIntoView(cursor.current, glides)
      row.current = isOn ? area.top : null
    }
    show(rest)
    if (!isOn || !glides) return
    let frame = requestAnimationFrame(function look() {
      const heard = heardPlace(shared.delay / 1000)
      if (heard && !heard.beat.isCountIn) show(heard.at)
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [areas, cursor, timeline, widthAt, isOn, rest, shared.delay, scrolledAt])
}

function useDrag({ areas, timeline, player, widthAt }: Drawn) {
  const origin = useRef<{ x: number; y: number; bar: number } | null>(null)
  const [chosen, setChosen] = useState<Bars | null>(null)

  const placeOf = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    return placeAt(areas, widthAt, nativeEvent.clientX - box.left, nativeEvent.clientY - box.top)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event)
      if (event.button !== 0 || !place) return
      origin.current = { x: event.clientX, y: event.clientY, bar: place.bar }
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = origin.current
      if (!from || event.pointerType !== 'mouse') return
      const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG
      const place = placeOf(event)
      if (place && (isFar || chosen)) setChosen(ordered(from.bar, place.bar))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = origin.current
      origin.current = null
      setChosen(null)
      const place = placeOf(event)
      if (!from || !place) return
      if (chosen) player.setLoop(chosen)
      else if (player.picking !== null) player.pick(place.bar)
      else player.goTo(onsetNear(timeline, place))
    },
    onPointerCancel() {
      origin.current = null
      setChosen(null)
    },
  }
  return { chosen, handlers }
}

const ordered = (a: number, b: number): Bars => [Math.min(a, b), Math.max(a, b)]

/** @param x px from the layer's corner, as `y` */
function placeAt(
  areas: Area[],
  widthAt: TabOverlayProps['widthAt'],
  x: number,
  y: number,
): WrittenPlace | null {
  const bar = areas.findIndex(
    ({ left, top, width, height }) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  )
  const area = areas[bar]
  if (!area) return null
  return { bar, share: shareAt((x - area.left) / area.width, (share) => widthAt(bar, share)) }
}

/** The share of a bar's time at a share of its width, which grows with it. */
function shareAt(width: number, widthAt: (share: number) => number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (widthAt(middle) < width) low = middle
    else high = middle
  }
  return low
}
