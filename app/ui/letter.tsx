import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../content/testimonial.server.ts'
import { Image } from './image.tsx'
import { WaxSeal } from './wax-seal.tsx'

/** What one of the crew writes home: a letter with a wax seal. */
export function Letter({
  testimonial: { name, level, quote, image },
}: {
  testimonial: Testimonial
}) {
  const { t } = useTranslation()
  return (
    <figure className="letter on-paper">
      <blockquote className="letter-text quoted">{quote}</blockquote>
      <figcaption className="mt-5 flex items-center gap-4">
        {image && <Image picture={image} className="locket" />}
        <span>
          <span className="display block text-xl">{name}</span>
          {level && <span className="block">{t('rank', { level })}</span>}
        </span>
        <WaxSeal />
      </figcaption>
    </figure>
  )
}
