import { type KeyboardEvent, useState } from 'react'

interface NumberFieldProps {
  label: string
  value: number
  className?: string
  /** Parses the typed text, clamped to the limits; null when it is no number. */
  parse: (typed: string) => number | null
  onChange: (value: number) => void
  onStep?: (direction: 1 | -1) => void
}

const SMALL =
  'min-h-11 w-13 rounded-lg border-2 border-sepia bg-vellum px-1 pt-1 pb-0.5 text-center font-bold lining-nums tabular-nums'

/** A number that is committed when typing ends: an unfinished one would be clamped. */
export function NumberField({
  label,
  value,
  className = SMALL,
  parse,
  onChange,
  onStep,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const number = typed === null ? null : parse(typed)
    if (number !== null && number !== value) onChange(number)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (event.key === 'Enter') take()
    if (event.key === 'Escape') setTyped(null)
    if (!direction || !onStep) return
    event.preventDefault()
    setTyped(null)
    onStep(direction)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      className={className}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}

/** @returns the reader of whole numbers from `min` to `max` */
export function wholeWithin(min: number, max: number) {
  return (typed: string) => {
    const number = Math.round(Number(typed))
    if (typed.trim() === '' || Number.isNaN(number)) return null
    return Math.min(max, Math.max(min, number))
  }
}
