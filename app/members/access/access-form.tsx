import { Form, useNavigation } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { type NoticeName, notices, titleLangOf } from '../../ui/notices/catalogue.ts'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { AccessError } from './access-error.ts'

/** Action data of a refused form. */
export interface AccessFailure {
  error: AccessError
  /** The field at fault; without it, all of the form is. */
  field?: string
  /** Submitted values to show again: never a password. */
  typed?: Record<string, string>
}

interface FormState {
  failure: AccessFailure | undefined
  errorId: string
}
const FormContext = createContext<FormState>({ failure: undefined, errorId: '' })

/** State that an {@link AccessForm} provides to its fields. */
export const useAccessForm = () => useContext(FormContext)

/**
 * A form about the member's account: says why it failed, puts the focus on the field at fault, and
 * shows that it is being sent. Works without scripts.
 */
export function AccessForm({
  failure,
  notice,
  submit,
  tone = 'gold',
  intent,
  other,
  done,
  children,
}: {
  failure: AccessFailure | undefined
  /** The notice that a failure gives, its text the error's message. */
  notice?: Extract<NoticeName, 'signInFailed' | 'signUpFailed' | 'signOutFailed'>
  /** The button's label. */
  submit: string
  /** Gold for the main action; ink for one that ends something. */
  tone?: 'gold' | 'ink'
  /** Which of a page's forms it is. */
  intent?: string
  /** A second thing to do with the same fields. */
  other?: { intent: string; submit: string }
  /** Success message; the form is reset when it is set. */
  done?: string | false | undefined
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation(['access', 'common'])
  const notify = useNotify()
  const navigation = useNavigation()
  const isBusy = (own: string | undefined) =>
    navigation.state !== 'idle' && (!own || navigation.formData?.get('intent') === own)
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // From here on the messages are the site's own; without scripts they are the browser's.
    if (form.current) form.current.noValidate = true
  }, [])

  useEffect(() => {
    if (done) form.current?.reset()
  }, [done])

  useEffect(() => {
    if (!failure) return
    if (notice) notify(notice, { message: t(`errors.${failure.error}`) })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure, notice, notify, t])

  return (
    <FormContext value={{ failure, errorId }}>
      <Form ref={form} method="post" className="grid gap-5">
        {failure && (
          <Failure id={errorId} role="alert">
            {notice && (
              <span
                className="without-scripts w-full font-bold"
                lang={titleLangOf(notices[notice], i18n.language)}
              >
                {t(`common:notices.${notice}Title`)}
              </span>
            )}
            {t(`errors.${failure.error}`)}
          </Failure>
        )}
        {children}
        {[{ intent, submit }, ...(other ? [other] : [])].map(({ intent, submit }) => (
          <Button
            key={submit}
            type="submit"
            name={intent && 'intent'}
            value={intent}
            variant={tone}
            aria-disabled={isBusy(intent)}
          >
            {isBusy(intent) ? t('busy') : submit}
          </Button>
        ))}
      </Form>
    </FormContext>
  )
}
