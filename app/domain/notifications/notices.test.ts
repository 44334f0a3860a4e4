import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '~/paths'
import { db, transaction } from '~/platform/db/db.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { noticeMail } from '~/domain/mails/notice-templates.server'
import { noticeWords } from './notice-texts.server'
import { sendNotice } from '~/domain/mails/notice-mails.server'
import { KIND_NAMES, preferencesOf, type NotificationKindName } from './notification.rules'
import { notify } from './notify.server'
import { unsubscribeToken } from './unsubscribe.server'

beforeAll(() => createStudio())

async function buyersOrder() {
  const { orderId } = await paidOrder()
  const { userId, number } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  return { orderId, number, buyer: userId! }
}

/** Somebody of the order's company, which is made when there is none. */
async function colleague(orderId: string, role: 'owner' | 'approver' | 'viewer') {
  const { companyId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const company =
    companyId ??
    (
      await db.company.create({
        data: { name: 'Havn AB', country: 'SE', orders: { connect: { id: orderId } } },
      })
    ).id
  const name = `${role}-${randomUUID()}`
  const user = await db.user.create({
    data: {
      username: name,
      email: `${name}@example.com`,
      name,
      language: 'sv',
      memberships: { create: { companyId: company, role } },
    },
  })
  return user.id
}

async function tell(
  orderId: string,
  kind: NotificationKindName,
  { actorId = null as number | null, key = `${kind}:${randomUUID()}` } = {},
) {
  await transaction((tx) =>
    notify(tx, {
      kind,
      orderId,
      actorId,
      key,
      href: paths.messages({ order: orderId }),
      data: {
        title: 'Home page',
        number: 'K-1',
        amount: 120_000,
        currency: 'SEK',
        date: '2026-11-30',
      },
    }),
  )
  return db.notification.findMany({
    where: { key: { startsWith: `${key}:` } },
    orderBy: { userId: 'asc' },
  })
}

async function mailsOf(notifications: { key: string; id: string }[]) {
  for (const { key, id } of notifications)
    await sendNotice({ key: `notice:${key}`, kind: 'notice', payload: { notificationId: id } })
  const mails = await db.mailMessage.findMany({
    where: { key: { in: notifications.map(({ key }) => `notice:${key}`) } },
    orderBy: { userId: 'asc' },
  })
  return mails.map(openMail)
}

describe('a notice', () => {
  test('reaches the people of the order once, in their languages, and not who caused it', async () => {
    const { orderId, buyer } = await buyersOrder()
    const viewer = await colleague(orderId, 'viewer')
    const author = await colleague(orderId, 'approver')
    const key = `message.posted:${randomUUID()}`
    const told = await tell(orderId, 'message.posted', { actorId: author, key })
    expect(await tell(orderId, 'message.posted', { actorId: author, key })).toEqual(told)
    expect(told.map(({ userId }) => userId)).toEqual([buyer, viewer].sort((a, b) => a - b))
    await mailsOf(told)
    const mails = await mailsOf(told)
    expect(mails).toHaveLength(2)
    expect(mails.find(({ userId }) => userId === viewer)).toMatchObject({
      language: 'sv',
      subject: 'Nytt meddelande från Kanal',
    })
    for (const [index, { text, userId }] of mails.entries()) {
      expect(text).toContain(paths.notification(told[index]!.id))
      expect(text).toContain(paths.unsubscribe(unsubscribeToken(userId!, 'message.posted')))
    }
  })

  test('names its order, whatever its cause made of the number', async () => {
    const { orderId, number } = await buyersOrder()
    const [mail] = await mailsOf(await tell(orderId, 'order.held'))
    expect(mail!.subject).toBe(`Order ${number} is on hold`)
  })

  test('of what waits for an answer goes to those who may give it', async () => {
    const { orderId, buyer } = await buyersOrder()
    await colleague(orderId, 'viewer')
    const approver = await colleague(orderId, 'approver')
    const told = await tell(orderId, 'design.shared')
    expect(told.map(({ userId }) => userId)).toEqual([buyer, approver])
    await db.companyMember.updateMany({ where: { userId: approver }, data: { role: 'viewer' } })
    expect((await mailsOf(told)).map(({ userId }) => userId)).toEqual([buyer])
  })

  test.each([
    [
      'it is read',
      (id: number) =>
        db.notification.updateMany({ where: { userId: id }, data: { readAt: new Date() } }),
    ],
    [
      'its reader is disabled',
      (id: number) => db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
    ],
    ['its reader has left', (id: number) => db.companyMember.deleteMany({ where: { userId: id } })],
    [
      'its reader wants the kind in the app alone',
      (id: number) =>
        db.notificationPreference.create({
          data: { userId: id, kind: 'message.posted', channel: 'mail', enabled: false },
        }),
    ],
  ])('is not mailed when %s', async (_, change) => {
    const { orderId } = await buyersOrder()
    const reader = await colleague(orderId, 'viewer')
    const told = (await tell(orderId, 'message.posted')).filter(({ userId }) => userId === reader)
    expect(told).toHaveLength(1)
    await change(reader)
    expect(await mailsOf(told)).toEqual([])
  })

  test('of a kind that is switched off is not written at all', async () => {
    const { orderId } = await buyersOrder()
    const reader = await colleague(orderId, 'viewer')
    await db.notificationPreference.createMany({
      data: preferencesOf('message.posted', 'off').map((row) => ({ ...row, userId: reader })),
    })
    expect((await tell(orderId, 'message.posted')).map(({ userId }) => userId)).not.toContain(
      reader,
    )
    expect((await tell(orderId, 'order.held')).map(({ userId }) => userId)).toContain(reader)
  })
})

describe('the words of a notice', () => {
  test.each(KIND_NAMES)(
    'of %s leave nothing open in any language, however little is known',
    (kind) => {
      for (const language of ['en', 'sv', 'nl', 'pl'] as const) {
        for (const data of [
          {
            title: 'Home',
            who: 'Ada',
            number: 'K-1',
            amount: 100,
            currency: 'EUR',
            date: '2026-11-30T10:00:00Z',
          },
          { number: 'K-1' },
        ]) {
          const words = Object.values(noticeWords({ kind, data, order: null }, language)).join(' ')
          expect(words).not.toMatch(/\{\{|kinds\.|undefined|Invalid|&amp;/)
        }
      }
    },
  )
})

test('a mail of a milestone promises reminders to those alone who hear of them', async () => {
  const { orderId, buyer } = await buyersOrder()
  const textOf = async (kind: NotificationKindName) => {
    await tell(orderId, kind)
    const { id } = await db.notification.findFirstOrThrow({
      where: { userId: buyer, kind },
      orderBy: { id: 'desc' },
    })
    return (await noticeMail('en', { notificationId: id })).closing?.join(' ')
  }
  const promised = 'We’ll remind you twice before then.'
  expect(await textOf('milestone.submitted')).toContain(promised)
  expect(await textOf('milestone.reminder')).not.toContain(promised)
  await db.notificationPreference.createMany({
    data: preferencesOf('milestone.reminder', 'app').map((row) => ({ ...row, userId: buyer })),
  })
  expect(await textOf('milestone.submitted')).toContain(promised)
  await db.notificationPreference.deleteMany({ where: { userId: buyer } })
  await db.notificationPreference.createMany({
    data: preferencesOf('milestone.reminder', 'off').map((row) => ({ ...row, userId: buyer })),
  })
  expect(await textOf('milestone.submitted')).toBe(
    'If you don’t answer within 14 days, it counts as approved.',
  )
})
