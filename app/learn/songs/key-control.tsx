import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { noteParts } from '../../../domain/music/note-names.ts'
import { type Key, readKey, transposeKey } from '../../../domain/music/transpose.ts'
import { useNotation } from '../../instruments/notation.ts'
import type { Arrangement, SongMusic } from './song-version.ts'

/** So far up and down from the song's own key (semitones). */
const FARTHEST = 6
/** A capo farther up leaves too little of the neck. */
const LAST_CAPO = 7

interface KeyControlProps {
  song: SongMusic
  arrangement: Arrangement
  onChange: (change: Pick<Arrangement, 'shift' | 'capo'>) => void
}

/** One control for the key that is heard and the capo, which decides on which shapes it is played. */
export function KeyControl({ song, arrangement, onChange }: KeyControlProps) {
  const { t } = useTranslation('songDesk')
  const nameOf = useKeyName()
  const id = useId()
  const written = readKey(song.key) as Key
  const { shift, capo } = arrangement
  /** Semitones from the song's own key to the one that is heard. */
  const moved = shift + capo - song.capo
  const sounding = transposeKey(written, song.capo + moved)
  const move = (by: number) => onChange({ shift: shift + by, capo })

  return (
    <fieldset data-part="key">
      <legend className="font-bold">{t('sounds')}</legend>
      <p>
        <button
          type="button"
          aria-label={t('lower')}
          disabled={moved <= -FARTHEST}
          onClick={() => move(-1)}
        >
          −
        </button>
        <output className="display" aria-live="polite">
          {nameOf(sounding)}
        </output>
        <button
          type="button"
          aria-label={t('higher')}
          disabled={moved >= FARTHEST}
          onClick={() => move(1)}
        >
          +
        </button>
        {(moved !== 0 || capo !== song.capo) && (
          <button
            type="button"
            data-part="back"
            onClick={() => onChange({ shift: 0, capo: song.capo })}
          >
            {t('original')}
          </button>
        )}
      </p>
      <label htmlFor={id} className="sr-only">
        {t('capo')}
      </label>
      <select
        id={id}
        value={capo}
        onChange={({ target }) => {
          const next = Number(target.value)
          onChange({ shift: shift + capo - next, capo: next })
        }}
      >
        {Array.from({ length: Math.max(LAST_CAPO, song.capo) + 1 }, (_, fret) => {
          const key = nameOf(transposeKey(written, shift + capo - fret))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fret is its place on the neck
            <option key={fret} value={fret}>
              {fret === 0 ? t('noCapo', { key }) : t('capoAt', { fret, key })}
            </option>
          )
        })}
      </select>
    </fieldset>
  )
}

/** The name of a key as its reader knows it: "Mi menor". */
export function useKeyName() {
  const { t } = useTranslation('song', { keyPrefix: 'key' })
  const notation = useNotation()
  return ({ tonic, isMinor }: Key) => {
    const { step, sign } = noteParts(tonic, notation)
    return t(isMinor ? 'minor' : 'major', { note: step + sign })
  }
}

/** On paper, in another key than the song's own: the key that is heard, and how it is played. */
export function PrintedKey({
  song,
  arrangement: { shift, capo },
}: Omit<KeyControlProps, 'onChange'>) {
  const { t } = useTranslation(['songDesk', 'song'])
  const nameOf = useKeyName()
  const written = readKey(song.key) as Key
  if (shift === 0 && capo === song.capo) return null
  const key = nameOf(transposeKey(written, shift))
  return (
    <p data-part="printed-key">
      <b>{t('song:sounds', { key: nameOf(transposeKey(written, shift + capo)) })}</b> ·{' '}
      {capo === 0 ? t('noCapo', { key }) : t('capoAt', { fret: capo, key })}
    </p>
  )
}
