import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../ui/field.tsx'
import { Honeypot } from './honeypot.tsx'
import type { useSiteForm } from './use-site-form.ts'

/** Frame of every form: honeypot, return path, and the reason of a failure. */
export function FormFrame({
  form: { formProps, page, failure },
  label,
  className = 'grid gap-5',
  children,
}: {
  form: ReturnType<typeof useSiteForm>
  /** The form's accessible name. */
  label: string
  className?: string
  children: ReactNode
}) {
  const { t } = useTranslation('forms')
  return (
    <form {...formProps} aria-label={label} className={className}>
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      {failure && <Failure role="alert">{t(`failures.${failure}`)}</Failure>}
      {children}
    </form>
  )
}
