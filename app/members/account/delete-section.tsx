import { useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormContext } from '../../forms/form-state.ts'
import { Failure } from '../../ui/field.tsx'
import { AccessForm } from '../access/access-form.tsx'
import { AccountSection, useAnswer } from './account-section.tsx'
import type { AccountAnswer } from './answer.ts'
import { CurrentPassword } from './current-password.tsx'

/** Deletion of the account: confirmed twice, by the password and by a tick. */
export function DeleteSection({ answer }: { answer: AccountAnswer | undefined }) {
  const { t } = useTranslation('account')
  const { refused } = useAnswer(answer, 'delete')
  return (
    <AccountSection id="borrar" title={t('delete.title')} text={t('delete.text')}>
      <AccessForm intent="delete" refused={refused} submit={t('delete.submit')} tone="ink">
        <CurrentPassword />
        <Tick label={t('delete.sure')} />
      </AccessForm>
    </AccountSection>
  )
}

/** The second confirmation. */
function Tick({ label }: { label: string }) {
  const { problems } = useContext(FormContext)
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name="sure"
          required
          className="mt-1 size-5 shrink-0 accent-midnight"
          aria-invalid={problems.sure ? true : undefined}
          aria-describedby={problems.sure && `${id}-problem`}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {problems.sure && (
        <Failure id={`${id}-problem`} role="alert">
          {problems.sure}
        </Failure>
      )}
    </div>
  )
}
