import { useTranslation } from 'react-i18next'
import { useNotify } from '../ui/notices/notice-provider.tsx'
import type { RefusedForm } from './answer.ts'
import { FormFrame } from './form-frame.tsx'
import { SendButton } from './send-button.tsx'
import { TextField } from './text-field.tsx'
import { useSiteForm } from './use-site-form.ts'

/** Signs up to the newsletter; `buttonLabel` is the captain's, ours without it. */
export function NewsletterForm({
  buttonLabel,
  refused,
}: {
  buttonLabel?: string
  refused?: RefusedForm
}) {
  const { t } = useTranslation('forms')
  const notify = useNotify()
  const form = useSiteForm('newsletter', {
    refused,
    onProblems: ({ email }) => email === 'emailRequired' && notify('newsletterEmpty'),
  })
  return (
    <FormFrame form={form} label={t('newsletter.title')} className="grid gap-3">
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t('fields.email')}
      />
      <SendButton busy={form.busy} label={buttonLabel || t('newsletter.submit')} />
    </FormFrame>
  )
}
