import { createClient } from '@sanity/client'

const { lake } = JSON.parse(process.env.E2E_KEYS ?? '{}')

/** A tool outside the browser: the unmodified client, as anybody would use it. */
export const captain = createClient({
  ...lake,
  apiVersion: '2025-02-19',
  perspective: 'raw',
  useProjectHostname: false,
  useCdn: false,
})

/** What the captain's inbox holds of a sender. */
export const inboxOf = (email: string) =>
  captain.fetch<Record<string, unknown>[]>('*[_type == "inboxMessage" && email == $email]', {
    email,
  })
