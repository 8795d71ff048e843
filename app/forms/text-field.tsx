import { type ComponentProps, useContext } from 'react'
import { Field, Input, Textarea } from '../ui/field.tsx'
import { FormContext } from './form-state.ts'

export interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'defaultValue' | 'maxLength' | 'inputMode' | 'minLength'
  > {
  name: string
  label: string
  hint?: string
  /** Several lines, this many of them visible; a field of one line without it. */
  rows?: number
}

/** A required field of a form with its label, a hint, and what is wrong with what was typed. */
export function TextField({
  name,
  label,
  hint,
  rows,
  type,
  defaultValue,
  ...input
}: TextFieldProps) {
  const { problems, typed, doubted, failureId } = useContext(FormContext)
  const { maxLength } = input
  const shared = { name, maxLength, required: true, defaultValue: typed[name] ?? defaultValue }
  return (
    <Field
      label={label}
      hint={hint}
      problem={problems[name]}
      problemId={doubted.includes(name) ? failureId : undefined}
    >
      {(control) =>
        rows ? (
          <Textarea {...control} {...shared} rows={rows} />
        ) : (
          <Input
            {...control}
            {...shared}
            {...input}
            type={type}
            {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
          />
        )
      }
    </Field>
  )
}
