import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tick } from '../../instruments/fold.tsx'
import { loadSettings, storeSettings } from '../../instruments/stored-settings.ts'

/** The parts that sound besides clicks. */
export interface Mix {
  hasBand: boolean
  hasGuitar: boolean
  hasMelody: boolean
}

const KEY = 'song-mix'
const PARTS = { hasBand: 'band', hasGuitar: 'guitar', hasMelody: 'melody' } as const

/** The reader's mix, stored in this browser: everything until they choose. */
export function useMix(): [Mix, (mix: Mix) => void] {
  const [mix, setMix] = useState(() =>
    loadSettings(KEY, (stored): Mix => {
      const { hasBand, hasGuitar, hasMelody } = Object(stored)
      return {
        hasBand: hasBand !== false,
        hasGuitar: hasGuitar !== false,
        hasMelody: hasMelody !== false,
      }
    }),
  )
  return [
    mix,
    (next) => {
      setMix(next)
      storeSettings(KEY, next)
    },
  ]
}

/** Switches parts on and off, from the next beat on. */
export function MixControl({ mix, onChange }: { mix: Mix; onChange: (mix: Mix) => void }) {
  const { t } = useTranslation('songDesk')
  return (
    <div className="flex flex-wrap gap-x-5">
      {(Object.keys(PARTS) as (keyof Mix)[]).map((part) => (
        <Tick
          key={part}
          label={t(PARTS[part])}
          checked={mix[part]}
          onChange={({ target }) => onChange({ ...mix, [part]: target.checked })}
        />
      ))}
    </div>
  )
}
