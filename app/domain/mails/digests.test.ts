import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, DAY, HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { collectDigests, collectDigestsDaily, DIGEST_JOB, sendDigest } from './digests.server'
import { holdDigest, saveChoices } from '~/domain/notifications/preferences.server'
import {
  findSubscription,
  setSubscription,
  unsubscribeToken,
} from '~/domain/notifications/unsubscribe.server'

/** A morning, an hour after the mail of the day is due. */
const MORNING = new Date('2026-11-22T08:00:00Z')

async function reader(notices: { kind: string; at?: Date; readAt?: Date }[]) {
  const name = randomUUID()
  const { id } = await db.user.create({
    data: { username: name, email: `${name}@example.com`, name, language: 'nl' },
  })
  for (const { kind, at = after(-3 * HOUR, MORNING), readAt } of notices) {
    await db.notification.create({
      data: {
        key: randomUUID(),
        userId: id,
        kind,
        data: { title: 'Logo.svg', number: 'K-1' },
        href: '/dashboard/files',
        createdAt: at,
        readAt,
      },
    })
  }
  return id
}

const jobs = () => db.outboxJob.findMany({ where: { kind: DIGEST_JOB } })

async function send() {
  for (const job of await jobs()) await sendDigest(job)
  return db.mailMessage.findMany({ where: { template: 'digest' } })
}

beforeEach(async () => {
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
  await db.notification.deleteMany()
})

describe('the mail of a day', () => {
  test('comes in the morning of the zone that its reader chose', async () => {
    const id = await reader([{ kind: 'file.added' }])
    await db.user.update({ where: { id }, data: { timeZone: 'America/New_York' } })
    expect(await collectDigests(MORNING)).toBe(0)
    expect(await collectDigests(after(6 * HOUR, MORNING))).toBe(1)
    expect(await send()).toHaveLength(1)
  })

  test('says what reads the same once', async () => {
    await reader([{ kind: 'file.added' }, { kind: 'file.added' }, { kind: 'order.held' }])
    await collectDigests(MORNING)
    const [mail] = await send()
    const html = load(openMail(mail!).html)
    expect(html('li')).toHaveLength(1)
  })

  test('names what is unread of the kinds that come so, once under many workers', async () => {
    const id = await reader([
      { kind: 'file.added' },
      { kind: 'file.added', readAt: MORNING },
      { kind: 'message.posted' },
      { kind: 'order.held', at: after(HOUR, MORNING) },
    ])
    await saveChoices(id, { 'message.posted': 'digest', 'order.held': 'digest' })
    await Promise.all([collectDigests(MORNING), collectDigests(MORNING), collectDigests(MORNING)])
    await collectDigests(after(10 * HOUR, MORNING))
    expect(await jobs()).toHaveLength(1)
    await send()
    const [mail, ...others] = await send()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      userId: id,
      language: 'nl',
      subject: '2 nieuwe gebeurtenissen in je projecten',
    })
    expect(mail!.text).toContain('Nieuw bestand: Logo.svg')
    expect(openMail(mail!).text).toContain(unsubscribeToken(id, 'digest'))
  })

  test('names a thing on one day alone, and the next day what came since', async () => {
    const id = await reader([{ kind: 'file.added' }])
    await collectDigests(MORNING)
    await db.notification.create({
      data: {
        key: randomUUID(),
        userId: id,
        kind: 'file.added',
        data: {},
        href: '/',
        createdAt: after(5 * HOUR, MORNING),
      },
    })
    await collectDigests(after(DAY, MORNING))
    const subjects = (await send()).map(({ subject }) => subject)
    expect(subjects).toEqual(Array(2).fill('1 nieuwe gebeurtenis in je projecten'))
  })

  test('is looked for until nobody waits for it, and then from the next day on', async () => {
    const timer = async (now: Date) => {
      await collectDigestsDaily(now)
      return (await jobs()).length
    }
    await reader([{ kind: 'file.added' }])
    expect([await timer(MORNING), await timer(MORNING)]).toEqual([1, 1])
    await reader([{ kind: 'file.added' }])
    expect([await timer(after(HOUR, MORNING)), await timer(after(DAY, MORNING))]).toEqual([1, 2])
  })

  test.each([
    ['nothing is unread', [{ kind: 'file.added', readAt: MORNING }], undefined],
    ['all of it is mailed at once', [{ kind: 'message.posted' }], undefined],
    ['its reader has stopped it', [{ kind: 'file.added' }], (id: number) => holdDigest(id, true)],
    [
      'its reader is disabled',
      [{ kind: 'file.added' }],
      (id: number) => db.user.update({ where: { id }, data: { disabledAt: MORNING } }),
    ],
    [
      'what it would tell is older than a week',
      [{ kind: 'file.added', at: after(-8 * DAY, MORNING) }],
      undefined,
    ],
  ])('does not come when %s', async (_, notices, change) => {
    const id = await reader(notices)
    await change?.(id)
    await collectDigests(MORNING)
    expect(await send()).toEqual([])
  })

  test('is not sent when its reader was quicker', async () => {
    const id = await reader([{ kind: 'file.added' }])
    await collectDigests(MORNING)
    await db.notification.updateMany({ where: { userId: id }, data: { readAt: MORNING } })
    expect(await send()).toEqual([])
  })
})

describe('the link at the end of a mail', () => {
  test.each(['message.posted', 'file.added', 'digest'] as const)(
    'switches %s off and on again, as often as it is pressed',
    async (topic) => {
      const id = await reader([])
      const token = unsubscribeToken(id, topic)
      const mailed = async () => (await findSubscription(token))!.mailed
      for (const wanted of [false, false, true, true, false]) {
        await setSubscription({ userId: id, topic }, wanted)
        expect(await mailed()).toBe(wanted)
      }
    },
  )

  test('is for its own kind and person alone', async () => {
    const [one, other] = [await reader([]), await reader([])]
    await setSubscription({ userId: one, topic: 'message.posted' }, false)
    expect(await findSubscription(unsubscribeToken(other, 'message.posted'))).toMatchObject({
      userId: other,
      mailed: true,
    })
    expect(await findSubscription(unsubscribeToken(one, 'design.shared'))).toMatchObject({
      mailed: true,
    })
    for (const token of ['', 'x.y', `${one}.message.posted`, `${unsubscribeToken(one, 'digest')}x`])
      expect(await findSubscription(token)).toBeNull()
  })
})
