import { createTransport } from 'nodemailer'
import type { Transport } from './outbox.ts'

/** The mail server: `smtp://` or `smtps://` with user and password, and the sender. */
export interface SmtpSettings {
  url: string
  from: string
}

const TIMEOUT_MS = 20_000

/** An SMTP transport; connections are reused for the next mail. */
export function createSmtpTransport({ url, from }: SmtpSettings): Transport {
  const transport = createTransport(
    { url, pool: true, maxConnections: 1, socketTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  }
}
