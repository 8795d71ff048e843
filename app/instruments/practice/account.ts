import { readItem, writeItem } from './stored-item.ts'

const KEY = 'practice-account'

/** The id of the member to whom practices on this device belong; null for a visitor. */
export const getAccount = (): string | null => readItem(KEY)

/** Whom practices belong to from now on. */
export function setAccount(account: string | null) {
  writeItem(KEY, account)
}
