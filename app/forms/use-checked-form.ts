import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type FormRules, parseForm } from './parse-form.ts'
import { type Refusal, refuse } from './refusal.ts'

interface Options<Problem extends string, Failure extends string> {
  /** Fetches the rules, with the first form that is sent: no page waits for them. */
  rules?: (() => Promise<FormRules>) | undefined
  /** Latest refusal by the server. */
  refused: Refusal<Problem, Failure> | undefined
  busy: boolean
  send(form: FormData): void
  onRefused?(refusal: Refusal<Problem, Failure>): void
}

/**
 * A form that is checked in the browser by the rules of its action, and marks what either of them finds
 * wrong. Without scripts it is an ordinary one.
 */
export function useCheckedForm<Problem extends string, Failure extends string>(
  options: Options<Problem, Failure | 'unavailable'>,
) {
  const { rules, refused, busy, send } = options
  const ref = useRef<HTMLFormElement>(null)
  const checking = useRef(false)
  const fresh = { answered: refused, refusal: refused, edited: [] as string[] }
  const [state, setState] = useState(fresh)
  // A response of the server replaces the problems that the browser found.
  const { refusal, edited } = state.answered === refused ? state : fresh
  const onRefused = useEffectEvent((refusal: Refusal<Problem, Failure | 'unavailable'>) =>
    options.onRefused?.(refusal),
  )

  useEffect(() => {
    // From here on the messages are the site's own; without scripts they are the browser's.
    if (ref.current) ref.current.noValidate = true
  }, [])

  useEffect(() => {
    if (!refusal) return
    onRefused(refusal)
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || checking.current) return
    checking.current = true
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const found = rules && (await check<Problem>(rules, form))
    checking.current = false
    setState({ answered: refused, refusal: found, edited: [] })
    if (!found) send(form)
  }

  /** Clears the problems of a field while it is edited. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (refusal?.problems[name]) setState({ answered: refused, refusal, edited: [...edited, name] })
  }

  const { problems, ...rest } = refusal ?? refuse<Problem, Failure | 'unavailable'>({})
  const remaining = Object.entries(problems).filter(([name]) => !edited.includes(name))
  return {
    ...rest,
    problems: Object.fromEntries(remaining) as typeof problems,
    formProps: { ref, onSubmit, onInput, method: 'post' } as const,
  }
}

/** Refusal of an invalid form; a server that cannot deliver the rules cannot take the form either. */
async function check<Problem extends string>(rules: () => Promise<FormRules>, form: FormData) {
  try {
    if (!navigator.onLine) throw new Error('No connection')
    const checked = parseForm<Problem, FormRules>(await rules(), form)
    return 'problems' in checked ? checked : undefined
  } catch {
    return refuse<Problem, 'unavailable'>({ failure: 'unavailable' })
  }
}
