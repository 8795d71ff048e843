import { bounded, MAX_ENTRIES, type PracticeLog } from '../../../domain/practice-log.ts'

/** The bucket takes files of 262,144 bytes. */
const MAX_BYTES = 250_000
/** A device whose file is larger begins another, before what it sends at once could be too much. */
const NEARLY_FULL_BYTES = 180_000

export const writeLog = (log: PracticeLog): string => JSON.stringify(log)

const bytesOf = (log: PracticeLog) => new TextEncoder().encode(writeLog(log)).length

export const isNearlyFull = (log: PracticeLog): boolean => bytesOf(log) > NEARLY_FULL_BYTES

/** The newest part of a log that fits into a file. */
export function fitting(log: PracticeLog, most = MAX_ENTRIES): PracticeLog {
  const part = bounded(log, most)
  return bytesOf(part) <= MAX_BYTES ? part : fitting(log, Math.floor(most * 0.9))
}
