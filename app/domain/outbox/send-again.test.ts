import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSmtp, type SmtpServer } from '../../../tests/mocks/smtp'

let smtp: SmtpServer
let close: () => Promise<unknown>

beforeAll(async () => {
  smtp = await startSmtp()
  vi.resetModules()
  vi.stubEnv('SMTP_URL', smtp.url.replace('//', '//user:secret@'))
  close = (await import('~/platform/db/db.server')).closeDb
})

afterAll(async () => {
  await close()
  vi.unstubAllEnvs()
  vi.resetModules()
  await smtp.stop()
})

/** What names one sending and its parts, and differs from the next. */
const OF_ONE_SENDING = /^(?:Message-ID|Date|Content-Type):/i

/** The headers of the last mail, each on a line, that a reader's program acts on. */
function lastHeaders() {
  const [head = ''] = smtp.mails.at(-1)!.data.split('\r\n\r\n')
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter((line) => !OF_ONE_SENDING.test(line))
    .sort()
}

const words = () =>
  ({
    to: 'asa@example.com',
    subject: 'Nytt meddelande',
    text: 'Hej',
    html: '<p>Hej</p>',
    language: 'sv',
    template: 'notice',
    key: `notice:${randomUUID()}`,
  }) as const

/** Sends a mail, sends it again, and gives the headers of both. */
async function twice(mail: { replyTo?: string; unsubscribeUrl?: string }) {
  const { deliverMail } = await import('~/platform/mail/transport.server')
  const { db } = await import('~/platform/db/db.server')
  const { deliverAgain, MAIL_AGAIN_JOB } = await import('./send-again.server')
  const first = { ...words(), ...mail }
  await deliverMail(first)
  const headers = lastHeaders()
  const { id } = await db.mailMessage.findUniqueOrThrow({ where: { key: first.key } })
  const before = smtp.mails.length
  await deliverAgain({ key: `mail-again:${id}:1`, kind: MAIL_AGAIN_JOB, payload: { mailId: id } })
  expect(smtp.mails.length).toBe(before + 1)
  return { headers, again: lastHeaders() }
}

test('a mail that is sent again is answered and stopped as the first one', async () => {
  const unsubscribeUrl = `https://kanal.example/unsubscribe/7.message.posted.${'x'.repeat(43)}`
  const { headers, again } = await twice({
    replyTo: 'reply+abc-7-def@reply.kanal.example',
    unsubscribeUrl,
  })
  expect(headers).toEqual(
    expect.arrayContaining([
      'Reply-To: reply+abc-7-def@reply.kanal.example',
      `List-Unsubscribe: <${unsubscribeUrl}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Content-Language: sv',
    ]),
  )
  expect(again).toEqual(headers)
})

test('one that is answered to its sender and cannot be stopped says nothing else when it is sent again', async () => {
  const { headers, again } = await twice({})
  expect(headers.join('\n')).not.toMatch(/^(?:Reply-To|List-Unsubscribe)/m)
  expect(again).toEqual(headers)
})
