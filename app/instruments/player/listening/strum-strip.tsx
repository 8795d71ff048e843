import { useTranslation } from 'react-i18next'
import type { Timeline } from '../timeline.ts'
import type { Take } from './judge.ts'

/** Drawn units: a stroke's width, the height of half the strip, and the lateness that reaches its edge (s). */
const STROKE = 26
const HALF = 22
const EDGE = 0.12

interface StrumStripProps {
  timeline: Timeline
  /** Of the turn that is played, by onset. */
  takes: ReadonlyMap<number, Take>
}

/** Each stroke above the line if it came early, below if late; its direction is shown and not judged. */
export function StrumStrip({ timeline, takes }: StrumStripProps) {
  const { t } = useTranslation('listening', { keyPrefix: 'strip' })
  const strokes = timeline.onsets.map(({ at }, onset) => ({
    ...{ onset, isDown: isDown(timeline, at) },
    late: takes.get(onset)?.late ?? null,
  }))
  return (
    <figure className="overflow-x-auto" aria-label={t('label')}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${strokes.length * STROKE} ${2 * HALF + 18}`}
        className="block h-16 max-w-none"
      >
        <path
          d={`M0 ${HALF} H${strokes.length * STROKE}`}
          className="fill-none stroke-sepia"
          strokeDasharray="3 4"
        />
        {strokes.map(({ onset, isDown: down, late }) => {
          const x = (onset + 0.5) * STROKE
          return (
            <g key={onset}>
              {late !== null && (
                <circle
                  cx={x}
                  cy={HALF + HALF * 0.8 * Math.min(1, Math.max(-1, late / EDGE))}
                  r={5}
                  className="fill-midnight"
                />
              )}
              {down !== null && (
                <path
                  d={
                    down
                      ? `M${x} ${2 * HALF + 2} v12 m-4 -4 l4 4 l4 -4`
                      : `M${x} ${2 * HALF + 14} v-12 m-4 4 l4 -4 l4 4`
                  }
                  className="fill-none stroke-ink"
                  strokeWidth={1.5}
                />
              )}
            </g>
          )
        })}
      </svg>
      <figcaption className="text-[1rem]">{t('how')}</figcaption>
    </figure>
  )
}

/** Direction of the hand, by the order of the strings; null for a single string. */
function isDown({ actions }: Timeline, at: number): boolean | null {
  const strings = actions
    .filter((action) => action.do === 'pluck' && action.at >= at && action.at < at + 0.08)
    .map(({ string }) => string)
  const [first] = strings
  const last = strings.at(-1)
  return first === undefined || last === undefined || first === last ? null : first > last
}
