import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy on a port of its own, which can be cut off and restored. */
export interface Proxy {
  port: number
  /** The port that it leads to. */
  target: number
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  restore(): Promise<void>
}

/** Starts a proxy on a free port of this machine that leads nowhere yet. */
export async function startProxy(): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let server: Server
  const proxy: Proxy = { port: 0, target: 0, cut, restore }

  function keep(socket: Socket, other: () => Socket) {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      other().destroy()
    })
    socket.on('error', () => {})
  }
  async function restore() {
    server = createServer((visitor) => {
      const onward = connect(proxy.target, '127.0.0.1')
      keep(visitor, () => onward)
      keep(onward, () => visitor)
      visitor.pipe(onward).pipe(visitor)
    })
    server.listen(proxy.port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address && typeof address === 'object') proxy.port = address.port
  }
  async function cut() {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await restore()
  return proxy
}
