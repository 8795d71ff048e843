import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { defaultLanguage } from '../../domain/languages.ts'
import type { Fields, FormKind } from './answer.ts'

/** A visitor's message, validated. */
export interface InboxMessage {
  kind: FormKind
  fields: Fields
  /** The path of the page that it was sent from. */
  page: string
  language: string
}

/** The site's only write access to the dataset. */
export interface Inbox {
  /**
   * Stores a message; a testimonial also becomes a draft to review.
   *
   * @throws when the dataset did not confirm that it is stored
   */
  deliver(message: InboxMessage): Promise<void>
  /** Number of unread messages. */
  countNew(): Promise<number>
}

const TIMEOUT_MS = 8000

/** @param client has a token that may read and write */
export function createInbox(client: SanityClient): Inbox {
  const inbox = client.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0 })
  return {
    async deliver(message) {
      const transaction = inbox.transaction().create(toInboxMessage(message))
      if (message.kind === 'testimonial') transaction.create(toTestimonial(message))
      await transaction.commit({ returnDocuments: false })
    },
    countNew: () => inbox.fetch<number>('count(*[_type == "inboxMessage" && state == "new"])'),
  }
}

function toInboxMessage({ kind, fields, page, language }: InboxMessage) {
  return {
    // In Sanity, a document with a dot in its id cannot be read without a token.
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

/** The draft holds the story in its own language and, until it is translated, also as the required Spanish text. */
function toTestimonial({ fields, language }: InboxMessage) {
  const quote = [...new Set([defaultLanguage, language])].map((code) => ({
    _key: code,
    _type: 'internationalizedArrayTextValue',
    language: code,
    value: fields.story,
  }))
  return {
    _id: `drafts.${randomUUID()}`,
    _type: 'testimonial',
    name: fields.name,
    quote,
    // Marks it as sent by a visitor: deleting it also erases its history.
    receivedAt: new Date().toISOString(),
  }
}
