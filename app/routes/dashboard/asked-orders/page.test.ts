import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerField } from '~/domain/projects/project-details.schema'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { jobHandlers } from '~/domain/background.server'
import { paidOrder } from '#tests/factories/running-order'
import { adminPaths } from '~/paths/admin'
import { Visitor } from '#tests/setup/visitor'

const EMAIL = 'client@kanal.example'
let client: Visitor

beforeAll(async () => {
  client = new Visitor()
  await client.signInAs('client')
})
beforeEach(() => db.rateLimit.deleteMany())

const placed = () => paidOrder({ email: EMAIL, name: 'A Stranger' })
const read = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { project: true } })
const ownLink = (id: string) => paths.ownOrder(signLinkToken('order', id))

async function seenBy(who: string, orderId: string) {
  const visitor = new Visitor()
  await visitor.signIn(who, DEMO_PASSWORD)
  const { number } = await read(orderId)
  return (await visitor.get(paths.orders({ order: orderId }))).textOf('main').includes(number)
}

describe('an order that a guest places with the address of an account', () => {
  test('is in nobody’s account before its owner says yes: neither the owner’s nor their company’s', async () => {
    const { orderId } = await placed()
    const order = await read(orderId)
    expect(order).toMatchObject({
      userId: null,
      companyId: null,
      status: 'awaiting_brief',
      project: { userId: null },
    })
    for (const who of ['client', 'approver', 'viewer'])
      expect(await seenBy(who, orderId), who).toBe(false)
    expect(await (await client.fetch('/api/my-orders')).text()).not.toContain(order.number)

    const page = await client.get(paths.askedOrders())
    expect(page.textOf('main')).toContain(order.number)
    await client.submit(page, 'Yes, it’s mine')
    expect(await read(orderId)).toMatchObject({
      userId: (await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).id,
      companyId: null,
      askedUserId: null,
    })
    expect(await seenBy('client', orderId)).toBe(true)
    for (const who of ['approver', 'viewer']) expect(await seenBy(who, orderId), who).toBe(false)
    expect((await new Visitor().get(ownLink(orderId))).status, 'its own link').toBe(404)
  })

  test('joins the company as well when the owner says so', async () => {
    const { orderId } = await placed()
    const page = await client.get(paths.askedOrders())
    const company = page.$('main button[value="company"]').first().text()
    expect(company).toMatch(/^Yes, for /)
    await client.post(paths.askedOrders(), { order: orderId, answer: 'company' })
    for (const who of ['client', 'approver', 'viewer'])
      expect(await seenBy(who, orderId), who).toBe(true)
  })

  test('stays behind its own link alone after a no, and cannot be taken later', async () => {
    const { orderId } = await placed()
    const { number } = await read(orderId)
    await client.post(paths.askedOrders(), { order: orderId, answer: 'no' })
    expect(
      (await client.post(paths.askedOrders(), { order: orderId, answer: 'own' })).text,
    ).toContain('no longer needs your answer')
    expect(await read(orderId)).toMatchObject({ userId: null, askedUserId: null })
    const own = await new Visitor().get(ownLink(orderId))
    expect([own.status, own.heading.includes(number), own.headers.get('Cache-Control')]).toEqual([
      200,
      true,
      'private, no-store',
    ])
    expect(own.textOf('main')).not.toContain('Sign in')
    expect(await seenBy('client', orderId)).toBe(false)
  })

  test('is answered by nobody else', async () => {
    const { orderId } = await placed()
    const other = new Visitor()
    await other.signIn('approver', DEMO_PASSWORD)
    await other.post(paths.askedOrders(), { order: orderId, answer: 'own' })
    await other.post(paths.askedOrders(), { order: 'x', answer: 'own' })
    expect((await other.post(paths.askedOrders(), { order: orderId, answer: 'all' })).status).toBe(
      400,
    )
    expect(await read(orderId)).toMatchObject({ userId: null })
    await client.post(paths.askedOrders(), { order: orderId, answer: 'no' })
  })

  test.each(LANGUAGES)(
    'is told to the owner by mail with the question and the order’s own link, in %s',
    async (language) => {
      const { orderId } = await placed()
      await db.order.update({ where: { id: orderId }, data: { language } })
      await db.outboxJob.updateMany({
        where: { key: `welcome:${orderId}` },
        data: {
          payload: { template: 'welcome', language, to: EMAIL, data: { orderId, linkId: null } },
        },
      })
      while ((await runDueJobs(jobHandlers)) > 0);
      const mail = openMail(
        await db.mailMessage.findUniqueOrThrow({ where: { key: `welcome:${orderId}` } }),
      )
      for (const part of [paths.askedOrders(), ownLink(orderId)]) expect(mail.text).toContain(part)
      expect(mail.text).not.toContain('A Stranger')
    },
  )
})

describe('the brief of an order that is in no account', () => {
  async function openBrief() {
    const { orderId } = await placed()
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
    return { orderId, goals: answerField(lineId, 'goals'), page: ownLink(orderId) }
  }

  test('is answered, kept and sent by its link, told to the studio, and then added to', async () => {
    const { orderId, goals, page } = await openBrief()
    const guest = new Visitor()
    const first = await guest.get(page)
    const empty = await guest.submit(first, 'Send brief')
    expect([empty.status, empty.text.includes('Answer at least one question')]).toEqual([400, true])
    const kept = await guest.submit(first, 'Save for later', { [goals]: 'More bookings' })
    expect([kept.status, kept.path]).toEqual([200, page])
    const elsewhere = await new Visitor().get(page)
    expect(elsewhere.textOf(`#brief-${goals}`)).toBe('More bookings')

    const sent = await guest.submit(kept, 'Send brief')
    expect(sent.text).toContain('We’ve got your brief')
    expect(sent.textOf('#order-brief')).toContain('More bookings')
    expect(await read(orderId)).toMatchObject({ status: 'in_progress', userId: null })
    const noted = await guest.submit(sent, 'Add to the brief', { body: 'With every quay' })
    expect([noted.status, noted.text.includes('Added to the brief.')]).toEqual([200, true])
    expect((await guest.get(page)).textOf('#order-brief')).toContain('A Stranger')

    const admin = new Visitor()
    await admin.signInAs('admin')
    const told = await admin.get(adminPaths.orderPart(orderId, 'details'))
    for (const words of ['More bookings', 'With every quay', 'A Stranger'])
      expect(told.textOf('main')).toContain(words)
  })

  test('keeps what two browsers typed, and takes what is typed after it was sent as an addition', async () => {
    const { goals, page } = await openBrief()
    const [mine, yours] = [new Visitor(), new Visitor()]
    const [early, late] = [await mine.get(page), await yours.get(page)]
    await mine.submit(early, 'Save for later', { [goals]: 'More bookings' })
    const clash = await yours.submit(late, 'Save for later', { [goals]: 'More readers' })
    expect([clash.status, clash.textOf(`#brief-${goals}`)]).toEqual([409, 'More readers'])
    expect(clash.textOf('#order-brief dl')).toContain('More bookings')
    await mine.submit(await mine.get(page), 'Send brief')
    const after = await yours.submit(clash, 'Save for later')
    expect([after.status, after.textOf('#note-body')]).toEqual([
      409,
      'What should be different when this is done? More readers',
    ])
  })

  test('is nobody’s without the link, and no longer the link’s once the order has joined an account', async () => {
    const { orderId, goals, page } = await openBrief()
    const guest = new Visitor()
    const open = await guest.get(page)
    const { orderId: other } = await placed()
    expect(
      (await guest.post(`${page}x`, { intent: 'brief-save', version: '0', [goals]: 'Mine' }))
        .status,
    ).toBe(404)
    await guest.submit(open, 'Save for later', { orderId: other, [goals]: 'Mine' })
    expect(await db.briefAnswer.count({ where: { project: { orderId: other } } })).toBe(0)
    expect((await guest.post(page, { intent: 'accept', changeId: other })).status).toBe(400)
    await client.post(paths.askedOrders(), { order: orderId, answer: 'own' })
    expect((await guest.submit(open, 'Save for later', { [goals]: 'Theirs' })).status).toBe(404)
    expect(
      await db.briefAnswer.findMany({
        where: { project: { orderId } },
        select: { answer: true },
      }),
    ).toEqual([{ answer: 'Mine' }])
    await client.post(paths.askedOrders(), { order: other, answer: 'no' })
  })

  test.each(LANGUAGES)(
    'is led to in %s, from the confirmation and in its mail',
    async (language) => {
      const { orderId, page } = await openBrief()
      const guest = new Visitor({ language })
      const own = await guest.get(page)
      expect(own.$('#order-brief textarea').length).toBeGreaterThan(3)
      expect(own.$(`main a[href="${page}#order-brief"]`)).toHaveLength(1)
      await db.order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
      expect((await guest.get(page)).$(`main a[href="${page}#order-brief"]`)).toHaveLength(0)
    },
  )
})

test('a new address has its account, and so has the next order while nobody has entered it', async () => {
  const email = 'new-here@asked.example'
  for (const { orderId } of [await paidOrder({ email }), await paidOrder({ email })])
    expect(
      await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { user: true } }),
    ).toMatchObject({ user: { email }, askedUserId: null })
})
