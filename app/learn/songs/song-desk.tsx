import type { Song } from '../../content/song.server.ts'
import type { SongSheetSource } from '../../content/song-sheet.server.ts'
import { SongDrawing } from './song-drawing.tsx'
import { asWritten } from './song-version.ts'

export interface SongDeskProps {
  song: Song
  source: SongSheetSource
  hasEasy: boolean
  /** Created and resumed in the gesture, if that was for the band. */
  audio: AudioContext | null
  reachedFor: 'play' | 'change' | 'easy'
}

export function SongDesk({ song, source }: SongDeskProps) {
  return <SongDrawing song={song} source={source} arrangement={asWritten(song)} />
}
