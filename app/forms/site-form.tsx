import { useFetcher, useHref, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../ui/field.tsx'
import { useNotify } from '../ui/notices/notice-provider.tsx'
import {
  type Fields,
  type FormAnswer,
  type FormFailure,
  type FormKind,
  type Problem,
  type RefusedForm,
  STAYS,
} from './answer.ts'
import { FormContext, inWords } from './form-state.ts'
import { Honeypot } from './honeypot.tsx'
import { LIMITS } from './limits.ts'
import type { Refusal } from './refusal.ts'
import { SendButton } from './send-button.tsx'
import { sentNotice } from './sent-notice.ts'
import { TextField } from './text-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'

interface SiteFormProps {
  kind: FormKind
  /** The server's refusal of a form that was sent without scripts. */
  refused?: RefusedForm | undefined
  /** Accessible name and label of the button, where they are not those of the kind. */
  label?: string
  submit?: string | undefined
  /** Spanish path that it is about; the page that it stands on without it. */
  page?: string | undefined
  className?: string
  onRefused?(refusal: Refusal<Problem, FormFailure>): void
  children: ReactNode
}

/**
 * A form that any visitor may send. With scripts the page stays, and the form is reset only after the server
 * has stored the submission.
 */
export function SiteForm(props: SiteFormProps) {
  const { kind, className = 'grid gap-5', children } = props
  const { t } = useTranslation('forms')
  const { Form, state, data, submit } = useFetcher<FormAnswer>()
  const action = `/formularios/${kind}`
  const busy = state !== 'idle'
  const { formProps, problems, failure, doubted, typed } = useCheckedForm<Problem, FormFailure>({
    rules: async () => (await import('./schemas.ts')).formSchemas[kind],
    refused: data?.sent === true ? undefined : (data ?? props.refused),
    busy,
    send(form) {
      form.set(STAYS, 'on')
      submit(form, { method: 'post', action })
    },
    onRefused: props.onRefused,
  })
  const notify = useNotify()
  const thank = useEffectEvent(({ email = '' }: Fields) => notify(sentNotice[kind], { email }))
  useEffect(() => {
    if (!data?.sent) return
    formProps.ref.current?.reset()
    thank(data.fields)
  }, [data, formProps.ref])
  const here = useHref(useLocation().pathname)
  const about = useHref(props.page ?? '/')
  const failureId = useId()
  return (
    <FormContext
      value={{
        typed,
        doubted,
        failureId,
        problems: inWords(problems, (problem) => t(`problems.${problem}`)),
      }}
    >
      <Form
        {...formProps}
        action={action}
        aria-label={props.label ?? t(`${kind}.title`)}
        className={className}
      >
        <input
          type="hidden"
          name="page"
          value={props.page ? about : (props.refused?.page ?? here)}
        />
        <Honeypot />
        {failure && (
          <Failure id={failureId} role="alert">
            {t(`failures.${failure}`)}
          </Failure>
        )}
        {children}
        <SendButton busy={busy} label={props.submit || t(`${kind}.submit`)} />
      </Form>
    </FormContext>
  )
}

/** Field for an e-mail address. */
export function EmailField() {
  const { t } = useTranslation('forms')
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      label={t('fields.email')}
      maxLength={LIMITS.email}
    />
  )
}
