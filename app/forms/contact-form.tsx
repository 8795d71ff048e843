import { useTranslation } from 'react-i18next'
import type { RefusedForm } from './answer.ts'
import { LIMITS } from './limits.ts'
import { EmailField, SiteForm } from './site-form.tsx'
import { TextField } from './text-field.tsx'

/** Name, e-mail and message to the school. */
export function ContactForm({ refused }: { refused?: RefusedForm | undefined }) {
  const { t } = useTranslation('forms')
  return (
    <SiteForm kind="contact" refused={refused}>
      <TextField name="name" autoComplete="name" label={t('fields.name')} maxLength={LIMITS.name} />
      <EmailField />
      <TextField name="message" rows={5} label={t('fields.message')} maxLength={LIMITS.message} />
    </SiteForm>
  )
}
