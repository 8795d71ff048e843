import type { DocumentActionComponent, DocumentBadgeComponent } from 'sanity'
import { systemPathOf, systemReason } from '../domain/system-documents.ts'
import { actionWrapper } from './wrap-action.ts'

/** Disables deletion and unpublishing of documents that the site depends on, with the reason. */
export const unlessSystem = actionWrapper(
  'UnlessSystem',
  (action): DocumentActionComponent =>
    (props) => {
      const description = action(props)
      const document = props.published ?? props.draft
      const path = document && systemPathOf(document)
      if (!description || !path) return description
      return { ...description, disabled: true, title: systemReason(path) }
    },
)

/** Badge of pages that the site depends on. */
export const systemBadge: DocumentBadgeComponent = ({ published, draft }) => {
  const document = published ?? draft
  const path = document && systemPathOf(document)
  return path ? { label: 'Página fija', title: systemReason(path), color: 'primary' } : null
}
