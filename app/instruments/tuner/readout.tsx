import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { type Display, verdictOf } from './display.ts'
import { NoteSign } from './note-sign.tsx'
import type { OpenString } from './tunings.ts'
import { useNoteName } from './use-tuner.ts'

/** The sounding string, its deviation and the advice; visual only, as it changes often. */
export function Readout({ display, strings }: { display: Display; strings: OpenString[] }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const noteName = useNoteName()
  const { string, cents, inTune, sounding } = display
  const place = strings.length - strings.findIndex(({ name }) => name === string)
  const verdict = verdictOf(display)
  return (
    <div
      className="tuner-readout"
      data-testid="reading"
      data-sounding={sounding}
      data-resting={!string}
      aria-hidden="true"
    >
      <p data-part="note" className="display">
        {string ? <NoteSign name={string} /> : '-'}
        {inTune.reached && <Icon name="check" />}
      </p>
      <p data-part="cents">
        {cents > 0 && '+'}
        {String(cents).replace('-', '−')} <span>{t('cents', { count: Math.abs(cents) })}</span>
      </p>
      <p data-part="advice">
        {string ? t(`advice.${inTune.reached ? 'reached' : verdict}`) : t('advice.waiting')}
      </p>
      <p data-part="which">
        {string &&
          (place <= strings.length
            ? t('string', { place, note: noteName(string) })
            : noteName(string))}
      </p>
    </div>
  )
}
