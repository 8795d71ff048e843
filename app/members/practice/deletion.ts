import type { PracticeEntry } from '../../../domain/practice-log.ts'

/** Something that a reader is asked about before it is deleted. */
export interface Deletion {
  kind: 'entry' | 'piece' | 'all'
  /** Of the piece; empty for all. */
  title: string
  entries: readonly PracticeEntry[]
}
