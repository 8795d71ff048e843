import { useNotify } from '../ui/notices/notice-provider.tsx'
import type { RefusedForm } from './answer.ts'
import { EmailField, SiteForm } from './site-form.tsx'

/** Signs up to the newsletter; `buttonLabel` overrides the default label. */
export function NewsletterForm({
  buttonLabel,
  refused,
}: {
  buttonLabel?: string | undefined
  refused?: RefusedForm | undefined
}) {
  const notify = useNotify()
  return (
    <SiteForm
      kind="newsletter"
      refused={refused}
      submit={buttonLabel}
      className="grid gap-3"
      onRefused={({ problems }) => {
        if (problems.email === 'emailRequired') notify('newsletterEmpty')
      }}
    >
      <EmailField />
    </SiteForm>
  )
}
