import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, Input } from '../../ui/field.tsx'
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
  const isWrong = failure && (failure.field ?? name) === name
  return (
    <Field label={label} hint={hint} problemId={isWrong ? errorId : undefined}>
      {(control) => (
        <Input
          {...control}
          name={name}
          required
          defaultValue={failure?.typed?.[name] ?? defaultValue}
          {...(input.type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
          {...input}
        />
      )}
    </Field>
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
