import { useTranslation } from 'react-i18next'
import { Choices } from '../choices.tsx'
import { changeSettings } from './metronome-store.ts'
import { NoteGroup } from './note-group.tsx'
import { SIGNATURES, SUBDIVISIONS, unitOf } from './pattern.ts'
import { type Settings, SOUNDS, withSignature } from './settings.ts'

/** Keys of the texts. */
const NAMES = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const

/** Controls of the bar: signature, subdivision and accents. */
export function PatternControls({ settings }: { settings: Settings }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  const { signature, subdivision, sound, volume } = settings
  const unit = unitOf(signature)
  return (
    <div className="grid gap-4.5">
      <Choices
        legend={t('signature')}
        className="grid! grid-cols-4 @min-[56rem]:grid-cols-8"
        value={signature}
        choices={SIGNATURES.map((value) => ({ value, label: value }))}
        onChange={(value) => changeSettings((now) => withSignature(now, value))}
      />
      <Choices
        legend={t('subdivision')}
        className="grid! grid-cols-4"
        value={subdivision}
        choices={SUBDIVISIONS.map((value) => ({
          value,
          label: t(`subdivisions.${unit}.${NAMES[value]}`),
          face: <NoteGroup notes={value} isEighth={unit === 'eighth'} />,
        }))}
        onChange={(value) => changeSettings(() => ({ subdivision: value }))}
      />
      <Choices
        legend={t('sound')}
        value={sound}
        choices={SOUNDS.map((value) => ({ value, label: t(`sounds.${value}`) }))}
        onChange={(value) => changeSettings(() => ({ sound: value }))}
      />
      <label className="block min-w-0">
        <span className="block font-bold">{t('volume')}</span>
        <input
          type="range"
          className="rope-range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          aria-valuetext={`${Math.round(volume * 100)} %`}
          onChange={(event) => {
            const percent = event.target.valueAsNumber
            changeSettings(() => ({ volume: percent / 100 }))
          }}
        />
      </label>
    </div>
  )
}
