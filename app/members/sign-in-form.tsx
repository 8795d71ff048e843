import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInError } from './sign-in.server.ts'

/** What a refused sign-in gives back to the form. */
export interface SignInFailure {
  error: SignInError
  /** As it was typed. */
  email: string
}

/** E-mail and password; `redirectTo` is where the action goes afterwards. Works without scripts. */
export function SignInForm({
  redirectTo,
  failure,
}: {
  redirectTo: string
  failure: SignInFailure | undefined
}) {
  const { t } = useTranslation('access')
  const busy = useNavigation().state !== 'idle'
  const [passwordShown, setPasswordShown] = useState(false)
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)

  const emailWrong = failure?.error === 'emailRequired' || failure?.error === 'emailInvalid'
  const passwordWrong = failure?.error === 'passwordRequired'
  const bothWrong = failure?.error === 'invalidCredentials'
  const described = (wrong: boolean) =>
    wrong || bothWrong ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {}

  useEffect(() => {
    if (!failure) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  return (
    <Form ref={form} method="post" className="grid gap-5">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {failure && (
        <div
          id={errorId}
          role="alert"
          className="rounded-md border-l-4 border-sunset bg-night px-4 py-3 text-foam"
        >
          <p className="font-bold" lang="en">
            {t('failed')}
          </p>
          <p>{t(`errors.${failure.error}`)}</p>
        </div>
      )}
      <label className="grid gap-1.5 font-bold">
        {t('email')}
        <input
          className={inputClass}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
          defaultValue={failure?.email}
          {...described(emailWrong)}
        />
      </label>
      <label className="grid gap-1.5 font-bold">
        {t('password')}
        <input
          className={inputClass}
          type={passwordShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          required
          maxLength={1024}
          {...described(passwordWrong)}
        />
      </label>
      <label className="with-scripts flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-midnight"
          checked={passwordShown}
          onChange={(event) => setPasswordShown(event.currentTarget.checked)}
        />
        {t('showPassword')}
      </label>
      <button type="submit" className="button button-gold" aria-disabled={busy}>
        {busy ? t('submitting') : t('submit')}
      </button>
    </Form>
  )
}

const inputClass =
  'min-h-12 w-full rounded-md border-2 border-sepia bg-vellum px-3 font-normal text-ink aria-invalid:ring-2 aria-invalid:ring-sepia'
