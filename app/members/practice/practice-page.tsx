import { useTranslation } from 'react-i18next'
import type { PracticeLog } from '../../../domain/practice-log.ts'
import { Cabin } from '../../drawings/scenes/cabin.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { EmptyChest } from '../media/empty-chest.tsx'
import { PracticeRecord } from './practice-record.tsx'
import { usePractices } from './use-practices.ts'

export interface PracticePageProps {
  /** The member whose log it is; null for a visitor. */
  account: string | null
  /** The log of the account; null for a visitor, and when it could not be read. */
  log: PracticeLog | null
  firstExercise: string
  canEnlist: boolean
  /** When a member's page was made, ISO 8601. */
  madeAt: string | null
}

/** The practice log of a member, or of a visitor on this device. */
export function PracticePage({
  account,
  log,
  firstExercise,
  canEnlist,
  madeAt,
}: PracticePageProps) {
  const { t } = useTranslation('practiceLog')
  const hydrated = useHydrated()
  const practices = usePractices(account, log)
  // The server knows nothing of what a visitor's device keeps.
  const isKnown = hydrated || account !== null
  const isEmpty = practices.entries.length === 0
  return (
    <>
      <PageHeading heading={{ title: t('title'), intro: t('intro') }} scene={<Cabin />} />
      <Section as="div" ground="night" className={isKnown ? undefined : 'min-h-svh'}>
        <div className="mx-auto grid max-w-6xl gap-12 px-5 md:px-6">
          {account === null && <VisitorNote canEnlist={canEnlist} />}
          {account !== null && log === null && <p className="text-lg">{t('unread')}</p>}
          {isKnown && !isEmpty && (
            <PracticeRecord
              {...practices}
              hasAccount={account !== null}
              now={(!hydrated && madeAt) || new Date().toISOString()}
            />
          )}
          {isKnown && isEmpty && !(account !== null && log === null) && (
            <EmptyChest title={t('empty.title')} text={t('empty.text')}>
              <ButtonLink to={firstExercise} size="large">
                {t('empty.link')}
              </ButtonLink>
            </EmptyChest>
          )}
        </div>
      </Section>
    </>
  )
}

/** A visitor's log stays on the device; an account takes it along. */
function VisitorNote({ canEnlist }: { canEnlist: boolean }) {
  const { t } = useTranslation('practiceLog')
  return (
    <div className="max-w-3xl border-rope border-l-4 pl-4 text-lg leading-snug">
      <p>{t('visitor.text')}</p>
      {canEnlist && (
        <p className="mt-1 flex flex-wrap gap-x-6">
          <TextLink to="/registro?redirectTo=/cuaderno">{t('visitor.signUp')}</TextLink>
          <TextLink to="/acceso?redirectTo=/cuaderno">{t('visitor.logIn')}</TextLink>
        </p>
      )}
      <noscript>
        <p className="mt-2 font-bold">{t('noScript')}</p>
      </noscript>
    </div>
  )
}
