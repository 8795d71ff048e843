import { useTranslation } from 'react-i18next'
import type { Picture } from '../content/image.server.ts'
import type { RichTextBlock } from '../content/rich-text/rich-text.server.ts'
import { Cabin } from '../drawings/scenes/cabin.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Image } from '../ui/image.tsx'
import type { Heading } from './heading.ts'
import { ReadingPage } from './reading-page.tsx'

/** Who founded the school, their portrait, and the way to write to them. */
export function AboutPage({
  heading,
  body,
  image,
}: {
  heading: Heading
  body: RichTextBlock[]
  image: Picture | null
}) {
  const { t } = useTranslation('crew')
  return (
    <ReadingPage
      heading={heading}
      scene={<Cabin />}
      body={body}
      aside={
        image && (
          <Image
            picture={image}
            className="w-full h-auto border-8 border-wood rounded-[8px] shadow-[0_20px_40px_-16px_rgb(0_0_0_/_0.6)]"
            priority
          />
        )
      }
    >
      <ButtonLink to="/contacto" variant="ink" className="mt-8">
        {t('about.contact')}
      </ButtonLink>
    </ReadingPage>
  )
}
