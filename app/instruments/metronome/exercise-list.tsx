import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { exercises, settingsFor } from './exercises.ts'
import { changeSettings } from './metronome-store.ts'
import './practice.css'

/** What to practise with the metronome; each exercise sets it. */
export function ExerciseList() {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.page' })
  const [loaded, setLoaded] = useState('')
  return (
    <>
      <ol className="exercises">
        {exercises.map(({ key, icon, wants }) => (
          <li key={key} className="exercise">
            <Icon name={icon} className="exercise-icon size-8" />
            <h3 className="text-2xl">{t(`exercises.${key}.title`)}</h3>
            <p className="mt-2 text-lg leading-relaxed">{t(`exercises.${key}.text`)}</p>
            <button
              type="button"
              className="button button-ink with-scripts mt-4"
              aria-label={`${t('load')}: ${t(`exercises.${key}.title`)}`}
              data-quiet
              onClick={() => {
                changeSettings((now) => settingsFor(wants, now))
                setLoaded(t('loaded', { title: t(`exercises.${key}.title`) }))
                document.getElementById('metronomo')?.scrollIntoView({ block: 'start' })
              }}
            >
              <Icon name="metronome" className="size-5" />
              {t('load')}
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {loaded}
      </p>
    </>
  )
}
