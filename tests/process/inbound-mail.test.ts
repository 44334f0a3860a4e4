import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replyAddress } from '../../app/domain/mails/reply-address.server'
import { openTicket } from '~/domain/tickets/write-ticket.server'
import { adminPaths } from '../../app/paths/admin'
import { after, MINUTE } from '~/platform/clock'
import { signBody } from '~/platform/crypto/signed-body.server'
import { db } from '~/platform/db/db.server'
import { Visitor } from '../setup/visitor'

/** The app reads its settings when it is loaded, which comes after this. */
const { DOMAIN, SECRET } = vi.hoisted(() => {
  const settings = { DOMAIN: 'reply.kanal.example', SECRET: 'a-secret-of-the-mail-provider-alone' }
  Object.assign(process.env, {
    INBOUND_MAIL_DOMAIN: settings.DOMAIN,
    INBOUND_MAIL_SECRET: settings.SECRET,
  })
  return settings
})

const provider = new Visitor()
let client: { id: number; email: string }
let orderId: string

beforeAll(async () => {
  client = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  orderId = (
    await db.order.findFirstOrThrow({ where: { userId: client.id, threads: { some: {} } } })
  ).id
})

beforeEach(() => db.rateLimit.deleteMany())

interface Mail {
  to: string | string[]
  from: string
  subject: string
  text: string
  messageId: string
}

/**
 * An answer of the client's to the order's conversation, as docs/operations.md says that a provider
 * hands it over.
 */
function mailWith(changes: Partial<Mail> = {}): Mail {
  return {
    to: replyAddress({ kind: 'order', id: orderId, userId: client.id })!,
    from: `Kinga Nowak <${client.email}>`,
    subject: 'Re: your order',
    text: 'Yes, go on.',
    messageId: `<${randomUUID()}@mail.example>`,
    ...changes,
  }
}

async function post(body: string, signature: string) {
  const answer = await provider.fetch('/inbound/mail', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(signature && { 'Inbound-Signature': signature }),
    },
  })
  return { status: answer.status, told: await answer.json() }
}

const handOver = (mail: Mail) => post(JSON.stringify(mail), signBody(SECRET, JSON.stringify(mail)))
const messages = () =>
  db.message.findMany({ where: { threadId: orderId }, orderBy: { createdAt: 'asc' } })

/** What was written into the conversation meanwhile. */
async function writtenDuring(act: () => Promise<unknown>) {
  const before = await messages()
  await act()
  return (await messages()).filter(({ id }) => !before.some((message) => message.id === id))
}

test('the addresses to answer to are of the domain that was set', () => {
  expect(replyAddress({ kind: 'order', id: orderId, userId: client.id })).toMatch(
    new RegExp(`^reply\\+[\\da-z-]+@${DOMAIN}$`),
  )
})

describe('a mail with the right signature', () => {
  test('becomes a message of its sender, without what it quotes, and is read on the page', async () => {
    const text =
      'Blue suits us better.\r\n\r\nKinga\r\n\r\nOn Mon, 2 Nov 2026 at 10:12, Kanal wrote:\r\n> Do you want it blue?\r\n> Or green?\r\n'
    const written = await writtenDuring(async () =>
      expect(await handOver(mailWith({ text }))).toEqual({ status: 200, told: { accepted: true } }),
    )
    expect(written).toMatchObject([
      { authorId: client.id, side: 'client', via: 'mail', body: 'Blue suits us better.\n\nKinga' },
    ])
    const reader = new Visitor()
    await reader.signInAs('admin')
    const page = await reader.get(`/dashboard/admin/orders/${orderId}/messages`)
    const message = `#message-${written[0]!.id}`
    expect(page.textOf(message)).toContain('Blue suits us better.')
    // What it quotes is kept, folded.
    expect(page.textOf(`${message} details`)).toContain('Do you want it blue')
  })

  test('makes one message, however often and at once it is handed over', async () => {
    const mail = mailWith()
    const written = await writtenDuring(async () => {
      const answers = await Promise.all([handOver(mail), handOver(mail)])
      for (const answer of [...answers, await handOver(mail)])
        expect(answer).toEqual({ status: 200, told: { accepted: true } })
    })
    expect(written).toHaveLength(1)
  })

  test('is found among several addressees', async () => {
    const to = [
      'studio@kanal.example',
      `Kanal <${replyAddress({ kind: 'order', id: orderId, userId: client.id })!.toUpperCase()}>`,
    ]
    for (const addressees of [to, to.join(', ')]) {
      expect(await writtenDuring(() => handOver(mailWith({ to: addressees })))).toHaveLength(1)
    }
  })
})

describe('a signature', () => {
  const signatures: [string, (body: string) => string][] = [
    ['that is missing', () => ''],
    ['with another secret', (body) => signBody('b'.repeat(32), body)],
    ['of another body', (body) => signBody(SECRET, `${body} `)],
    ['that is ten minutes old', (body) => signBody(SECRET, body, after(-10 * MINUTE))],
    ['from ten minutes ahead', (body) => signBody(SECRET, body, after(10 * MINUTE))],
    [
      'whose time was moved',
      (body) =>
        signBody(SECRET, body, after(-10 * MINUTE)).replace(
          /^t=\d+/,
          `t=${Math.floor(Date.now() / 1000)}`,
        ),
    ],
    ['that is nonsense', () => 't=,v1='],
  ]
  test.each(signatures)('%s is refused, and nothing is written', async (_, sign) => {
    const body = JSON.stringify(mailWith())
    const written = await writtenDuring(async () =>
      expect((await post(body, sign(body))).status).toBe(400),
    )
    expect(written).toEqual([])
  })

  test('does not make a mail of something else', async () => {
    for (const body of ['', '[]', '{"to":1}', 'not JSON'])
      expect((await post(body, signBody(SECRET, body))).status, body).toBe(422)
  })
})

describe('a mail that is none of the conversation’s', () => {
  const refused = async (changes: Partial<Mail>, reason: string) => {
    const written = await writtenDuring(async () =>
      expect(await handOver(mailWith(changes))).toEqual({
        status: 200,
        told: { accepted: false, reason },
      }),
    )
    expect(written).toEqual([])
  }

  test('is one to an address that was not given, or was changed', async () => {
    const address = replyAddress({ kind: 'order', id: orderId, userId: client.id })!
    const swapped = address.replace(/^(reply\+[\da-z]+-)[\da-z]+-/, '$11-')
    expect(swapped).not.toBe(address)
    for (const to of [
      'studio@kanal.example',
      `reply+@${DOMAIN}`,
      swapped,
      address.replace(DOMAIN, 'elsewhere.example'),
    ])
      await refused({ to }, 'address')
  })

  test('is one from somebody else than the person that the address was given to', async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    for (const from of [email, `${client.email} <${email}>`, 'nobody'])
      await refused({ from }, 'sender')
  })

  test('is one of a stranger with an address of their own for an order that is not theirs', async () => {
    const stranger = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    await refused(
      {
        to: replyAddress({ kind: 'order', id: orderId, userId: stranger.id })!,
        from: stranger.email,
      },
      'order',
    )
  })

  test('is one of somebody of the company who only looks on', async () => {
    const viewer = await db.user.findUniqueOrThrow({ where: { username: 'viewer' } })
    await refused(
      { to: replyAddress({ kind: 'order', id: orderId, userId: viewer.id })!, from: viewer.email },
      'order',
    )
  })

  test('is one with nothing in it', () => refused({ text: '\n \n' }, 'empty'))
})

describe('a mail about a ticket', () => {
  /**
   * A ticket of the client's that the staff has answered on its page, and marked as solved if
   * asked.
   */
  async function answeredTicket({ solved = false } = {}) {
    const { id } = await openTicket(client.id, {
      key: randomUUID(),
      subject: 'The invoice',
      body: 'Where is it?',
    })
    const admin = new Visitor()
    await admin.signInAs('admin')
    const page = await admin.submit(
      await admin.get(adminPaths.ticket(id)),
      'Send and wait for the client',
      { body: 'Under Orders.' },
    )
    if (solved) await admin.submit(page, 'Mark as solved')
    return { id, admin, to: replyAddress({ kind: 'ticket', id, userId: client.id })! }
  }
  const read = (id: string) =>
    db.ticket.findUniqueOrThrow({
      where: { id },
      include: { thread: { include: { messages: { orderBy: { createdAt: 'asc' } } } } },
    })

  test('becomes one reply in it, without what it quotes, however often and at once it is handed over; the staff reads it', async () => {
    const { id, admin, to } = await answeredTicket()
    const mail = mailWith({
      to,
      text: 'Found it, thanks.\n\nOn Mon, 2 Nov 2026 at 10:12, Kanal wrote:\n> We answered your ticket.\n',
    })
    for (const answer of [
      ...(await Promise.all([handOver(mail), handOver(mail)])),
      await handOver(mail),
    ])
      expect(answer).toEqual({ status: 200, told: { accepted: true } })
    const { status, thread } = await read(id)
    expect(status).toBe('open')
    expect(thread.messages.slice(2)).toMatchObject([
      { authorId: client.id, side: 'client', via: 'mail', body: 'Found it, thanks.' },
    ])
    const page = await admin.get(adminPaths.ticket(id))
    expect(page.textOf('main')).toContain('Found it, thanks.')
    expect(page.textOf('main article details, main li details')).toContain(
      'We answered your ticket.',
    )
  })

  test('opens a solved ticket again', async () => {
    const { id, to } = await answeredTicket({ solved: true })
    expect((await read(id)).status).toBe('resolved')
    expect((await handOver(mailWith({ to }))).told).toEqual({ accepted: true })
    expect((await read(id)).status).toBe('open')
  })

  test('is refused from anybody but the person of the ticket, and with an address that was changed', async () => {
    const { id, to } = await answeredTicket()
    const stranger = await db.user.findUniqueOrThrow({ where: { username: 'viewer' } })
    const theirs = replyAddress({ kind: 'ticket', id, userId: stranger.id })!
    expect((await handOver(mailWith({ to, from: stranger.email }))).told).toEqual({
      accepted: false,
      reason: 'sender',
    })
    expect((await handOver(mailWith({ to: theirs, from: stranger.email }))).told).toEqual({
      accepted: false,
      reason: 'ticket',
    })
    expect(
      (await handOver(mailWith({ to: to.replace(/-[\da-z]{16}@/, '-0000000000000000@') }))).told,
    ).toEqual({ accepted: false, reason: 'address' })
    expect((await read(id)).thread.messages).toHaveLength(2)
  })
})

test('the address takes nothing but what is posted', async () => {
  const answer = await provider.fetch('/inbound/mail')
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('mails that only claim to be from a person keep that person from nothing', async () => {
  for (let count = 0; count < 61; count++)
    expect(await handOver(mailWith({ to: `anybody-${count}@${DOMAIN}` }))).toEqual({
      status: 200,
      told: { accepted: false, reason: 'address' },
    })
  expect((await handOver(mailWith())).told).toEqual({ accepted: true })
})

test('sixty mails of one person an hour are taken; the provider keeps the next one for later', async () => {
  for (let count = 0; count < 60; count++)
    expect((await handOver(mailWith({ text: '> quoted' }))).status).toBe(200)
  const body = JSON.stringify(mailWith({ from: client.email.toUpperCase() }))
  const answer = await provider.fetch('/inbound/mail', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Inbound-Signature': signBody(SECRET, body) },
  })
  expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
})
