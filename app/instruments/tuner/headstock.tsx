import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { HeadstockDrawing } from './headstock-drawing.tsx'
import { NoteSign } from './note-sign.tsx'
import { chooseString } from './tuner-store.ts'
import type { OpenString } from './tunings.ts'
import { useNoteName } from './use-tuner.ts'
import './headstock.css'

interface HeadstockProps {
  strings: OpenString[]
  /** The string that is listened for, the one that sounds, and those that have been in tune. */
  only: string | null
  sounding: string | null
  tuned: readonly string[]
  isLeftHanded: boolean
}

/** The head of the guitar: a peg for each string, which chooses it. */
export function Headstock({ strings, only, sounding, tuned, isLeftHanded }: HeadstockProps) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const noteName = useNoteName()
  return (
    <fieldset className="headstock" data-left-handed={isLeftHanded}>
      <legend className="sr-only">{t('strings')}</legend>
      <HeadstockDrawing sounding={strings.findIndex(({ name }) => name === sounding)} />
      {strings.map(({ name }, i) => {
        const isTuned = tuned.includes(name)
        return (
          <button
            key={name}
            type="button"
            className="peg"
            data-place={i}
            data-sounding={name === sounding}
            aria-pressed={name === only}
            onClick={() => chooseString(name === only ? null : name)}
          >
            <NoteSign name={name} />
            <span className="sr-only">
              {t('string', { place: strings.length - i, note: noteName(name) })}
              {isTuned && `, ${t('tuned')}`}
            </span>
            {isTuned && <Icon name="check" />}
          </button>
        )
      })}
    </fieldset>
  )
}
