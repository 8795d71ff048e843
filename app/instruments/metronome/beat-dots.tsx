import { useTranslation } from 'react-i18next'
import { changeSettings } from './metronome-store.ts'
import { nextAccent } from './pattern.ts'
import type { Beat } from './sequence.ts'
import type { Settings } from './settings.ts'

/** A doubloon for each beat of the bar: pressing it changes its accent, and the one that sounds shines. */
export function BeatDots({ settings, beat }: { settings: Settings; beat: Beat | null }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  return (
    <fieldset
      className="flex min-w-0 flex-wrap justify-center gap-1.5 px-3 pt-2 pb-1"
      data-muted={beat?.isMuted || undefined}
    >
      <legend className="sr-only">{t('beats')}</legend>
      {settings.accents.map((accent, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place in the bar
          key={index}
          type="button"
          className="beat-dot"
          data-accent={accent}
          data-sounding={beat?.beat === index || undefined}
          aria-label={t('beat', { beat: index + 1, accent: t(`accents.${accent}`) })}
          onClick={() => changeAccent(index)}
        >
          <span>{index + 1}</span>
        </button>
      ))}
    </fieldset>
  )
}

function changeAccent(index: number) {
  changeSettings(({ accents }) => ({
    accents: accents.map((accent, at) => (at === index ? nextAccent(accent) : accent)),
  }))
}
