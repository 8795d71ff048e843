import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../content/testimonial.server.ts'
import WaxSeal from '../drawings/wax-seal.svg?react'
import { cx } from './cx.ts'
import { Image } from './image.tsx'
import './letter.css'

/** A testimonial: a letter with a wax seal. */
export function Letter({
  testimonial: { name, level, quote, image },
  className,
}: {
  testimonial: Testimonial
  className?: string
}) {
  const { t } = useTranslation()
  return (
    <figure
      className={cx(
        'letter on-paper relative bg-paper px-6 pt-7 pb-6 text-ink scheme-light forced-colors:border-2',
        className,
      )}
    >
      <blockquote className="text-[1.2rem] leading-normal before:content-[open-quote] after:content-[close-quote]">
        {quote}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-4">
        {image && <Image picture={image} />}
        <span>
          <span className="display block text-xl">{name}</span>
          {level && <span className="block">{t('rank', { level })}</span>}
        </span>
        <WaxSeal />
      </figcaption>
    </figure>
  )
}
