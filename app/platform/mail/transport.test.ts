import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSmtp, type SmtpServer } from '../../../tests/mocks/smtp'

const BODY = 'Välkommen! Din länk väntar.'

function mail() {
  return {
    key: `welcome:${randomUUID()}`,
    to: 'asa@example.com',
    subject: 'Välkommen till Kanal',
    text: `${BODY}\n.\n.. två punkter`,
    html: `<p>${BODY}</p>`,
    language: 'sv',
    template: 'welcome',
  } as const
}

/** A fresh transport under these settings, and the rows of its database. */
async function transportWith(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { deliverMail } = await import('./transport.server')
  const { db, closeDb } = await import('../db/db.server')
  return {
    deliverMail,
    rows: (key: string) => db.mailMessage.findMany({ where: { key } }),
    close: closeDb,
  }
}

let close: (() => Promise<unknown>) | undefined

afterEach(async () => {
  await close?.()
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function open(settings: Record<string, string>) {
  const transport = await transportWith(settings)
  close = transport.close
  return transport
}

describe('without a mail server', () => {
  test('a mail is kept in the outbox, once for its key', async () => {
    const { deliverMail, rows } = await open({ SMTP_URL: '' })
    const welcome = mail()
    await deliverMail(welcome)
    await deliverMail({ ...welcome, subject: 'Another' })
    await Promise.all([deliverMail(welcome), deliverMail(welcome)])
    expect(await rows(welcome.key)).toEqual([
      expect.objectContaining({
        ...welcome,
        transport: 'outbox',
        from: 'Kanal <hello@kanal.example>',
        userId: null,
      }),
    ])
  })
})

describe('a mail with a link', () => {
  // Signed by hand: the modules, and their keys, are loaded anew in each test.
  const token = `link-1.${'a'.repeat(43)}`
  const secret = {
    text: `Set it: http://localhost/auth/set-password/${token}`,
    html: `<a href="http://localhost/auth/set-password/${token}">x</a>`,
    unsubscribeUrl: `http://localhost/unsubscribe/5.digest.${'b'.repeat(43)}`,
  }

  test('is kept without what opens anything, and opens with the secret of the app alone', async () => {
    const { deliverMail, rows } = await open({ SMTP_URL: '' })
    const { openMail } = await import('./closed-mail.server')
    const sent = { ...mail(), ...secret }
    await deliverMail(sent)
    const [row] = await rows(sent.key)
    expect(JSON.stringify(row)).not.toMatch(/\.[\w-]{43}(?![\w-])/)
    expect(row!.text).toBe('Set it: http://localhost/auth/set-password/link-1.…')
    expect(openMail(row!)).toMatchObject(secret)
    expect(openMail({ ...row!, sealed: `${row!.sealed!.slice(0, -4)}AAAA` }).text).toBe(row!.text)
  })

  test('from before that is closed too, once', async () => {
    const { db } = await import('../db/db.server')
    close = (await import('../db/db.server')).closeDb
    const { closeKeptMails } = await import('../../domain/outbox/close-mails.server')
    const { openMail } = await import('./closed-mail.server')
    const rows = ['a', 'b', 'c'].map((key) => ({
      key: key + randomUUID(),
      template: 'reset-password',
      to: 'a@example.com',
      from: 'x',
      subject: 'x',
      language: 'en',
      transport: 'outbox',
      ...secret,
    }))
    await db.mailMessage.createMany({ data: rows })
    expect(await closeKeptMails(2)).toBeGreaterThanOrEqual(3)
    for (const { key } of rows) {
      const row = await db.mailMessage.findUniqueOrThrow({ where: { key } })
      expect(row.html).not.toContain(token)
      expect(openMail(row)).toMatchObject(secret)
    }
    expect(await closeKeptMails(2)).toBe(0)
  })
})

describe('with a mail server', () => {
  let smtp: SmtpServer
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp.stop())

  const settings = () => ({
    SMTP_URL: smtp.url.replace('//', '//user:secret@'),
    MAIL_FROM: 'Kanal <studio@example.com>',
  })

  test('a mail is sent and kept', async () => {
    const { deliverMail, rows } = await open(settings())
    const welcome = mail()
    await deliverMail(welcome)
    const sent = smtp.mails.at(-1)!
    expect(sent).toMatchObject({ from: 'studio@example.com', to: ['asa@example.com'] })
    expect(sent.data).toContain('Auto-Submitted: auto-generated')
    expect(sent.data).toContain('Content-Language: sv')
    expect(sent.data).toMatch(/^From: Kanal <studio@example.com>$/m)
    expect(sent.data).toContain('multipart/alternative')
    expect(await rows(welcome.key)).toMatchObject([
      { transport: 'smtp', from: 'Kanal <studio@example.com>', text: welcome.text },
    ])
  })

  test('a file goes with it, and its name is kept', async () => {
    const { deliverMail, rows } = await open(settings())
    const welcome = mail()
    const content = Buffer.from('%PDF-1.7 of an invoice')
    await deliverMail({
      ...welcome,
      attachments: [{ name: 'INV-2026-00001.pdf', contentType: 'application/pdf', content }],
    })
    const { data } = smtp.mails.at(-1)!
    expect(data).toMatch(/Content-Type: application\/pdf; name=INV-2026-00001.pdf/)
    expect(data).toContain(content.toString('base64'))
    expect(await rows(welcome.key)).toMatchObject([{ attachments: ['INV-2026-00001.pdf'] }])
  })

  test('a mail that can be stopped says where, in one step (RFC 8058)', async () => {
    const { deliverMail } = await open(settings())
    const unsubscribeUrl = `https://kanal.example/unsubscribe/7.message.posted.${'x'.repeat(43)}`
    await deliverMail({ ...mail(), unsubscribeUrl })
    const unfolded = smtp.mails.at(-1)!.data.replace(/\r\n[ \t]+/g, ' ')
    expect(unfolded).toMatch(new RegExp(`^List-Unsubscribe: <${unsubscribeUrl}>\r$`, 'm'))
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    await deliverMail(mail())
    expect(smtp.mails.at(-1)!.data).not.toContain('List-Unsubscribe')
  })

  test('a repeat is not sent again, in one process at once or later', async () => {
    const { deliverMail } = await open(settings())
    const welcome = mail()
    const before = smtp.mails.length
    await Promise.all([deliverMail(welcome), deliverMail(welcome)])
    await deliverMail(welcome)
    expect(smtp.mails.length - before).toBe(1)
  })

  test('a mail that went out but was not recorded goes out under the same Message-ID', async () => {
    const welcome = mail()
    const { deliverMail } = await open(settings())
    await deliverMail(welcome)
    const { db } = await import('../db/db.server')
    await db.mailMessage.deleteMany({ where: { key: welcome.key } })
    await deliverMail(welcome)
    const [first, second] = smtp.mails
      .slice(-2)
      .map(({ data }) => /^Message-ID: (<\w{40}@[\w.]+>)\r$/im.exec(data)?.[1])
    expect(first).toBeDefined()
    expect(second).toBe(first)
  })

  test('a refusal is thrown and nothing kept, so that it can be tried again', async () => {
    const { deliverMail, rows } = await open(settings())
    const welcome = mail()
    smtp.refuseNext('450 4.2.1 Try later')
    await expect(deliverMail(welcome)).rejects.toThrow('450')
    expect(await rows(welcome.key)).toEqual([])
    await deliverMail(welcome)
    expect(await rows(welcome.key)).toHaveLength(1)
  })

  test.each([
    ['550 5.1.1 No such user', 'FinalFailure'],
    ['552 5.2.2 Mailbox full', 'FinalFailure'],
    ['450 4.2.1 Try later', 'Error'],
  ])('%s is a %s', async (line, name) => {
    const { deliverMail } = await open(settings())
    smtp.refuseNext(line)
    await expect(deliverMail(mail())).rejects.toMatchObject({ name })
  })

  test('an address or a subject cannot add recipients or headers', async () => {
    const { deliverMail } = await open(settings())
    await deliverMail({
      ...mail(),
      to: 'asa@example.com, bo@example.com',
      subject: 'Hi\r\nBcc: eve@example.com',
    }).catch(() => undefined)
    await deliverMail({ ...mail(), to: 'asa@example.com\r\nRCPT TO:<eve@example.com>' }).catch(
      () => undefined,
    )
    for (const { to, data } of smtp.mails) {
      expect(to).toHaveLength(1)
      expect(to.join()).not.toContain('<')
      expect(data).not.toMatch(/^Bcc:/im)
    }
  })

  test('neither a body nor an address reaches the log', async () => {
    const { deliverMail } = await open(settings())
    const { log } = await import('../log.server')
    const written = (['info', 'warn', 'error', 'debug', 'trace'] as const).map((level) =>
      vi.spyOn(log, level),
    )
    await deliverMail(mail())
    const lines = JSON.stringify(written.flatMap((level) => level.mock.calls))
    expect(lines).toContain('email delivered')
    expect(lines).not.toContain(BODY)
    expect(lines).not.toContain('asa@example.com')
  })
})
