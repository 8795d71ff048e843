import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessForm } from '../access/access-form.tsx'
import { AccountSection, useAnswer } from './account-section.tsx'
import type { AccountAnswer } from './answer.ts'
import { CurrentPassword } from './current-password.tsx'

/** Leaving the school for good: confirmed twice, by the password and by a tick. */
export function DeleteSection({ answer }: { answer: AccountAnswer | undefined }) {
  const { t } = useTranslation('account')
  const { failure } = useAnswer(answer, 'delete')
  const id = useId()
  return (
    <AccountSection id="borrar" title={t('delete.title')} text={t('delete.text')}>
      <AccessForm intent="delete" failure={failure} submit={t('delete.submit')} tone="ink">
        <CurrentPassword />
        <div className="flex items-start gap-3">
          <input
            id={id}
            type="checkbox"
            name="sure"
            required
            className="mt-1 size-5 shrink-0 accent-midnight"
            aria-invalid={failure?.field === 'sure' || undefined}
          />
          <label htmlFor={id}>{t('delete.sure')}</label>
        </div>
      </AccessForm>
    </AccountSection>
  )
}
