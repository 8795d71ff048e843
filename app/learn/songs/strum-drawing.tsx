import { useTranslation } from 'react-i18next'
import { countedBeat } from '../../../domain/music/counted-beat.ts'
import { rational } from '../../../domain/music/rational.ts'
import { type Metre, pulseOf } from '../../../domain/music/score.ts'
import { isPatternProblem, readPattern, type Stroke } from '../../../domain/music/strum-pattern.ts'

/** Natural size, px. */
const SLOT = 26
const HEIGHT = 62

interface StrumDrawingProps {
  /** As `readPattern` reads it. */
  pattern: string
  metre: Metre
}

/** A bar of the right hand: arrows down and up, or its fingers, over the beats. */
export function StrumDrawing({ pattern: source, metre }: StrumDrawingProps) {
  const { t } = useTranslation('song')
  const pattern = readPattern(source, metre)
  if (isPatternProblem(pattern)) return null
  const { slots, strokes } = pattern
  const bar = (metre[0] * 4) / metre[1]
  const slotOf = (at: number) => Math.round((at * slots) / bar)
  const perPulse = slotOf(pulseOf(metre))
  const half = perPulse % 2 === 0 ? perPulse / 2 : 0
  const spoken = strokes.map((stroke) =>
    t('hand.beat', {
      beat: countedBeat({ beat: rational(stroke.at * 48, 48), bar: 0 }, metre),
      what: what(stroke),
    }),
  )
  const hasFingers = strokes.some((stroke) => stroke.do === 'pick')

  function what(stroke: Stroke): string {
    if (stroke.do === 'pick') return t('hand.fingers', { fingers: stroke.fingers.join(' ') })
    const way = t(`hand.${stroke.isMuted ? 'muted' : stroke.isDown ? 'down' : 'up'}`)
    return stroke.isLoud || stroke.isMuted ? way : t('hand.soft', { stroke: way })
  }

  return (
    <section aria-label={t('hand.title')} className="song-hand">
      <svg
        role="img"
        aria-label={spoken.join('; ')}
        viewBox={`0 0 ${slots * SLOT} ${HEIGHT}`}
        style={{ maxWidth: slots * SLOT * 1.3 }}
      >
        {Array.from({ length: slots }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the bar
          <text key={slot} x={(slot + 0.5) * SLOT} y={HEIGHT - 4} data-part="count">
            {slot % perPulse === 0
              ? slot / perPulse + 1
              : half && slot % perPulse === half
                ? '&'
                : '·'}
          </text>
        ))}
        {strokes.map((stroke) => (
          <StrokeMark key={stroke.at} stroke={stroke} x={(slotOf(stroke.at) + 0.5) * SLOT} />
        ))}
      </svg>
      {hasFingers && <p>{t('hand.legend')}</p>}
    </section>
  )
}

function StrokeMark({ stroke, x }: { stroke: Stroke; x: number }) {
  if (stroke.do === 'pick')
    return (
      <text x={x} y={28} data-part="fingers">
        {stroke.fingers.join('')}
      </text>
    )
  const { isMuted, isDown, isLoud } = stroke
  const path = isMuted
    ? `M${x - 6} 16l12 12m0-12-12 12`
    : isDown
      ? `M${x} 4V38m-6-8 6 8 6-8`
      : `M${x} 38V4m-6 8 6-8 6 8`
  return <path d={path} data-part={isLoud ? 'loud' : 'soft'} />
}
