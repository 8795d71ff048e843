import { useTranslation } from 'react-i18next'
import type { Session } from '../../../domain/session.ts'
import { Berth } from '../../drawings/scenes/berth.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { AccessForm } from '../access/access-form.tsx'
import { EmailField, PasswordField } from '../access/fields.tsx'
import { AccountSection, useAnswer } from './account-section.tsx'
import type { AccountAnswer } from './answer.ts'
import { CurrentPassword } from './current-password.tsx'
import { DeleteSection } from './delete-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'

/** Studio entries of roles that edit content. */
const STUDIO = { captain: '/studio', translator: '/studio/traducciones' }

interface AccountPageProps {
  member: Pick<Session, 'name' | 'email' | 'tier' | 'role' | 'signedInByMail'>
  /** An address that the member requested and has not confirmed. */
  newEmail: string | null
  twoStep: boolean
  /** Reason for the redirect here, if by a mail's link. */
  greeting: 'newPassword' | 'welcome' | false
  answer: AccountAnswer | undefined
}

/** The account page: profile, ways to log in, and deletion. */
export function AccountPage({ member, newEmail, twoStep, greeting, answer }: AccountPageProps) {
  const { t } = useTranslation('account')
  const profile = useAnswer(answer, 'profile')
  const email = useAnswer(answer, 'email')
  const password = useAnswer(answer, 'password')
  const others = useAnswer(answer, 'others')
  const everywhere = useAnswer(answer, 'everywhere')
  const intro = greeting ? t(`greetings.${greeting}`) : t('intro', { name: member.name })
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading heading={{ title: t('heading'), intro }} scene={<Berth />}>
        <p className="mt-4 flex items-center justify-center gap-2 text-lg md:justify-start">
          <Icon name={member.tier === 'capitan' ? 'crown' : 'anchor'} className="size-5" />
          {t(`tiers.${member.tier}`)}
        </p>
        {member.role && (
          <a
            href={STUDIO[member.role]}
            className={buttonStyle({ variant: 'glass', className: 'mt-5' })}
          >
            {t('studio')}
            <Icon name="arrow-right" className="size-5" />
          </a>
        )}
      </PageHeading>
      <Section as="div" ground="night">
        <div className="mx-auto max-w-5xl gap-8 px-4 md:px-6 lg:columns-2">
          <AccountSection id="nombre" title={t('name.title')} done={profile.done}>
            <AccessForm intent="profile" {...profile} submit={t('save')}>
              <TextField
                name="name"
                label={t('name.label')}
                defaultValue={member.name}
                autoComplete="name"
                maxLength={80}
              />
            </AccessForm>
          </AccountSection>
          <AccountSection
            id="correo"
            title={t('email.title')}
            text={t('email.current', { email: member.email })}
            done={email.done}
          >
            {newEmail && <p className="font-bold">{t('email.pending', { email: newEmail })}</p>}
            <AccessForm intent="email" {...email} submit={t('email.submit')}>
              <EmailField label={t('email.label')} autoComplete="email" />
              <CurrentPassword />
            </AccessForm>
          </AccountSection>
          <AccountSection
            id="clave"
            title={t('password.title')}
            text={t('password.text')}
            done={password.done}
          >
            <AccessForm intent="password" {...password} submit={t('password.submit')}>
              {!member.signedInByMail && <CurrentPassword />}
              <PasswordField
                name="newPassword"
                label={t('password.new')}
                hint={t('password.hint')}
                autoComplete="new-password"
                minLength={8}
              />
              {password.refused?.typed.nonce !== undefined && (
                <TextField
                  name="nonce"
                  label={t('password.code')}
                  autoComplete="one-time-code"
                  inputMode="numeric"
                  maxLength={7}
                />
              )}
            </AccessForm>
          </AccountSection>
          <TwoStepSection active={twoStep} answer={answer} />
          <AccountSection
            id="sesiones"
            title={t('sessions.title')}
            text={t('sessions.text')}
            done={others.done}
          >
            <AccessForm
              intent="others"
              {...others}
              refused={others.refused ?? everywhere.refused}
              notice="signOutFailed"
              submit={t('sessions.others')}
              other={{ intent: 'everywhere', submit: t('sessions.everywhere') }}
              tone="ink"
            >
              <CurrentPassword />
            </AccessForm>
          </AccountSection>
          <DeleteSection answer={answer} />
        </div>
      </Section>
    </>
  )
}
