import { type ReactNode, useId } from 'react'

interface ChoicesProps<T> {
  legend: string
  value: T
  choices: { value: T; label: string; face?: ReactNode }[]
  onChange: (value: T) => void
  /** Layout classes. */
  className?: string
}

/** One of a few, side by side; `face` is shown instead of the label, which is then only announced. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { legend, value, choices, onChange, className = '' } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{legend}</legend>
      <div className={`mt-1 flex flex-wrap gap-1.5 ${className}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="choice selectable"
            title={choice.face ? choice.label : undefined}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.face}
            <span className={choice.face ? 'sr-only' : ''}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
