import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { NoteSign } from './note-sign.tsx'
import { playTone, stopTone } from './reference-tone.ts'
import type { OpenString } from './tunings.ts'
import { useNoteName } from './use-tuner.ts'

/** The strings to hear, for tuning by ear. */
export function ReferenceTones({ strings }: { strings: OpenString[] }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const noteName = useNoteName()
  useEffect(() => stopTone, [])
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="float-left mb-1 w-full font-bold">{t('tones')}</legend>
      {strings.map(({ name, frequency }, i) => (
        <button key={name} type="button" className="tuner-tone" onClick={() => playTone(frequency)}>
          <Icon name="volume-2" className="size-5" />
          <NoteSign name={name} />
          <span className="sr-only">
            {t(strings.length > 1 ? 'hearString' : 'hear', {
              note: noteName(name),
              place: strings.length - i,
            })}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
