import { useTranslation } from 'react-i18next'
import type { RefusedForm } from './answer.ts'
import { LIMITS } from './limits.ts'
import { SiteForm } from './site-form.tsx'
import { TextField } from './text-field.tsx'

/** A pirate name and a story: the captain reviews it before it is published. */
export function TestimonialForm({ refused }: { refused?: RefusedForm | undefined }) {
  const { t } = useTranslation('forms')
  return (
    <SiteForm kind="testimonial" refused={refused}>
      <TextField
        name="name"
        autoComplete="nickname"
        label={t('fields.pirateName')}
        maxLength={LIMITS.name}
      />
      <TextField name="story" rows={7} label={t('fields.story')} maxLength={LIMITS.story} />
    </SiteForm>
  )
}
