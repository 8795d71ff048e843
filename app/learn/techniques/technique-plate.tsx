import { useTranslation } from 'react-i18next'
import type { Technique } from '../../content/technique-set.server.ts'
import { Image } from '../../ui/image.tsx'
import './techniques.css'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

interface TechniquePlateProps {
  technique: Technique
  /** Its place in the set, from 0. */
  index: number
}

/** A technique as a plate of a book: what the hand does, and how. */
export function TechniquePlate({
  technique: { name, description, picture },
  index,
}: TechniquePlateProps) {
  const { t } = useTranslation('techniques')
  return (
    <li className="plate on-paper">
      <p className="text-right font-display font-bold text-sepia italic">
        {t('plate', { number: NUMERALS[index] ?? index + 1 })}
      </p>
      {picture && <Image picture={picture} />}
      <h2 className="mt-4 text-2xl">{name}</h2>
      <p className="mt-2 leading-relaxed">{description}</p>
    </li>
  )
}
