import { connect } from 'node:net'

/** Result of a raw exchange. */
export interface Exchange {
  /** Everything that came back. */
  answer: string
  status: number
  /** Bytes that the other side let us write before it ended the connection, or we had written all. */
  sent: number
}

/**
 * Writes bytes to a local port as an arbitrary client would, and reads until the connection ends.
 *
 * @param pieces what to send after `head`, until it returns null
 * @param from an address of this machine (127.0.0.0/8)
 */
export function exchange(
  origin: string,
  head: string,
  { pieces = () => null, from }: { pieces?: () => string | null; from?: string } = {},
): Promise<Exchange> {
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    let answer = ''
    let sent = 0
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
    const pour = () => {
      const piece = pieces()
      if (piece === null || socket.destroyed) return
      socket.write(piece, (error) => {
        if (error) return
        sent += piece.length
        pour()
      })
    }
    socket.on('connect', () => socket.write(head, pour))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
      resolve({ answer, status, sent })
    })
  })
}
