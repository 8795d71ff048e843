import { useEffect, useState } from 'react'
import { type SanityDocument, useClient } from 'sanity'
import { schemaTypes } from '../../schemas/index.ts'
import {
  type LocalizedField,
  localizedFieldsOf,
} from '../../schemas/translations/localized-values.ts'
import { titleOf } from './titles.ts'

export interface TranslatedDocument {
  /** Without `drafts.`. */
  id: string
  type: string
  title: string
  fields: LocalizedField[]
  content: SanityDocument
}

/** Whoever writes makes an event every few letters: the documents are read when it calms down (ms). */
const CALM = 600

const types = schemaTypes.flatMap(({ name, type }) => (type === 'document' ? [name] : []))
const QUERY = '*[_type in $types]'

/** Every document with localized texts, drafts before what is published; null until they are read. */
export function useDocuments(): TranslatedDocument[] | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [documents, setDocuments] = useState<TranslatedDocument[] | null>(null)

  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const drafts = client.withConfig({ perspective: 'drafts' })
    async function read() {
      const found = await drafts.fetch<SanityDocument[]>(QUERY, { types })
      if (isOpen) setDocuments(found.map(toTranslated).filter(({ fields }) => fields.length > 0))
    }
    const events = ['welcome', 'mutation'] as const
    const subscription = client
      .listen(QUERY, { types }, { events: [...events], includeResult: false, visibility: 'query' })
      .subscribe(() => {
        clearTimeout(calm)
        calm = setTimeout(() => void read(), CALM)
      })
    void read()
    return () => {
      isOpen = false
      clearTimeout(calm)
      subscription.unsubscribe()
    }
  }, [client])

  return documents
}

function toTranslated(content: SanityDocument): TranslatedDocument {
  return {
    id: content._id.replace(/^drafts\./, ''),
    type: content._type,
    title: titleOf(content),
    fields: localizedFieldsOf(content),
    content,
  }
}
