import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { StructureBuilder } from 'sanity/structure'
import { messageKinds } from '../schemas/inboxMessage.ts'

const states = [
  { value: 'new', title: 'Nuevos' },
  { value: 'read', title: 'Leídos' },
  { value: 'answered', title: 'Contestados' },
]

/** The captain's inbox: messages by status, then by the form they came from. */
export function inboxItems(S: StructureBuilder) {
  return [
    ...states.map(({ value, title }) => messages(S, 'state', value, title)),
    S.divider(),
    ...messageKinds.map(({ value, title }) => messages(S, 'kind', value, title)),
  ]
}

function messages(S: StructureBuilder, field: 'state' | 'kind', value: string, title: string) {
  return S.listItem()
    .id(value)
    .title(title)
    .icon(EnvelopeIcon)
    .child(
      S.documentTypeList('inboxMessage')
        .id(value)
        .title(title)
        .apiVersion('v2025-02-19')
        .filter(`_type == "inboxMessage" && ${field} == $value`)
        .params({ value })
        .defaultOrdering([{ field: 'receivedAt', direction: 'desc' }])
        .initialValueTemplates([]),
    )
}
