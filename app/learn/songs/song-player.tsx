import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseFrets } from '../../../domain/music/frets.ts'
import { isProblem, readScore } from '../../../domain/music/score.ts'
import { isPatternProblem, readPattern } from '../../../domain/music/strum-pattern.ts'
import { type Key, readKey, transposeChord, transposeKey } from '../../../domain/music/transpose.ts'
import type { Song } from '../../content/song.server.ts'
import type { SongSheetSource } from '../../content/song-sheet.server.ts'
import { PlayerDeck } from '../../instruments/player/player-deck.tsx'
import { PlayerSheet } from '../../instruments/player/player-sheet.tsx'
import { songTimeline } from '../../instruments/player/song-timeline.ts'
import { focusOn, useBeatOnFigure } from '../../instruments/player/use-figure.ts'
import { usePlayer } from '../../instruments/player/use-player.ts'
import { usePlayerKeys } from '../../instruments/player/use-player-keys.ts'
import { Failure } from '../../ui/field.tsx'
import { MixControl, useMix } from './mix-control.tsx'
import { PartControl } from './part-control.tsx'
import { SongPlace } from './song-place.tsx'
import type { ArrangedSong, Arrangement } from './song-version.ts'
import { useSoundingCells } from './use-sounding-cells.ts'
import '../../instruments/player/player.css'

interface SongPlayerProps {
  song: Song
  source: SongSheetSource
  arranged: ArrangedSong
  arrangement: Arrangement
  audio: AudioContext
  /** False until the press that opened the player has started it. */
  hasBegun: RefObject<boolean>
}

/** The band of a song: its controls, and what sounds, marked in the sheet of the same figure. */
export function SongPlayer({ song, arrangement, audio, hasBegun, ...props }: SongPlayerProps) {
  const { source, arranged } = props
  const { t } = useTranslation(['player', 'songDesk'])
  const [mix, setMix] = useMix()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const timeline = useTimeline(song, source, arranged, arrangement)
  const { sheet } = arranged
  const player = usePlayer({
    ...{ name: `song:${song.slug}:${arrangement.version}`, timeline, audio, mix },
    ...{ tempo: song.tempo, bars: sheet.bars.length },
  })
  const barOf = (onset: number) =>
    Math.floor((timeline.onsets[onset]?.beat ?? 0) / timeline.bar + 1e-6)
  const onsetOf = (bar: number) =>
    timeline.onsets.findIndex(({ beat }) => beat >= bar * timeline.bar - 1e-6)
  const toBar = (bar: number) =>
    player.goTo(onsetOf(Math.min(sheet.bars.length - 1, Math.max(0, bar))))
  const { isOn, heard, onset } = player
  const beat = timeline.onsets[onset]?.beat ?? 0

  // The arrows go from bar to bar.
  usePlayerKeys(region, {
    ...player,
    goTo: (index) => toBar(index === 0 ? 0 : barOf(onset) + Math.sign(index - onset)),
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    focusOn(region.current)
    player.toggle()
  })
  useBeatOnFigure(region, heard.onset === null ? undefined : beat)
  useSoundingCells(region, {
    ...{ isOn, beat, loop: player.settings.loop, arranged, bar: timeline.bar },
    onBar: (bar) => (player.picking === null ? toBar(bar) : player.pick(bar)),
  })

  // In another key it goes on where it is.
  const played = useRef(timeline)
  useEffect(() => {
    if (played.current === timeline) return
    played.current = timeline
    if (isOn) player.goTo(onset)
  })

  return (
    <div ref={region} className="song-around">
      <div className="player-bar song-bar">
        <PlayerDeck
          player={player}
          own={song.tempo}
          isSheetOpen={isSheetOpen}
          onSheet={() => setSheetOpen(!isSheetOpen)}
        />
        <SongPlace
          arranged={arranged}
          bar={timeline.bar}
          beat={beat}
          count={heard.count}
          isOn={isOn}
        />
      </div>
      <div className="song-controls">
        <MixControl mix={mix} onChange={setMix} />
        <PartControl sheet={sheet} loop={player.settings.loop} onLoop={player.setLoop} />
      </div>
      {player.picking !== null && (
        <p className="mt-2 px-1 text-[1rem] font-bold">
          {t(player.picking === 'first' ? 'pickFirst' : 'pickLast')}
        </p>
      )}
      {player.status === 'failed' && <Failure role="alert">{t('failed')}</Failure>}
      {isSheetOpen && (
        <PlayerSheet
          {...{ player, own: song.tempo, bars: sheet.bars.length, audio }}
          words={undefined}
        >
          {null}
        </PlayerSheet>
      )}
    </div>
  )
}

function useTimeline(
  { key, capo, feel, metre }: Song,
  source: SongSheetSource,
  { sheet, strum, played, shapes }: ArrangedSong,
  arrangement: Arrangement,
) {
  return useMemo(() => {
    const pattern = readPattern(strum, metre)
    const score = source.melody ? readScore(source.melody.tab, metre) : null
    const from = readKey(key) as Key
    const sounding = transposeKey(from, arrangement.shift)
    return songTimeline({
      ...{ sheet, feel, groove: source.groove },
      pattern: isPatternProblem(pattern) ? null : pattern,
      melody: score && !isProblem(score) ? score : null,
      capo: arrangement.capo,
      raised: capo + nearest(arrangement.shift + arrangement.capo - capo),
      shapeOf: (chord) =>
        parseFrets(shapes.find(({ name }) => name === played(chord))?.frets ?? ''),
      soundOf: (chord) => transposeChord(played(chord), sounding, arrangement.capo),
    })
  }, [key, capo, feel, metre, source, sheet, strum, played, shapes, arrangement])
}

/** A voice goes the shorter way. */
const nearest = (semitones: number) => ((((semitones + 6) % 12) + 12) % 12) - 6
