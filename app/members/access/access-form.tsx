import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormContext, inWords } from '../../forms/form-state.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { type NoticeName, notices, titleLangOf } from '../../ui/notices/catalogue.ts'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { Intent } from '../account/answer.ts'
import type { AccessError, AccessRefusal } from './access-error.ts'
import type { MemberForm } from './schemas.ts'

/**
 * A form about the member's account: shows why it failed, moves the focus to the invalid field, and
 * shows that it is being sent. Works without scripts.
 */
export function AccessForm({
  refused,
  notice,
  submit,
  tone = 'gold',
  intent,
  rules: name = intent,
  other,
  done,
  children,
}: {
  /** Latest refusal by the server. */
  refused: AccessRefusal | undefined
  /** The notice that a refusal gives, its text the error's message. */
  notice?: Extract<NoticeName, 'signInFailed' | 'signUpFailed' | 'signOutFailed'>
  /** The button's label. */
  submit: string
  /** Gold for the main action; ink for a destructive one. */
  tone?: 'gold' | 'ink'
  /** Which of a page's forms it is. */
  intent?: Intent
  /** The rules of its fields: those of its intent, if it has one. */
  rules?: MemberForm
  /** A secondary action with the same fields. */
  other?: { intent: Intent; submit: string }
  /** Success message; the form is reset when it is set. */
  done?: string | false | undefined
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation(['access', 'common'])
  const notify = useNotify()
  const navigation = useNavigation()
  const send = useSubmit()
  // Another form of the page may still wait for its page's data.
  const isBusy = (own: string | undefined) =>
    navigation.formData !== undefined && (!own || navigation.formData.get('intent') === own)
  const failureId = useId()
  const messageOf = (error: AccessError) => t(`errors.${error}`)
  const form = useCheckedForm<AccessError, AccessError>({
    rules: name && (async () => (await import('./schemas.ts')).memberForms[name]),
    refused,
    busy: isBusy(intent) || (other !== undefined && isBusy(other.intent)),
    send: (form) => send(form, { method: 'post' }),
    onRefused({ failure, problems }) {
      const reason = failure ?? Object.values(problems).find((problem) => problem !== undefined)
      if (notice && reason) notify(notice, { message: messageOf(reason) })
    },
  })
  const { formProps, typed, doubted, problems, failure } = form
  const { ref } = formProps

  useEffect(() => {
    if (done) ref.current?.reset()
  }, [done, ref])

  return (
    <FormContext value={{ typed, doubted, failureId, problems: inWords(problems, messageOf) }}>
      <Form {...formProps} className="grid gap-5">
        {(failure || (notice && refused)) && (
          <Failure id={failureId} role="alert" className={failure ? '' : 'without-scripts'}>
            {notice && (
              <span
                className="without-scripts w-full font-bold"
                lang={titleLangOf(notices[notice], i18n.language)}
              >
                {t(`common:notices.${notice}Title`)}
              </span>
            )}
            {failure && messageOf(failure)}
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
