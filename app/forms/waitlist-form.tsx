import { useTranslation } from 'react-i18next'
import type { RefusedForm } from './answer.ts'
import { EmailField, SiteForm } from './site-form.tsx'

/**
 * Collects the e-mail address of a visitor to notify when something is ready.
 *
 * @param page the Spanish path of what they wait for (`/tienda/guitarras`); the page itself without it
 * @param about its name, where a page has several such forms
 */
export function WaitlistForm({
  page,
  about,
  refused,
}: {
  page?: string | undefined
  about?: string
  refused?: RefusedForm | undefined
}) {
  const { t } = useTranslation('forms')
  const label = [t('waitlist.title'), about].filter(Boolean).join(': ')
  return (
    <SiteForm kind="waitlist" refused={refused} page={page} label={label}>
      <EmailField />
    </SiteForm>
  )
}
