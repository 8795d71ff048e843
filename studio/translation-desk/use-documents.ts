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

type Documents = ReadonlyMap<string, TranslatedDocument>

/** Debounce of changes (ms): typing makes an event every few letters. */
const DEBOUNCE_MS = 600
/** Until what could not be read is requested again (ms). */
const RETRY_MS = 5000

/** Visitors' messages and hidden media have no texts to translate. */
const OTHERS = ['inboxMessage', 'hiddenMedium']
const types = schemaTypes.flatMap(({ name, type }) =>
  type === 'document' && !OTHERS.includes(name) ? [name] : [],
)

/** Every document with localized texts, drafts before what is published; null until they are read. */
export function useDocuments(): TranslatedDocument[] | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [documents, setDocuments] = useState<Documents | null>(null)

  useEffect(() => {
    const drafts = client.withConfig({ perspective: 'drafts' })
    const changed = new Set<string>()
    let debounce: ReturnType<typeof setTimeout> | undefined
    let again: typeof debounce
    let isOpen = true
    // One after the other, so that what is shown is what was read last.
    let reading = Promise.resolve()

    async function readAll() {
      changed.clear()
      const found = await drafts.fetch<SanityDocument[]>('*[_type in $types]', { types })
      if (isOpen) setDocuments(withRead(new Map(), [], found))
    }
    async function readChanged() {
      const ids = [...changed]
      changed.clear()
      const found = await drafts.fetch<SanityDocument[]>('*[_id in $ids]', { ids })
      if (isOpen) setDocuments((before) => before && withRead(before, ids, found))
    }
    /** A failed read is repeated later, with all changes since then. */
    function read(work: () => Promise<void>) {
      reading = reading.then(work).catch(() => {
        clearTimeout(again)
        if (isOpen) again = setTimeout(() => read(readAll), RETRY_MS)
      })
    }

    const subscription = client
      .listen(
        '*[_type in $types]',
        { types },
        { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
      )
      .subscribe((event) => {
        // Changes before the subscription are part of the read that follows.
        if (event.type === 'welcome') read(readAll)
        if (event.type !== 'mutation') return
        changed.add(publishedId(event.documentId))
        clearTimeout(debounce)
        debounce = setTimeout(() => read(readChanged), DEBOUNCE_MS)
      })
    return () => {
      isOpen = false
      clearTimeout(debounce)
      clearTimeout(again)
      subscription.unsubscribe()
    }
  }, [client])

  return documents && [...documents.values()]
}

const publishedId = (id: string) => id.replace(/^drafts\./, '')

/** The documents with those that were requested as they are now: those not found are gone. */
function withRead(before: Documents, ids: string[], found: SanityDocument[]): Documents {
  const documents = new Map(before)
  const read = found.map(toTranslated).filter(({ fields }) => fields.length > 0)
  for (const document of read) documents.set(document.id, document)
  const there = new Set(read.map(({ id }) => id))
  for (const id of ids) if (!there.has(id)) documents.delete(id)
  return documents
}

function toTranslated(content: SanityDocument): TranslatedDocument {
  return {
    id: publishedId(content._id),
    type: content._type,
    title: titleOf(content),
    fields: localizedFieldsOf(content),
    content,
  }
}
