import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { countedBeat } from '../../../domain/music/counted-beat.ts'
import { toNumber } from '../../../domain/music/rational.ts'
import type { Score, ScoreNote } from '../../../domain/music/score.ts'
import type { Timeline } from './timeline.ts'

const STRINGS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface TabWordsProps {
  score: Score
  timeline: Timeline
  /** Index of the onset that sounds, or that would be next. */
  onset: number
  /** Plays from an onset, by its index. */
  onPlay: (onset: number) => void
}

/** A tab as words, bar by bar and note by note; each of them plays from there. */
export function TabWords({ score, timeline, onset, onPlay }: TabWordsProps) {
  const { t } = useTranslation('player', { keyPrefix: 'words' })
  const current = timeline.onsets[onset]?.beat
  const beats = Map.groupBy(score.notes, (note) => toNumber(note.beat))
  return (
    <section aria-label={t('label')} className="tab-words">
      {score.bars.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the tab
        <div key={index}>
          <p aria-hidden="true" className="font-bold">
            {t('bar', { bar: index + 1 })}
          </p>
          <ol aria-label={t('bar', { bar: index + 1 })}>
            {[...beats]
              .filter(([, notes]) => notes[0]?.bar === index)
              .map(([beat, notes]) => (
                <li key={beat}>
                  <button
                    type="button"
                    className="tab-note"
                    aria-current={beat === current || undefined}
                    onClick={() => onPlay(timeline.onsets.findIndex((each) => each.beat === beat))}
                  >
                    <b>{t('beat', { beat: notes[0] && countedBeat(notes[0], score.metre) })}</b>{' '}
                    {notes.map((note) => noteText(note, t)).join('; ')}
                  </button>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function noteText({ string, fret, technique }: ScoreNote, t: TFunction<'player', 'words'>): string {
  const on = t(`strings.${STRINGS[string - 1] ?? 'first'}`)
  const where =
    fret === null
      ? t('dead', { string: on })
      : fret === 0
        ? t('open', { string: on })
        : t('fretted', { string: on, fret })
  return technique && technique !== 'dead' ? `${where}, ${t(`technique.${technique}`)}` : where
}
