import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../../forms/text-field.tsx'

/** An e-mail address; labelled as that of the account by default. */
export function EmailField(props: Partial<TextFieldProps>) {
  const { t } = useTranslation('access')
  return (
    <TextField
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
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { t } = useTranslation('access')
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-1">
      <TextField {...props} type={shown ? 'text' : 'password'} />
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
