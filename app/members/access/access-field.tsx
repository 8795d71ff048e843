import { type ComponentProps, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccessForm } from './access-form.tsx'

interface AccessFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'inputMode' | 'minLength'
  > {
  name: string
  label: string
  hint?: string
}

/** A required field of an {@link AccessForm}. */
export function AccessField({ name, label, hint, defaultValue, ...input }: AccessFieldProps) {
  const { failure, errorId } = useAccessForm()
  const id = useId()
  const wrong = failure && (failure.field ?? name) === name
  const described = [wrong && errorId, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        required
        className="form-input"
        defaultValue={failure?.typed?.[name] ?? defaultValue}
        aria-invalid={wrong || undefined}
        aria-describedby={described || undefined}
        {...(input.type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sepia">
          {hint}
        </p>
      )}
    </div>
  )
}

/** An e-mail address: that of the account unless it is said otherwise. */
export function EmailField(props: Partial<AccessFieldProps>) {
  const { t } = useTranslation('access')
  return (
    <AccessField
      name="email"
      label={t('email')}
      type="email"
      autoComplete="username"
      maxLength={320}
      {...props}
    />
  )
}

/** A password, which can be made visible while it is typed. */
export function PasswordField(props: Omit<AccessFieldProps, 'type'>) {
  const { t } = useTranslation('access')
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-1">
      <AccessField {...props} type={shown ? 'text' : 'password'} />
      <label className="with-scripts flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-midnight"
          checked={shown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        {t('showPassword')}
      </label>
    </div>
  )
}
