import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Line {
  port: number
  /** From now on nobody answers, and what was open is lost. */
  cut(): Promise<void>
  /** From now on what is said does not arrive, and what is open stays open. */
  hold(): void
  /** What was held arrives; does nothing when it is neither cut nor held. */
  restore(): Promise<void>
}

/**
 * A line to a server of this machine that can be cut and restored, as when the server or the
 * network is away.
 */
export async function startLine(to: number): Promise<Line> {
  const open = new Map<net.Socket, net.Socket>()
  let server: net.Server | undefined
  let port = 0
  let held = false

  function join(socket: net.Socket) {
    const onward = net.connect(to, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.set(one, other)
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      if (!held) one.pipe(other)
    }
  }

  async function restore() {
    if (held) for (const [one, other] of open) one.pipe(other)
    held = false
    if (server) return
    const opened = (server = net.createServer(join))
    await new Promise<void>((ready) => opened.listen(port, '127.0.0.1', ready))
    port = (opened.address() as AddressInfo).port
  }

  await restore()
  return {
    port,
    restore,
    hold() {
      held = true
      for (const [one, other] of open) one.unpipe(other)
    },
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve))
      server = undefined
      for (const socket of open.keys()) socket.destroy()
      await closed
    },
  }
}
