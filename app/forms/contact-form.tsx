import { useTranslation } from 'react-i18next'
import type { RefusedForm } from './answer.ts'
import { FormFrame } from './form-frame.tsx'
import { SendButton } from './send-button.tsx'
import { TextField } from './text-field.tsx'
import { useSiteForm } from './use-site-form.ts'

/** Name, e-mail and message to the school. */
export function ContactForm({ refused }: { refused?: RefusedForm }) {
  const { t } = useTranslation('forms')
  const form = useSiteForm('contact', { refused })
  return (
    <FormFrame form={form} label={t('contact.title')}>
      <TextField form={form} name="name" autoComplete="name" label={t('fields.name')} />
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t('fields.email')}
      />
      <TextField form={form} name="message" rows={5} label={t('fields.message')} />
      <SendButton busy={form.busy} label={t('contact.submit')} />
    </FormFrame>
  )
}
