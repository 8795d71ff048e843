import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, Input, Textarea } from '../ui/field.tsx'
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

/** A required field with its label and, beside it, its problem. */
export function TextField({ form, name, label, rows, ...input }: TextFieldProps) {
  const { t } = useTranslation('forms')
  const problem = form.problems[name]
  const shared = {
    name,
    required: true,
    maxLength: LIMITS[name],
    defaultValue: form.typed[name],
  }
  return (
    <Field label={label} problem={problem && t(`problems.${problem}`)}>
      {(control) =>
        rows ? (
          <Textarea {...control} {...shared} rows={rows} />
        ) : (
          <Input {...control} {...shared} {...input} />
        )
      }
    </Field>
  )
}
