import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Paper } from '../../ui/paper.tsx'
import type { AccountAnswer, Intent } from './answer.ts'

/** One section of the account page, on its own sheet; confirms a change. */
export function AccountSection({
  id,
  title,
  text,
  done,
  children,
}: {
  id: string
  title: string
  text?: string
  /** Success message after a change. */
  done?: string | false | undefined
  children: ReactNode
}) {
  return (
    <Paper as="section" id={id} aria-labelledby={`${id}-title`} className="mb-8 break-inside-avoid">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {text && <p className="mt-2 text-sepia">{text}</p>}
      <div role="status">
        {done && <p className="mt-4 border-midnight border-l-4 pl-3 font-bold">{done}</p>}
      </div>
      <div className="mt-5 grid gap-5">{children}</div>
    </Paper>
  )
}

/** The response for the form with this intent. */
export function useAnswer(answer: AccountAnswer | undefined, intent: Intent) {
  const { t } = useTranslation('account')
  const own = answer?.intent === intent ? answer : undefined
  return {
    refused: own && 'refusal' in own ? own.refusal : undefined,
    done: own && 'done' in own && t(`done.${own.intent}`),
  }
}
