import type { PracticeLog } from '../../../domain/practice-log.ts'

interface AccountLog {
  account: string
  log: PracticeLog
}

let latest: AccountLog | null = null
const listeners = new Set<() => void>()

/** The last answer of an account: kept by the page alone, so that nothing of it stays on the device. */
export const getAccountLog = (): AccountLog | null => latest

export function shareAccountLog(account: string, log: PracticeLog) {
  latest = { account, log }
  for (const listener of [...listeners]) listener()
}

/** @returns a function that ends the subscription */
export function subscribeToAccountLog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
