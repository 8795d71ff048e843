import { useTranslation } from 'react-i18next'
import type { Picture } from '../content/image.server.ts'
import type { RichTextBlock } from '../content/rich-text/rich-text.server.ts'
import { Cabin } from '../drawings/scenes/cabin.tsx'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'
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
      aside={image && <Image picture={image} className="portrait" priority />}
    >
      <SiteLink to="/contacto" className="button button-ink mt-8">
        {t('about.contact')}
      </SiteLink>
    </ReadingPage>
  )
}
