import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Line {
  port: number
  /** From now on nobody answers, and what was open is lost. */
  cut(): Promise<void>
  /** Does nothing when it is not cut. */
  restore(): Promise<void>
}

/** A line to a server of this machine that can be cut and restored, as when the server or the network is away. */
export async function startLine(to: number): Promise<Line> {
  const open = new Set<net.Socket>()
  let server: net.Server | undefined
  let port = 0

  function join(socket: net.Socket) {
    const onward = net.connect(to, '127.0.0.1')
    for (const [one, other] of [[socket, onward], [onward, socket]] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  }

  async function restore() {
    if (server) return
    const opened = (server = net.createServer(join))
    await new Promise<void>((ready) => opened.listen(port, '127.0.0.1', ready))
    port = (opened.address() as AddressInfo).port
  }

  await restore()
  return {
    port,
    restore,
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve))
      server = undefined
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
