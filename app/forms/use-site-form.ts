import { useHref, useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNotify } from '../ui/notices/notice-provider.tsx'
import type { RefusedForm } from './answer.ts'
import type { FormKind, Problems } from './schemas.ts'
import { sendForm } from './send-form.ts'
import { sentNotice } from './sent-notice.ts'

interface Options {
  /** Response to a submission without scripts. */
  refused?: RefusedForm
  /** Called with the problems of a refused submission. */
  onProblems?(problems: Problems): void
}

/**
 * A form that is validated in the browser, sent without leaving the page, and reset only once the
 * server has stored it. Without scripts it is an ordinary form.
 */
export function useSiteForm(kind: FormKind, { refused, onProblems }: Options) {
  const notify = useNotify()
  const here = useHref(useLocation().pathname)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>(refused?.problems ?? {})
  const [failure, setFailure] = useState(refused?.failure ?? null)
  /** Grows with every refusal: then the focus goes to the first field that is wrong. */
  const [refusals, setRefusals] = useState(refused ? 1 : 0)
  const [busy, setBusy] = useState(false)
  const action = useHref(`/formularios/${kind}`)

  useEffect(() => {
    // From here on the messages are the site's own; without scripts they are the browser's.
    if (form.current) form.current.noValidate = true
  }, [])

  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sending = event.currentTarget
    if (busy) return
    setBusy(true)
    setFailure(null)
    const result = await sendForm(kind, action, new FormData(sending))
    setBusy(false)
    if (result.sent) {
      setProblems({})
      sending.reset()
      notify(sentNotice[kind], { email: result.fields.email ?? '' })
      return
    }
    setProblems(result.problems)
    setFailure(result.failure)
    setRefusals((count) => count + 1)
    if (!result.failure) onProblems?.(result.problems)
  }

  /** A field that is being mended is no longer wrong. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (!(name in problems)) return
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)))
  }

  return {
    formProps: { ref: form, method: 'post', action, onSubmit, onInput } as const,
    page: refused?.page ?? here,
    typed: refused?.typed ?? {},
    problems,
    failure,
    busy,
  }
}
