import { randomUUID } from 'node:crypto'
import type { Database } from '../../kit/database.ts'
import type { Log } from '../../kit/log.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}
/** A mail of the development mailbox; `sentAt` in ISO 8601. */
export type StoredMail = Mail & { id: string; sentAt: string }

/** Hands a mail to a mail server. Rejects when it did not take it. */
export interface Transport {
  send(mail: Mail): Promise<void>
  close(): void
}

/** The links in a mail live this long: later it is not worth sending. */
const LIFETIME_MS = 60 * 60 * 1000
const FIRST_RETRY_MS = 5_000
/** Maximum number of mails in the development mailbox. */
const MAX_MAILS = 200

interface Options {
  database: Database
  /** Null: nothing is sent, mails are stored in the development mailbox. */
  transport: Transport | null
  log: Log
  now: () => number
}

export type Outbox = ReturnType<typeof openOutbox>

/**
 * Mails on their way. They are written in the caller's transaction, so that a completed request never loses its
 * mail, and sent afterwards, so that no response waits for a mail server or reveals by its time whether there
 * was a mail to send. What fails is tried again, for an hour.
 */
export function openOutbox({ database: { db, transact }, transport, log, now }: Options) {
  const insert = db.prepare('INSERT INTO mails VALUES (?, ?, ?, ?, ?, ?, 0, ?)')
  const newest = db.prepare('SELECT * FROM mails ORDER BY created_at DESC, rowid DESC LIMIT ?')
  const trim = db.prepare(
    'DELETE FROM mails WHERE rowid <= (SELECT max(rowid) FROM mails) - ? AND due_at IS NULL',
  )
  const nextDue = db.prepare(
    'SELECT * FROM mails WHERE due_at IS NOT NULL ORDER BY due_at, rowid LIMIT 1',
  )
  const remove = db.prepare('DELETE FROM mails WHERE id = ?')
  const postpone = db.prepare('UPDATE mails SET attempts = attempts + 1, due_at = ? WHERE id = ?')

  /** Mails that were sent, until their rows are gone. */
  const sent = new Set<string>()
  const forget = (id: string) => {
    transact(() => remove.run(id))
    sent.delete(id)
  }

  let timer: NodeJS.Timeout | undefined
  let delivering = false
  let closed = false

  function wake(inMs = 0) {
    if (!transport || delivering || closed) return
    clearTimeout(timer)
    timer = setTimeout(() => deliver(transport).catch(failed), inMs)
    timer.unref()
  }

  /** The database cannot be written: what has been sent must not be sent again meanwhile. */
  function failed(error: unknown) {
    log('Mails on their way cannot be written down', error)
    delivering = false
    wake(FIRST_RETRY_MS)
  }

  /** Sends one after the other, and schedules the next that is due. */
  async function deliver(to: Transport) {
    delivering = true
    let wait: number | null = null
    while (!closed && wait === null) {
      const row = nextDue.get()
      if (!row) break
      const early = Number(row.due_at) - now()
      if (early > 0) wait = early
      else await attempt(to, row as Row)
    }
    delivering = false
    if (wait !== null) wake(Math.min(wait, LIFETIME_MS))
  }

  async function attempt(to: Transport, row: Row) {
    if (now() - row.created_at > LIFETIME_MS) {
      log(`A mail was not sent within an hour and is given up (${row.attempts} attempts)`)
      forget(row.id)
      return
    }
    try {
      if (!sent.has(row.id)) await to.send(toMail(row))
    } catch (error) {
      log('A mail could not be sent and will be tried again', error)
      const due = now() + FIRST_RETRY_MS * 2 ** Math.min(row.attempts, 7)
      if (!closed) transact(() => postpone.run(due, row.id))
      return
    }
    sent.add(row.id)
    if (!closed) forget(row.id)
  }

  wake()

  return {
    /** Takes a mail. Call inside the transaction that gives the reason for it. @returns its id */
    put({ to, subject, text, html }: Mail): string {
      const id = randomUUID()
      insert.run(id, to, subject, text, html, now(), transport ? now() : null)
      trim.run(MAX_MAILS)
      // The transaction around this call is over before timers run.
      wake()
      return id
    },

    /** Takes a mail back. Call inside the transaction that put it. */
    drop: (id: string): void => void remove.run(id),

    /** The development mailbox, newest first; null when mails are sent to a mail server. */
    list: (): StoredMail[] | null =>
      transport ? null : newest.all(MAX_MAILS).map((row) => toStoredMail(row as Row)),

    close(): void {
      closed = true
      clearTimeout(timer)
      transport?.close()
    },
  }
}

type Row = Record<'id' | 'recipient' | 'subject' | 'text' | 'html', string> &
  Record<'created_at' | 'attempts', number>

function toMail({ recipient, subject, text, html }: Row): Mail {
  return { to: recipient, subject, text, html }
}

function toStoredMail(row: Row): StoredMail {
  return { id: row.id, sentAt: new Date(row.created_at).toISOString(), ...toMail(row) }
}
