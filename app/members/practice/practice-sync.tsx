import { useEffect } from 'react'
import { setAccount } from '../../instruments/practice/account.ts'
import { useCachedAt } from '../../ui/connection.ts'

/**
 * Keeps the practices of the member who is signed in in step with their account. A visitor's browser fetches and
 * sends nothing; a copy of a page does not know who is signed in.
 *
 * @param account null for a visitor
 */
export function PracticeSync({ account }: { account: string | null }) {
  const isCopy = useCachedAt() !== null
  useEffect(() => {
    if (isCopy) return
    setAccount(account)
    // If it cannot be fetched, the recorded entries wait for the next page.
    if (account) import('./sync.ts').then(({ startSync }) => startSync(account)).catch(() => {})
  }, [account, isCopy])
  return null
}
