import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NAMINGS } from '../../domain/music/naming.ts'
import { scaleOf } from '../../domain/music/note-names.ts'
import { Tick } from './fold.tsx'
import { changeNotation, useNotation } from './notation.ts'

/** The reader's names of notes and hand, for the whole site; in a sheet of paper from 240 px of width on. */
export function NotationSettings() {
  const { t } = useTranslation()
  const name = useId()
  const { isLeftHanded, ...now } = useNotation()
  return (
    <div className="grid gap-1 text-left text-base">
      <fieldset className="min-w-0">
        <legend className="font-bold">{t('notation.names')}</legend>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {NAMINGS.map((names) => (
            <label
              key={names}
              className="selectable flex min-h-11 cursor-pointer items-center rounded-cut border-2 border-sepia bg-vellum px-3 font-bold has-checked:border-night has-checked:bg-night has-checked:text-vellum has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-midnight"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={names === now.names}
                onChange={() => changeNotation({ names })}
              />
              {scaleOf({ ...now, names })}
            </label>
          ))}
        </div>
      </fieldset>
      <Tick
        label={t('notation.leftHanded')}
        checked={isLeftHanded}
        onChange={({ target }) => changeNotation({ isLeftHanded: target.checked })}
      />
    </div>
  )
}
