import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** What a beginner need not touch, folded away on an instrument's sheet. */
export function Fold({
  title,
  text,
  children,
}: {
  title: string
  /** What is in it. */
  text: string
  children: ReactNode
}) {
  return (
    <details className="fold">
      <summary className="fold-summary">
        <span>
          <span className="display block text-xl">{title}</span>
          <span className="block">{text}</span>
        </span>
        <Icon name="chevron-down" className="fold-arrow size-6" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
