import { useTranslation } from 'react-i18next'
import { ContactForm } from '../../../forms/contact-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { TextLink, textLinkStyle } from '../../../ui/text-link.tsx'
import type { DocumentPage } from './route.tsx'
import { Scene } from './scene.tsx'

/** The contact form, and the other ways to reach the school. */
export function ContactPage({ heading, scene, email }: DocumentPage) {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHeading heading={heading} scene={<Scene name={scene} />} />
      <section className="pt-12 pb-20 bg-ground-night">
        <div className="mx-auto grid max-w-6xl gap-10 px-5 md:px-6 lg:grid-cols-[7fr_5fr] lg:gap-16">
          <Paper>
            <ContactForm />
          </Paper>
          <aside className="self-center">
            <h2 className="text-3xl">{t('contact.otherWays')}</h2>
            {email && (
              <a
                href={`mailto:${email}`}
                className={`${textLinkStyle} mt-4 gap-3 break-words text-lg md:text-xl`}
              >
                <Icon name="scroll" className="size-7 text-gold" />
                {t('contact.writeUs', { email })}
              </a>
            )}
            <p className="mt-4 text-lg text-mist">{t('contact.answer')}</p>
            <TextLink to="/sobre-mi" className="mt-2">
              {t('contact.aboutUs')}
            </TextLink>
          </aside>
        </div>
      </section>
    </>
  )
}
