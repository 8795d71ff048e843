import { useTranslation } from 'react-i18next'
import { useNotation } from '../../instruments/notation.ts'
import type { ChartedChord, ChordDrawing } from './charted-chord.ts'

/** A chord in words: "Mi menor: 6.ª al aire; 5.ª en el traste 2, dedo 2; ...". */
export function useSpokenChord() {
  const { t } = useTranslation('richText', { keyPrefix: 'chords' })
  const notation = useNotation()
  return ({ names, quality }: ChartedChord, { frets, fingers }: ChordDrawing) => {
    const { caption, root, bass } = names[notation.names]
    const chord = quality ? t(`spoken.${quality}`, { note: root }) : caption
    const strings = frets.map((fret, index) => {
      const string = 6 - index
      if (!fret) return t(fret === 0 ? 'open' : 'muted', { string })
      const finger = fingers?.[index]
      return t('held', { string, fret }) + (finger ? `, ${t('finger', { finger })}` : '')
    })
    return `${quality && bass ? t('over', { chord, note: bass }) : chord}: ${strings.join('; ')}`
  }
}
