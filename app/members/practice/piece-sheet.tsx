import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Paper } from '../../ui/paper.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Curve } from './curve.tsx'
import type { Deletion } from './deletion.ts'
import { EntryTable } from './entry-table.tsx'
import { isLessBetter, type Piece, type Progression, progressionOf } from './pieces.ts'
import { useWords } from './use-words.ts'

/** The sheet of one exercise: its curve, the same in words, and its practices. */
export function PieceSheet({ piece, ask }: { piece: Piece; ask(deletion: Deletion): void }) {
  const { t } = useTranslation('practiceLog')
  const { date } = useWords()
  const id = useId()
  const { kind, title, path, entries } = piece
  const progression = progressionOf(piece)
  const practised = { count: entries.length, date: date(entries.at(-1)?.at ?? '') }
  return (
    <Paper
      as="section"
      aria-labelledby={id}
      className="mb-6 break-inside-avoid px-5! py-6! md:px-8! md:py-8!"
    >
      <h3 id={id} className="text-2xl leading-tight md:text-3xl">
        <SiteLink to={path} className="underline decoration-amber decoration-2 underline-offset-4">
          {title}
        </SiteLink>
      </h3>
      <p className="mt-1.5 text-sepia">{t('practised', practised)}</p>
      <h4 className="mt-4 mb-2 font-bold">{t(`kinds.${kind}`)}</h4>
      {progression ? (
        <>
          {progression.values.length > 1 && <Curve kind={kind} values={progression.values} />}
          <Course kind={kind} progression={progression} />
        </>
      ) : (
        <p>{t('course.none')}</p>
      )}
      <EntryTable piece={piece} ask={ask} />
      <Button
        variant="ink"
        className="with-scripts mt-5"
        onClick={() => ask({ kind: 'piece', title, entries })}
      >
        <Icon name="trash-2" className="size-5" />
        {t('delete.piece')}
        <span className="sr-only">{title}</span>
      </Button>
    </Paper>
  )
}

/** The curve in words. */
function Course({ kind, progression }: { kind: Piece['kind']; progression: Progression }) {
  const { t } = useTranslation('practiceLog')
  const { valueIn } = useWords()
  const { values } = progression
  const [first, last, best] = [progression.first, progression.last, progression.best].map((value) =>
    valueIn(kind, value),
  )
  return (
    <p className="mt-2">
      {values.length > 1 ? t('course.grown', { first, last, best }) : t('course.first', { last })}
      {isLessBetter(kind) && values.length > 1 && ` ${t('course.steadier')}`}
    </p>
  )
}
