import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PIECE = 16 * 1024

/** A connection to the app on which a test says what it likes. */
export class RawLine {
  answer = ''
  private ended = false
  private constructor(private readonly socket: net.Socket) {
    socket.on('error', () => {}).on('close', () => (this.ended = true))
  }

  /**
   * `reads` says whether what comes is read; `from` is the address of this machine that it comes
   * from.
   */
  static async open(
    port: number,
    { reads = true, from }: { reads?: boolean; from?: string } = {},
  ): Promise<RawLine> {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: from })
    const line = new RawLine(socket)
    if (reads) line.read()
    else socket.pause()
    await new Promise<void>((resolve, reject) =>
      socket.once('connect', resolve).once('error', reject),
    )
    return line
  }

  say(text: string | Uint8Array) {
    if (!this.socket.destroyed) this.socket.write(text)
  }

  /** Says so many bytes, as fast as they are taken. */
  async sayMuch(bytes: number) {
    const piece = Buffer.alloc(PIECE, 'a')
    for (let said = 0; said < bytes && !this.socket.destroyed; said += PIECE) {
      if (!this.socket.write(piece))
        await Promise.race([
          new Promise((resolve) => this.socket.once('drain', resolve)),
          this.closed(),
        ])
    }
  }

  /** Resolves with the whole answer when the app has ended the connection. */
  async closed(): Promise<string> {
    while (!this.ended && !this.socket.destroyed) await sleep(50)
    return this.answer
  }

  /** Reads from now on what has come. */
  read() {
    this.socket
      .setEncoding('latin1')
      .on('data', (text) => (this.answer += text))
      .resume()
  }

  get isOpen() {
    return !this.ended
  }

  end() {
    this.socket.destroy()
  }
}

/**
 * The status of the answer to a request that is said as it is, on a connection of its own, `from`
 * an address of this machine.
 */
export async function askRaw(
  port: number,
  request: string,
  from?: string,
): Promise<{ status: number; text: string }> {
  const line = await RawLine.open(port, { from })
  line.say(request)
  const text = await line.closed()
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }
}

/** A head without its last line. */
export const headOf = (first: string, headers: Record<string, string | number> = {}) =>
  [
    `${first} HTTP/1.1`,
    ...Object.entries({ Host: '127.0.0.1', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
  ].join('\r\n')
