import { isEmptyLog, type PracticeLog, partsOf, SYNC_PATH } from '../../../domain/practice-log.ts'
import { outgoing, withAcknowledged } from '../../instruments/practice/device-log.ts'
import {
  changeDeviceLog,
  getDeviceLog,
  subscribeToDeviceLog,
} from '../../instruments/practice/device-store.ts'
import { logSchema } from '../../instruments/practice/read-log.ts'
import { readItem, writeItem } from '../../instruments/practice/stored-item.ts'
import { z } from '../../zod.ts'
import { shareAccountLog } from './account-log.ts'

/** When a failed attempt is repeated (ms); later ones wait twice as long, up to the longest. */
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 600_000

let stop = () => {}

const answerSchema = z.object({ log: logSchema, isFull: z.boolean() })

/**
 * Sends what this device has recorded to the account of the member who is signed in: now, whenever there is
 * more, and when the connection is back. What was not confirmed stays on the device and is sent again. It ends
 * when it is started for another member.
 */
export function startSync(account: string) {
  stop()
  let isSending = false
  let isOver = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_RETRY_MS

  async function send() {
    if (isSending || isOver || !navigator.onLine) return
    isSending = true
    clearTimeout(retry)
    const outcome = await sendAll(account).catch(() => 'failed')
    isSending = false
    if (isOver || outcome === 'refused') return
    if (outcome === 'sent') {
      wait = FIRST_RETRY_MS
      sendIfNeeded()
    } else {
      retry = setTimeout(send, wait)
      wait = Math.min(2 * wait, LONGEST_RETRY_MS)
    }
  }
  function sendIfNeeded() {
    if (!isEmptyLog(outgoing(getDeviceLog(), account))) void send()
  }

  const stopListening = subscribeToDeviceLog(sendIfNeeded)
  window.addEventListener('online', sendIfNeeded)
  sendIfNeeded()
  stop = () => {
    isOver = true
    clearTimeout(retry)
    stopListening()
    window.removeEventListener('online', sendIfNeeded)
  }
}

/** `refused`: another member has signed in, or nobody is; the next page knows. */
type Outcome = 'sent' | 'failed' | 'refused'

async function sendAll(account: string): Promise<Outcome> {
  for (const part of partsOf(outgoing(getDeviceLog(), account))) {
    const outcome = await sendPart(account, part)
    if (outcome !== 'sent') return outcome
  }
  return 'sent'
}

async function sendPart(account: string, part: PracticeLog): Promise<Outcome> {
  const body = new FormData()
  body.set('account', account)
  body.set('device', deviceId())
  body.set('log', JSON.stringify(part))
  const response = await fetch(SYNC_PATH, { method: 'POST', body })
  if (response.status === 401 || response.status === 409) return 'refused'
  if (!response.ok) return 'failed'
  const { log, isFull } = answerSchema.parse(await response.json())
  if (isFull) forgetDeviceId()
  shareAccountLog(account, log)
  changeDeviceLog((device) => withAcknowledged(device, account, part, log))
  return 'sent'
}

const DEVICE_KEY = 'practice-device'

/** The id of this device where nothing may be stored: for as long as the page is open. */
let unstoredId: string | undefined

/** A random id by which an account keeps the practices of this device apart. */
function deviceId(): string {
  const known = readItem(DEVICE_KEY) ?? unstoredId
  if (known) return known
  const id = crypto.randomUUID()
  unstoredId = writeItem(DEVICE_KEY, id) ? undefined : id
  return id
}

/** The next id is another one. */
function forgetDeviceId() {
  unstoredId = undefined
  writeItem(DEVICE_KEY, null)
}
