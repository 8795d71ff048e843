import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldName, LIMITS } from './limits.ts'
import type { useSiteForm } from './use-site-form.ts'

type Shared = Pick<ComponentProps<'input'>, 'autoComplete' | 'type'>

interface TextFieldProps extends Shared {
  form: ReturnType<typeof useSiteForm>
  name: FieldName
  label: string
  /** Several lines, this many of them visible; a field of one line without it. */
  rows?: number
}

/** A required field with its label and, beside it, what is wrong with what was typed. */
export function TextField({ form, name, label, rows, ...input }: TextFieldProps) {
  const { t } = useTranslation('forms')
  const id = useId()
  const problem = form.problems[name]
  const shared = {
    id,
    name,
    required: true,
    maxLength: LIMITS[name],
    defaultValue: form.typed[name],
    className: 'form-input',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="form-problem">
          {t(`problems.${problem}`)}
        </p>
      )}
    </div>
  )
}
