import { useTranslation } from 'react-i18next'
import type { RefusedForm } from './answer.ts'
import { FormFrame } from './form-frame.tsx'
import { SendButton } from './send-button.tsx'
import { TextField } from './text-field.tsx'
import { useSiteForm } from './use-site-form.ts'

/** A pirate name and a story: the captain reviews it before it is published. */
export function TestimonialForm({ refused }: { refused?: RefusedForm }) {
  const { t } = useTranslation('forms')
  const form = useSiteForm('testimonial', { refused })
  return (
    <FormFrame form={form} label={t('testimonial.title')}>
      <TextField form={form} name="name" autoComplete="nickname" label={t('fields.pirateName')} />
      <TextField form={form} name="story" rows={7} label={t('fields.story')} />
      <SendButton busy={form.busy} label={t('testimonial.submit')} />
    </FormFrame>
  )
}
