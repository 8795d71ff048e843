import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Song } from '../../content/song.server.ts'
import type { SongSheetSource } from '../../content/song-sheet.server.ts'
import { Choices } from '../../instruments/choices.tsx'
import { wakeAudio } from '../../instruments/player/player-reach.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeyControl, PrintedKey } from './key-control.tsx'
import { SongDrawing } from './song-drawing.tsx'
import { SongPlayer } from './song-player.tsx'
import { type Arrangement, arrange, asWritten } from './song-version.ts'
import '../../instruments/instrument.css'
import './song-desk.css'

export interface SongDeskProps {
  song: Song
  source: SongSheetSource
  hasEasy: boolean
  /** Created and resumed in the gesture, if that was for the band. */
  audio: AudioContext | null
  reachedFor: 'play' | 'change' | 'easy'
}

/** Everything that a reader can do with a sheet: its version and key, and the band. */
export function SongDesk({ song, source, hasEasy, audio: woken, reachedFor }: SongDeskProps) {
  const { t } = useTranslation('songDesk')
  const [arrangement, setArrangement] = useState<Arrangement>(() => ({
    ...asWritten(song),
    version: reachedFor === 'easy' ? 'easy' : 'full',
  }))
  const [audio, setAudio] = useState(woken)
  const hasBegun = useRef(false)
  const change = (next: Partial<Arrangement>) => setArrangement({ ...arrangement, ...next })
  const arranged = useMemo(() => arrange(source, song, arrangement), [source, song, arrangement])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form */}
      <div
        role="group"
        aria-label={t('label', { title: song.title })}
        data-part="around"
        data-quiet
      >
        <div data-part="desk">
          {hasEasy && (
            <Choices
              legend={t('version.legend')}
              value={arrangement.version}
              choices={[
                { value: 'full', label: t('version.full') },
                { value: 'easy', label: t('version.easy') },
              ]}
              onChange={(version) => change({ version })}
            />
          )}
          <KeyControl song={song} arrangement={arrangement} onChange={change} />
        </div>
        {audio && arranged ? (
          <SongPlayer
            // The bars of another version are others.
            key={arrangement.version}
            {...{ song, source, arranged, arrangement, audio }}
            hasBegun={hasBegun}
          />
        ) : (
          <div data-part="reach">
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-ink pt-1 pr-4 pb-1 pl-3 font-bold text-vellum"
              onClick={() => setAudio(wakeAudio())}
            >
              <Icon name="play" className="size-5 fill-current" />
              {t('play')}
            </button>
          </div>
        )}
      </div>
      <PrintedKey song={song} arrangement={arrangement} />
      <SongDrawing song={song} source={source} arrangement={arrangement} />
    </>
  )
}
