import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../content/testimonial.server.ts'
import WaxSeal from '../drawings/wax-seal.svg?react'
import { cx } from './cx.ts'
import { Image } from './image.tsx'

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
        'on-paper relative rounded-[3px] bg-paper px-6 pt-7 pb-6 text-ink shadow-letter scheme-light forced-colors:border-2 forced-colors:border-[CanvasText]',
        className,
      )}
    >
      <blockquote className="text-[1.2rem] leading-normal before:content-[open-quote] after:content-[close-quote]">
        {quote}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-4 pr-17 max-[30rem]:pr-13">
        {image && (
          <Image
            picture={image}
            className="w-19 h-22 object-cover rounded-[50%] border-4 border-amber shadow-[0_0_0_2px_var(--color-ink)] max-[30rem]:w-15.5 max-[30rem]:h-18"
          />
        )}
        <span>
          <span className="display block text-xl">{name}</span>
          {level && <span className="block">{t('rank', { level })}</span>}
        </span>
        <WaxSeal className="absolute right-[0.9rem] bottom-[0.9rem] w-18 drop-shadow-[0_3px_3px_rgb(0_0_0/0.4)] max-[30rem]:w-14.5" />
      </figcaption>
    </figure>
  )
}
