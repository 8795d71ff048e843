import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'

/** The only way from a browser to the site; cut, the browser is without a connection. */
export interface Cable {
  /** Origin of the site through it. */
  origin: string
  cut(): Promise<void>
}

/**
 * Lays a cable to the site (its origin).
 * @param script runs first in every page that comes through; it sees nothing of what is around it here
 */
export async function layCable(site: string, script?: () => void): Promise<Cable> {
  const server = createServer((asked, answer) => forward(site, asked, answer, script))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    cut: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function forward(
  site: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  script?: () => void,
) {
  const { method, headers, url = '/' } = asked
  const further = request(new URL(url, site), {
    method,
    headers: script ? headersForWhole(headers) : headers,
  })
  // A browser that goes away, or a site that does, breaks the connection off.
  further.on('error', () => answer.destroy())
  answer.on('close', () => further.destroy())
  further.on('response', (answered) => {
    const { statusCode = 502, headers } = answered
    answered.on('error', () => answer.destroy())
    if (script && headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, changedHeaders(headers))
      answered.pipe(withinHead(markup(script))).pipe(answer)
    } else {
      answer.writeHead(statusCode, headers)
      answered.pipe(answer)
    }
  })
  asked.pipe(further)
}

const NONCE = 'cable'
const POLICY = 'content-security-policy'

/** Requests a page uncompressed and in full: otherwise no script could be inserted. */
function headersForWhole({ 'if-none-match': _, ...headers }: IncomingHttpHeaders) {
  return { ...headers, 'accept-encoding': 'identity' }
}

/** Headers of a page with the script: it is longer, and its policy lets the script run. */
function changedHeaders({ 'content-length': _, ...headers }: IncomingHttpHeaders) {
  const policy = String(headers[POLICY] ?? '')
  return { ...headers, [POLICY]: policy.replace('script-src', `script-src 'nonce-${NONCE}'`) }
}

const markup = (script: () => void) =>
  `<script nonce="${NONCE}">document.currentScript.remove();(${script})()</script>`

/** Puts markup first into the head of a page that streams by. */
function withinHead(inserted: string): Transform {
  const HEAD = '<head>'
  let begun = Buffer.alloc(0)
  let isDone = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isDone) return done(null, chunk)
      begun = Buffer.concat([begun, chunk])
      const at = begun.indexOf(HEAD)
      if (at < 0) return done()
      isDone = true
      const end = at + HEAD.length
      done(
        null,
        Buffer.concat([begun.subarray(0, end), Buffer.from(inserted), begun.subarray(end)]),
      )
    },
    flush(done) {
      done(null, isDone ? null : begun)
    },
  })
}
