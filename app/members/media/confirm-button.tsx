import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Acts at the second press: the first requests confirmation. */
export function ConfirmButton({
  icon,
  label,
  question,
  confirm,
  refuse,
  title,
  act,
}: {
  icon: string
  label: string
  /** Question that describes the consequence. */
  question: string
  /** The two answers. */
  confirm: string
  refuse: string
  /** Of the medium that it is about. */
  title: string
  act(): Promise<void>
}) {
  const [state, setState] = useState<'idle' | 'asking' | 'acting'>('idle')
  const name = <span className="sr-only">{title}</span>
  if (state === 'idle')
    return (
      <Button variant="glass" onClick={() => setState('asking')}>
        <Icon name={icon} className="size-5" />
        {label}
        {name}
      </Button>
    )
  return (
    <fieldset className="flex w-full flex-wrap gap-2">
      <legend className="mb-2">{question}</legend>
      <Button
        aria-disabled={state === 'acting'}
        // It takes the place of the button that was pressed.
        autoFocus
        onClick={() => {
          if (state === 'acting') return
          setState('acting')
          act().finally(() => setState('idle'))
        }}
      >
        {confirm}
        {name}
      </Button>
      <Button variant="glass" onClick={() => setState('idle')}>
        {refuse}
        {name}
      </Button>
    </fieldset>
  )
}
