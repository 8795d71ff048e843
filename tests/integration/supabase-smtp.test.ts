import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

let server: SMTPServer
let supabase: Harness
let received: { from: string; to: string[]; raw: string }[]
let refusals: number

beforeEach(async () => {
  received = []
  refusals = 0
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        if (refusals-- > 0) return done(new Error('Come back later'))
        const { mailFrom, rcptTo } = envelope
        received.push({
          raw,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Escuela <barco@escuela.test>' }
  supabase = await startSupabase({ smtp, confirmEmail: true })
})
afterEach(async () => {
  await supabase.stop()
  await new Promise<void>((closed) => server.close(closed))
})

it('sends mails to a mail server, in text and HTML, and keeps none', async () => {
  await supabase
    .client()
    .auth.signUp({ email: 'grumete@example.com', password: 'tesoro enterrado' })
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 })
  const [mail] = received
  expect(mail).toMatchObject({ from: 'barco@escuela.test', to: ['grumete@example.com'] })
  expect(mail?.raw).toContain('multipart/alternative')
  expect(mail?.raw).toContain('text/plain')
  expect(mail?.raw).toContain('text/html')
  expect(mail?.raw).toContain('auth/v1/verify')
  const page = await supabase.mailbox('/mailbox.json')
  expect(page.status).toBe(404)
  expect(supabase.log).toEqual([])
})

it('retries a mail that the mail server refuses', async () => {
  refusals = 1
  await supabase
    .client()
    .auth.signUp({ email: 'grumete@example.com', password: 'tesoro enterrado' })
  await vi.waitFor(() => expect(supabase.log).toHaveLength(1), { timeout: 10_000 })
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 })
})
