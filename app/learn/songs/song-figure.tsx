import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customaryNames } from '../../../domain/music/naming.ts'
import type { Song } from '../../content/song.server.ts'
import type { SongSheetSource } from '../../content/song-sheet.server.ts'
import { useNotation } from '../../instruments/notation.ts'
import { wakeAudio } from '../../instruments/player/player-reach.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { SongDeskProps } from './song-desk.tsx'
import { SongDrawing, type SongDrawingProps } from './song-drawing.tsx'
import { asWritten } from './song-version.ts'

interface SongFigureProps {
  song: Song
  source: SongSheetSource
  hasEasy: boolean
}

type Reached = Pick<SongDeskProps, 'audio' | 'reachedFor'>

const loadDesk = async () => {
  const { SongDesk } = await import('./song-desk.tsx')
  return SongDesk
}

/**
 * The sheet of a song, as the server has drawn it, until its reader reaches for the band, another key or the easy
 * version: only then is the code fetched that plays it and draws it anew.
 */
export function SongFigure({ song, source, hasEasy }: SongFigureProps) {
  const { t, i18n } = useTranslation('song')
  const notify = useNotify()
  const id = useId()
  const { names, language, isLeftHanded } = useNotation()
  const [Desk, setDesk] = useState<ComponentType<SongDeskProps> | null>(null)
  const [reached, setReached] = useState<Reached | null>(null)
  const isOwn = names !== customaryNames(language) || isLeftHanded

  async function reach(reachedFor: Reached['reachedFor']) {
    const audio = reachedFor === 'play' ? wakeAudio() : null
    try {
      const [Loaded] = await Promise.all([loadDesk(), i18n.loadNamespaces(['songDesk', 'player'])])
      setReached({ audio, reachedFor })
      setDesk(() => Loaded)
    } catch (error) {
      console.info(`The band was not fetched: ${error}`)
      notify('notFetched')
    }
  }

  const button = (reachedFor: Reached['reachedFor'], icon: string, isFirst = false) => (
    <button
      type="button"
      className={`with-scripts inline-flex min-h-11 items-center gap-2 rounded-full pt-1 pr-4 pb-1 pl-3 font-bold ${isFirst ? 'bg-ink text-vellum' : 'border-2 border-ink'}`}
      onClick={() => reach(reachedFor)}
      onPointerEnter={() => void loadDesk().catch(() => {})}
    >
      <Icon name={icon} className={`size-5 ${isFirst ? 'fill-current' : ''}`} />
      {t(reachedFor)}
    </button>
  )
  return (
    <figure data-song aria-labelledby={id} data-score>
      <figcaption id={id} className="sr-only">
        <h2>
          {song.title}: {t('sheet')}
        </h2>
      </figcaption>
      {Desk && reached ? (
        <Desk {...{ song, source, hasEasy }} {...reached} />
      ) : (
        <>
          <div className="print:hidden" data-part="reach">
            {button('play', 'play', true)}
            {button('change', 'sliders-horizontal')}
            {hasEasy && button('easy', 'life-buoy')}
          </div>
          <ServerDrawn isOwn={isOwn} {...{ song, source }} arrangement={asWritten(song)} />
        </>
      )}
    </figure>
  )
}

const loadDrawing = async () => (await import('./song-drawing.tsx')).SongDrawing

/**
 * The drawing as the server made it, which hydration leaves alone (as in `tablature.tsx`). After a link was followed, or
 * for a reader with a notation of their own, the browser draws it.
 */
function ServerDrawn({ isOwn, ...props }: SongDrawingProps & { isOwn: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [Drawing, setDrawing] = useState<ComponentType<SongDrawingProps> | null>(null)
  useEffect(() => {
    if (place.current?.childElementCount && !isOwn) return
    loadDrawing().then(
      (fetched) => setDrawing(() => fetched),
      () => {},
    )
  }, [isOwn])
  if (import.meta.env.SSR) {
    return (
      <div>
        <SongDrawing {...props} />
      </div>
    )
  }
  if (Drawing) {
    return (
      <div key="drawn">
        <Drawing {...props} />
      </div>
    )
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what the server sent, and adds nothing
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
