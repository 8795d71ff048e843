import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { RefusedForm } from './answer.ts'
import { FormFrame } from './form-frame.tsx'
import { SendButton } from './send-button.tsx'
import { TextField } from './text-field.tsx'
import { useSiteForm } from './use-site-form.ts'

/**
 * Takes the e-mail of who wants to hear when something is ready.
 *
 * @param page the Spanish path of what they wait for (`/tienda/guitarras`); the page itself without it
 * @param about its name, where a page has several such forms
 */
export function WaitlistForm({
  page,
  about,
  refused,
}: {
  page?: string
  about?: string
  refused?: RefusedForm
}) {
  const { t } = useTranslation('forms')
  const form = useSiteForm('waitlist', { refused })
  const from = useHref(page ?? '/')
  return (
    <FormFrame
      form={page ? { ...form, page: from } : form}
      label={[t('waitlist.title'), about].filter(Boolean).join(': ')}
    >
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        label={t('fields.email')}
      />
      <SendButton busy={form.busy} label={t('waitlist.submit')} />
    </FormFrame>
  )
}
