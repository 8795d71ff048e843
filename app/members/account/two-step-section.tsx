import { useTranslation } from 'react-i18next'
import { TextField } from '../../forms/text-field.tsx'
import { AccessForm } from '../access/access-form.tsx'
import { AccountSection, useAnswer } from './account-section.tsx'
import type { AccountAnswer } from './answer.ts'
import { CurrentPassword } from './current-password.tsx'

/** Sets up an authenticator, with its QR code, and removes it. */
export function TwoStepSection({
  active,
  answer,
}: {
  active: boolean
  answer: AccountAnswer | undefined
}) {
  const { t } = useTranslation('account')
  const enroll = useAnswer(answer, 'enroll')
  const confirm = useAnswer(answer, 'confirm')
  const unenroll = useAnswer(answer, 'unenroll')
  const enrolment = answer && 'enrolment' in answer && !active ? answer.enrolment : null
  return (
    <AccountSection
      id="dos-pasos"
      title={t('twoStep.title')}
      text={t(active ? 'twoStep.active' : 'twoStep.text')}
      done={confirm.done || unenroll.done}
    >
      {enrolment && (
        <AccessForm intent="confirm" {...confirm} submit={t('twoStep.confirm')}>
          <p>{t('twoStep.scan')}</p>
          <img
            src={enrolment.qr}
            alt={t('twoStep.qr')}
            width="220"
            height="220"
            className="justify-self-center rounded-md bg-white p-3"
          />
          <p>
            {t('twoStep.secret')}{' '}
            <code className="break-all font-bold tracking-wider">{enrolment.secret}</code>
          </p>
          <input type="hidden" name="factorId" value={enrolment.factorId} />
          <input type="hidden" name="qr" value={enrolment.qr} />
          <input type="hidden" name="secret" value={enrolment.secret} />
          <TextField
            name="code"
            label={t('twoStep.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
          />
          <p className="text-sepia">{t('twoStep.recovery')}</p>
        </AccessForm>
      )}
      {!active && !enrolment && (
        <AccessForm intent="enroll" {...enroll} submit={t('twoStep.start')}>
          <CurrentPassword />
        </AccessForm>
      )}
      {active && (
        <AccessForm intent="unenroll" {...unenroll} submit={t('twoStep.stop')} tone="ink">
          <CurrentPassword />
        </AccessForm>
      )}
    </AccountSection>
  )
}
