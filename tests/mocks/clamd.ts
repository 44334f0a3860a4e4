import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * What every scanner takes for a virus and that is none
 * (https://www.eicar.org/download-anti-malware-testfile/), in two parts, so that this file is none
 * either.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}',
  '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

export interface Clamd {
  url: string
  /** Bytes of each stream that was scanned to its end. */
  scans: number[]
  stop(): Promise<void>
}

/**
 * A clamd that knows one virus: PING and INSTREAM of its protocol, and its limit on the length of a
 * stream.
 */
export async function startClamd({ port = 0, mostBytes = 25 * 2 ** 20 } = {}): Promise<Clamd> {
  const scans: number[] = []
  const sockets = new Set<Socket>()

  async function converse(socket: Socket) {
    let buffer = Buffer.alloc(0)
    const input = socket[Symbol.asyncIterator]()
    const take = async (size: number) => {
      while (buffer.length < size) {
        const { done, value } = await input.next()
        if (done) throw new Error('the client has gone')
        buffer = Buffer.concat([buffer, value])
      }
      const taken = buffer.subarray(0, size)
      buffer = buffer.subarray(size)
      return taken
    }
    let command = ''
    while (!command.endsWith('\0')) command += (await take(1)).toString('latin1')
    if (command === 'zPING\0') return socket.end('PONG\0')
    if (command !== 'zINSTREAM\0') return socket.end('UNKNOWN COMMAND\0')
    let tail = ''
    let [found, size] = [false, 0]
    for (
      let length = (await take(4)).readUInt32BE();
      length > 0;
      length = (await take(4)).readUInt32BE()
    ) {
      size += length
      if (size > mostBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0')
      tail += (await take(length)).toString('latin1')
      found ||= tail.includes(EICAR)
      tail = tail.slice(-EICAR.length)
    }
    scans.push(size)
    socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  }

  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    socket.on('error', () => {})
    void converse(socket).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scans,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
