import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import type { Fields, FormKind } from './schemas.ts'

/** What a visitor sent, checked. */
export interface InboxMessage {
  kind: FormKind
  fields: Fields
  /** The path of the page that it was sent from. */
  page: string
  language: string
}

/** The site's only way to write to the dataset. */
export interface InboxWriter {
  /**
   * Keeps a message; a testimonial also becomes a draft to review.
   *
   * @throws when the dataset did not confirm that it is kept
   */
  deliver(message: InboxMessage): Promise<void>
}

const TIMEOUT_MS = 8000

/** @param client has a token that may write */
export function createInboxWriter(client: SanityClient): InboxWriter {
  const writer = client.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0 })
  return {
    async deliver(message) {
      const transaction = writer.transaction().create(toInboxMessage(message))
      if (message.kind === 'testimonial') transaction.create(toTestimonial(message))
      await transaction.commit({ returnDocuments: false })
    },
  }
}

function toInboxMessage({ kind, fields, page, language }: InboxMessage) {
  return {
    // Sanity shows a document with a dot in its id to nobody without a token.
    _id: `inbox.${randomUUID()}`,
    _type: 'inboxMessage',
    kind,
    name: fields.name,
    email: fields.email,
    message: fields.message ?? fields.story,
    page,
    language,
    receivedAt: new Date().toISOString(),
    state: 'new',
  }
}

/** The draft keeps the story under Spanish, the language that a testimonial must have. */
function toTestimonial({ fields }: InboxMessage) {
  const quote = {
    _key: 'es',
    _type: 'internationalizedArrayTextValue',
    language: 'es',
    value: fields.story,
  }
  return {
    _id: `drafts.${randomUUID()}`,
    _type: 'testimonial',
    name: fields.name,
    quote: [quote],
  }
}
