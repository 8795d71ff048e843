import { useTranslation } from 'react-i18next'
import type { TechniqueSet } from '../content/technique-set.server.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Height (in the drawing's units) of the six strings, the thinnest on top. */
const strings = [10, 22, 34, 46, 58, 70]

interface TechniquePlateProps {
  technique: TechniqueSet['techniques'][number]
  /** Its place in the set, from 0: the string that is plucked on its plate. */
  index: number
}

/** A technique as an engraved plate: six strings, its own one sounding. */
export function TechniquePlate({ technique: { name, description }, index }: TechniquePlateProps) {
  const { t } = useTranslation('techniques')
  const plucked = index % strings.length
  return (
    <li className="plate on-paper">
      <p className="plate-number">{t('plate', { number: NUMERALS[index] ?? index + 1 })}</p>
      <svg viewBox="0 0 320 80" aria-hidden="true" focusable="false" className="plate-strings">
        <path d="M60 4v72M140 4v72M220 4v72M300 4v72" strokeWidth="1.5" opacity=".5" />
        {strings.map((y, string) => (
          <path
            key={y}
            d={string === plucked ? `M0 ${y}Q45 ${y - 15} 90 ${y}t90 0 90 0 90 0` : `M0 ${y}H320`}
            strokeWidth={1 + string * 0.45}
            className={string === plucked ? 'plate-plucked' : undefined}
          />
        ))}
        <circle cx={100 + plucked * 16} cy={strings[plucked]} r="7" className="plate-finger" />
      </svg>
      <h2 className="mt-4 text-2xl">{name}</h2>
      <p className="mt-2 leading-relaxed">{description}</p>
    </li>
  )
}
