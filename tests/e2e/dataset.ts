import { createClient } from '@sanity/client'

/**
 * A tool outside the browser: the unmodified client, as anybody would use it.
 * @param keys what `npm run keys` prints
 */
export function datasetClient(keys: string) {
  const { lake } = JSON.parse(keys)
  return createClient({
    ...lake,
    apiVersion: '2025-02-19',
    perspective: 'raw',
    useProjectHostname: false,
    useCdn: false,
  })
}

/** Of the dataset of the site that all tests share. */
export const captain = datasetClient(process.env.E2E_KEYS ?? '{}')

/** The messages of a sender in the captain's inbox. */
export const inboxOf = (email: string) =>
  captain.fetch<Record<string, unknown>[]>('*[_type == "inboxMessage" && email == $email]', {
    email,
  })
