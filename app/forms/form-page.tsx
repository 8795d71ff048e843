import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Paper } from '../ui/paper.tsx'
import { textLinkStyle } from '../ui/text-link.tsx'
import type { FormKind, RefusedForm } from './answer.ts'
import { ContactForm } from './contact-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { TestimonialForm } from './testimonial-form.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

const forms = {
  newsletter: NewsletterForm,
  contact: ContactForm,
  testimonial: TestimonialForm,
  waitlist: WaitlistForm,
}

/** A form on a separate page: a browser without scripts gets it back here to correct it. */
export function FormPage({ kind, refused }: { kind: FormKind; refused: RefusedForm | undefined }) {
  const { t } = useTranslation('forms')
  const Form = forms[kind]
  const title = t(`${kind}.title`)
  return (
    <section className="mx-auto grid min-h-[70svh] max-w-2xl content-center px-5 py-14 md:py-20">
      <title>{title}</title>
      <Paper>
        <h1 className="mb-6 text-4xl md:text-5xl">{title}</h1>
        {refused && <p className="-mt-3 mb-7 text-lg">{t('again')}</p>}
        <Form refused={refused} />
        {refused && (
          <p className="mt-5">
            <Link to={refused.page} className={textLinkStyle}>
              {t('back')}
            </Link>
          </p>
        )}
      </Paper>
    </section>
  )
}
