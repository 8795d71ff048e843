import { readItem, writeItem } from '../../instruments/practice/stored-item.ts'

const KEY = 'practice-device'

/** The id of this device where nothing may be stored: for as long as the page is open. */
let unstored: string | undefined

/** A random id by which an account keeps the practices of this device apart. */
export function deviceId(): string {
  const known = readItem(KEY) ?? unstored
  if (known) return known
  const id = crypto.randomUUID()
  unstored = writeItem(KEY, id) ? undefined : id
  return id
}

/** The next id is another one. */
export function forgetDeviceId() {
  unstored = undefined
  writeItem(KEY, null)
}
