import { useTranslation } from 'react-i18next'
import { noteParts } from '../../../domain/music/note-names.ts'
import { type Key, readKey, soundingKey } from '../../../domain/music/transpose.ts'
import type { MemberContent } from '../../content/member-content.server.ts'
import { MemberText } from '../../content/member-text.tsx'
import { ReadingSheet } from '../../content/reading-sheet.tsx'
import type { Tablature } from '../../content/rich-text/rich-text.server.ts'
import { TablatureSheet } from '../../content/rich-text/tablature.tsx'
import type { Song } from '../../content/song.server.ts'
import { CourseSky, hourOf } from '../../drawings/course-sky.tsx'
import Hatch from '../../drawings/hatch.svg?react'
import { useNotation } from '../../instruments/notation.ts'
import { Paywall } from '../../members/paywall.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { RankLine } from '../rank-line.tsx'
import { SongCreditsList } from './song-credits.tsx'
import { SongFigure } from './song-figure.tsx'
import './song.css'

/** Keys of the lines that describe a locked song. */
const INSIDE = ['first', 'second', 'third'] as const

interface SongPageProps {
  song: Song
  /** Spanish path of the page. */
  path: string
  /** The members-only content; null when there is nothing to read (yet) for this reader. */
  content: MemberContent | null
  isPlayable: boolean
  hasEasy: boolean
  mayRead: boolean
  signedIn: boolean
}

/** One song on its sheet, or as much of it as the reader may see. */
export function SongPage({ song, path, content, ...page }: SongPageProps) {
  const { isPlayable, hasEasy, mayRead, signedIn } = page
  const { t } = useTranslation('song')
  const { title, summary, level, genre, genreName, audience, tempo, metre } = song
  const source = content?.sheet
  return (
    <ReadingSheet
      style={levelColor(level.color)}
      hour={hourOf(level.slug)}
      sky={<CourseSky level={level.slug} />}
      back={{ to: `/canciones#${genre}`, label: t('back') }}
      lead={
        <RankLine icon={level.icon}>
          {genreName} · {level.name}
        </RankLine>
      }
      title={title}
      summary={summary}
      byline={
        <>
          <SoundingLine song={song} />
          <span>{t('metre', { metre: metre.join('/') })}</span>
          <span>{t('tempo', { tempo })}</span>
        </>
      }
      action={source && <PrintButton />}
      after={
        !mayRead && (
          <Paywall
            audience={audience}
            signedIn={signedIn}
            path={path}
            drawing={<Hatch className="w-full overflow-visible" />}
            inside={INSIDE.map((place) => t(`inside.${place}`))}
          />
        )
      }
    >
      <SongCreditsList song={song} />
      {source && isPlayable && <SongFigure key={song._id} {...{ song, source, hasEasy }} />}
      {source && !isPlayable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, so the keyboard must reach it
        <section tabIndex={0} aria-label={t('unreadable')} className="mt-8 overflow-x-auto">
          <pre>{source.full}</pre>
        </section>
      )}
      {content && content.body.length > 0 && (
        <div className="print:hidden">
          <h2 className="song-heading">{t('notes')}</h2>
          <MemberText content={content} />
        </div>
      )}
      {source?.melody && <SongTab value={source.melody} title={t('melody')} />}
      {source?.guitar && <SongTab value={source.guitar} title={t('guitar')} />}
      {mayRead && !source && (
        <p className="mx-auto mt-10 max-w-2xl text-center text-xl">{t('unwritten')}</p>
      )}
    </ReadingSheet>
  )
}

/** A tab of the song, as articles show theirs. */
const SongTab = ({ value, title }: { value: Tablature; title: string }) => (
  <div className="rich-text">
    <TablatureSheet value={{ ...value, title: value.title || title }} />
  </div>
)

/** The key that is heard, and the capo. */
function SoundingLine({ song: { key, capo } }: { song: Song }) {
  const { t } = useTranslation('song')
  const notation = useNotation()
  const { tonic, isMinor } = soundingKey(readKey(key) as Key, capo)
  const { step, sign } = noteParts(tonic, notation)
  const sounding = t(`key.${isMinor ? 'minor' : 'major'}`, { note: step + sign })
  return (
    <span className="song-sounding">
      {[t('sounds', { key: sounding }), capo > 0 && t('capo', { fret: capo })]
        .filter(Boolean)
        .join(' ')}
    </span>
  )
}

function PrintButton() {
  const { t } = useTranslation('song')
  return (
    <Button variant="ink" className="with-scripts mt-5 print:hidden" onClick={() => window.print()}>
      <Icon name="printer" className="size-5" />
      {t('print')}
    </Button>
  )
}
