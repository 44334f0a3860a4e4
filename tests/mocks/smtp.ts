import { createServer, type AddressInfo, type Socket } from 'node:net'

type ReceivedMail = { from: string; to: string[]; data: string }

export type SmtpServer = {
  url: string
  mails: ReceivedMail[]
  /** Answers the next RCPT with this line instead of 250. */
  refuseNext(line: string): void
  stop(): Promise<void>
}

const addressIn = (argument: string) => /<([^>]*)>/.exec(argument)?.[1] ?? ''

/**
 * A mail server that keeps what it accepts: EHLO, AUTH PLAIN, MAIL, RCPT, DATA, RSET, NOOP and QUIT
 * of RFC 5321.
 */
export async function startSmtp({ port = 0 }: { port?: number } = {}): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let refusal: string | undefined

  function converse(socket: Socket) {
    let mail: ReceivedMail = { from: '', to: [], data: '' }
    let received = ''
    let inData = false
    const say = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''))

    function command(line: string) {
      const [verb = ''] = line.split(' ')
      switch (verb.toUpperCase()) {
        case 'EHLO':
          return say(
            '250-mock',
            '250-8BITMIME',
            '250-SMTPUTF8',
            '250-AUTH PLAIN',
            '250 SIZE 10000000',
          )
        case 'AUTH':
          return say('235 2.7.0 Welcome')
        case 'MAIL':
          mail = { from: addressIn(line), to: [], data: '' }
          return say('250 2.1.0 Ok')
        case 'RCPT': {
          const answer = refusal ?? '250 2.1.5 Ok'
          refusal = undefined
          if (answer.startsWith('250')) mail.to.push(addressIn(line))
          return say(answer)
        }
        case 'DATA':
          inData = mail.to.length > 0
          return say(inData ? '354 End data with <CR><LF>.<CR><LF>' : '503 5.5.1 No recipient')
        case 'RSET':
        case 'NOOP':
          return say('250 2.0.0 Ok')
        case 'QUIT':
          say('221 2.0.0 Bye')
          return socket.end()
        default:
          return say('502 5.5.2 Not known here')
      }
    }

    function endOfData(at: number) {
      mails.push({ ...mail, data: received.slice(0, at + 2).replace(/^\.\./gm, '.') })
      received = received.slice(at + 5)
      inData = false
      say('250 2.0.0 Queued')
    }

    socket.setEncoding('utf8').on('error', () => socket.destroy())
    socket.on('data', (chunk: string) => {
      received += chunk
      for (;;) {
        const at = received.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (at < 0) return
        if (inData) {
          endOfData(at)
          continue
        }
        const line = received.slice(0, at)
        received = received.slice(at + 2)
        command(line)
      }
    })
    say('220 mock ESMTP')
  }

  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    converse(socket)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuseNext: (line) => (refusal = line),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
