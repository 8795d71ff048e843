import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { changeSettings } from './metronome-store.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** The exercises of the page, by the keys of their texts, each with its metronome settings. */
const exercises = [
  { key: 'pulse', icon: 'drum', settings: { tempo: 60 } },
  { key: 'division', icon: 'music', settings: { tempo: 60, subdivision: 2 } },
  {
    key: 'ladder',
    icon: 'trophy',
    settings: { tempo: 70, ramp: { on: true, from: 70, to: 110, by: 5, every: 4 } },
  },
  {
    key: 'island',
    icon: 'tree-palm',
    settings: { tempo: 80, countIn: 1, muting: { on: true, play: 2, mute: 2 } },
  },
] as const satisfies { key: string; icon: string; settings: Partial<Settings> }[]

/** @returns all settings for an exercise: those of an earlier one are reset, sound and volume stay */
function settingsFor(overrides: Partial<Settings>, { sound, volume }: Settings): Settings {
  return { ...DEFAULT_SETTINGS, sound, volume, ...overrides }
}

/** Exercises with the metronome; each applies its settings. */
export function ExerciseList() {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.page' })
  const [loaded, setLoaded] = useState('')
  return (
    <>
      <ol className="mt-11 grid gap-10 md:grid-cols-2 md:gap-x-16 md:gap-y-12">
        {exercises.map(({ key, icon, settings }) => (
          <li key={key} className="relative pl-17">
            <Icon
              name={icon}
              className="absolute top-0 left-0 box-content size-8 rounded-full bg-night p-2 text-gold"
            />
            <h3 className="text-2xl">{t(`exercises.${key}.title`)}</h3>
            <p className="mt-2 text-lg leading-relaxed">{t(`exercises.${key}.text`)}</p>
            <Button
              variant="ink"
              className="with-scripts mt-4"
              aria-label={`${t('load')}: ${t(`exercises.${key}.title`)}`}
              data-quiet
              onClick={() => {
                changeSettings((now) => settingsFor(settings, now))
                setLoaded(t('loaded', { title: t(`exercises.${key}.title`) }))
                document.getElementById('metronomo')?.scrollIntoView({ block: 'start' })
              }}
            >
              <Icon name="metronome" className="size-5" />
              {t('load')}
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {loaded}
      </p>
    </>
  )
}
