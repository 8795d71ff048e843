import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

/** The classes of a field to type in or choose from: vellum with an edge of sepia. */
export const inputStyle =
  'min-h-12 w-full rounded-lg border-2 border-sepia bg-vellum px-3 py-2.5 leading-snug text-ink scheme-light aria-invalid:border-night aria-invalid:shadow-[0_0_0_3px_var(--color-sunset)] contrast-more:border-current forced-colors:aria-invalid:border-4 forced-colors:aria-invalid:border-dashed'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cx(inputStyle, className)} {...props} />
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cx(inputStyle, 'resize-y', className)} {...props} />
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cx(inputStyle, className)} {...props} />
}

/** Attributes that tie a control to its label, its hint and its problem. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A control with its label above, and below it a hint and what is wrong with what was typed. */
export function Field({
  label,
  hint,
  problem,
  problemId,
  children,
}: {
  label: string
  hint?: string | undefined
  /** Shown below the control. */
  problem?: string | undefined
  /** Id of an element elsewhere with the error message. */
  problemId?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const described = cx(problemId ?? (problem && `${id}-problem`), hint && `${id}-hint`)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem || problemId ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sepia">
          {hint}
        </p>
      )}
    </div>
  )
}

const PROBLEM =
  'rounded-sm border-l-4 border-sunset bg-night px-3 leading-snug text-foam forced-colors:border-2'

/** Error message of one field. */
function Problem({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cx(PROBLEM, 'py-2', className)} {...props} />
}

/** The message of a failure; `role="alert"` where it comes after the page. */
export function Failure({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cx(PROBLEM, 'py-3', className)} {...props} />
}
