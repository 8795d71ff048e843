import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/field.tsx'
import { Choices } from '../choices.tsx'
import { Fold } from '../fold.tsx'
import { PROCESSINGS } from '../microphone.ts'
import { NotationSettings } from '../notation-settings.tsx'
import { clampA4, TUNING_CHOICES, type TuningChoice, VIEWS } from './settings.ts'
import { changeSettings } from './tuner-store.ts'
import { A4_RANGE } from './tunings.ts'
import { useTuner } from './use-tuner.ts'

/** Advanced settings: concert pitch, tuning, view, notation and microphone. */
export function TunerSettings() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.settings' })
  const { settings, status, microphones, processings } = useTuner()
  const granted = processings.length > 0 ? 'altered' : 'asked'
  return (
    <Fold title={t('title')} text={t('text')}>
      <Field label={t('tuning')}>
        {(id) => (
          <Select
            id={id}
            value={settings.tuning}
            onChange={({ target }) => changeSettings({ tuning: target.value as TuningChoice })}
          >
            {TUNING_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`tunings.${choice}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('a4', { hz: settings.a4 })}>
        {(id) => (
          <input
            id={id}
            type="range"
            className="rope-range"
            min={A4_RANGE.lowest}
            max={A4_RANGE.highest}
            value={settings.a4}
            aria-valuetext={`${settings.a4} Hz`}
            onChange={({ target }) => changeSettings({ a4: clampA4(target.valueAsNumber) })}
          />
        )}
      </Field>
      {microphones.length > 1 && (
        <Field label={t('microphone')}>
          {(id) => (
            <Select
              id={id}
              value={settings.deviceId ?? ''}
              onChange={({ target }) => changeSettings({ deviceId: target.value || null })}
            >
              <option value="">{t('anyMicrophone')}</option>
              {microphones.map((device) => (
                <option key={device.id} value={device.id}>
                  {device.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Choices
        legend={t('view')}
        value={settings.view}
        choices={VIEWS.map((view) => ({ value: view, label: t(`views.${view}`) }))}
        onChange={(view) => changeSettings({ view })}
      />
      <NotationSettings />
      {status === 'on' && (
        <p className="leading-snug">
          {t(granted, {
            list: PROCESSINGS.filter((name) => processings.includes(name))
              .map((name) => t(`processings.${name}`))
              .join(', '),
          })}
        </p>
      )}
    </Fold>
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
