import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { jobHandlers } from '../background.server'
import { forgetOldRecords } from '../retention/forget-old-records.server'
import {
  MOST_REFERRALS,
  readReferralCode,
  REFERRAL_DAYS,
  standsSince,
  UNCONFIRMED_DAYS,
  writeReferralCode,
} from './waitlist.rules'
import {
  confirmWaitlistEntry,
  countWaitlist,
  findWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  waitlistToken,
  type WaitlistStanding,
} from './waitlist.server'

const NOW = new Date('2026-11-23T12:00:00Z')

beforeEach(async () => {
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
  await db.waitlistEntry.deleteMany()
})

const join = (email: string, by: string | null = null, website = '') =>
  joinWaitlist(
    { name: 'Ada', studioName: `Studio ${email}`, email, privacy: true, by, website },
    'sv',
  )

async function standing(email: string): Promise<WaitlistStanding> {
  const { id } = await db.waitlistEntry.findUniqueOrThrow({ where: { email } })
  return (await findWaitlistEntry(waitlistToken(id)))!
}

async function confirmed(email: string, { at = NOW, by }: { at?: Date; by?: string } = {}) {
  await join(email, by ?? null)
  await confirmWaitlistEntry(await standing(email), at)
  return standing(email)
}

async function mails() {
  await runDueJobs(jobHandlers)
  return (await db.mailMessage.findMany({ orderBy: { id: 'asc' } })).map(
    ({ template, to }) => `${template} ${to}`,
  )
}

describe('the link of a studio', () => {
  test('is made of letters that are read out without mistakes, and read back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const code = writeReferralCode(bytes)
        expect(code).toMatch(/^[a-hj-km-np-z2-9]{10}$/)
        expect(readReferralCode(code)).toBe(code)
      }),
    )
  })

  test.each([
    null,
    '',
    'short',
    'ABCDEFGHJK',
    'abcdefghj\n',
    'abcdefghjkk',
    '__proto__x',
    '0123456789',
  ])('is not %j', (text) => expect(readReferralCode(text)).toBeNull())
})

describe('joining the list', () => {
  test('gives no place before the address is confirmed, and one after', async () => {
    await join('one@studio.example')
    expect(await standing('one@studio.example')).toMatchObject({
      status: 'pending',
      place: null,
      language: 'sv',
    })
    expect(await countWaitlist()).toBe(0)
    expect(await mails()).toEqual(['waitlist-confirm one@studio.example'])
    await confirmWaitlistEntry(await standing('one@studio.example'), NOW)
    expect(await standing('one@studio.example')).toMatchObject({
      status: 'confirmed',
      place: 1,
      confirmedAt: NOW,
    })
    expect(await mails()).toEqual([
      'waitlist-confirm one@studio.example',
      'waitlist-place one@studio.example',
    ])
  })

  test('twice changes nothing of the first, and writes to the address how it stands', async () => {
    const first = await confirmed('one@studio.example')
    await joinWaitlist(
      {
        name: 'Eve',
        studioName: 'Hers',
        email: 'one@studio.example',
        privacy: true,
        by: null,
        website: '',
      },
      'en',
    )
    expect(await standing('one@studio.example')).toEqual(first)
    expect((await mails()).filter((mail) => mail.startsWith('waitlist-place'))).toHaveLength(2)
  })

  test('by several at once makes one entry', async () => {
    await Promise.all(Array.from({ length: 5 }, () => join('one@studio.example')))
    expect(await db.waitlistEntry.count()).toBe(1)
  })

  test('by a robot that fills in what people leave empty keeps and writes nothing', async () => {
    await join('robot@studio.example', null, 'https://buy.example')
    expect([await db.waitlistEntry.count(), await mails()]).toEqual([0, []])
  })
})

describe('the line', () => {
  test('is in the order of confirmation, and confirming again changes no place', async () => {
    const first = await confirmed('one@studio.example', { at: subDays(NOW, 2) })
    await confirmed('two@studio.example', { at: subDays(NOW, 1) })
    expect((await standing('two@studio.example')).place).toBe(2)
    await confirmWaitlistEntry(first, NOW)
    expect((await standing('one@studio.example')).place).toBe(1)
  })

  test('moves up whose link brought others, once each is confirmed and for ten at most', async () => {
    const early = await confirmed('early@studio.example', { at: subDays(NOW, 5) })
    const late = await confirmed('late@studio.example')
    await join('brought-0@studio.example', late.referralCode)
    expect((await standing('late@studio.example')).place).toBe(2)
    for (let index = 0; index < MOST_REFERRALS + 2; index += 1) {
      await confirmed(`brought-${index}@studio.example`, {
        at: after(DAY, NOW),
        by: late.referralCode,
      })
      const { standsSince: since, referrals } = await standing('late@studio.example')
      expect([since, referrals]).toEqual([
        subDays(NOW, REFERRAL_DAYS * Math.min(index + 1, MOST_REFERRALS)),
        index + 1,
      ])
    }
    expect([
      (await standing('late@studio.example')).place,
      (await standing('early@studio.example')).place,
    ]).toEqual([1, 2])
    expect(early.standsSince).toEqual(subDays(NOW, 5))
  })

  test('counts all that a link brought, also at once and from before it was confirmed', async () => {
    await join('late@studio.example')
    const { referralCode } = await standing('late@studio.example')
    await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        confirmed(`brought-${index}@studio.example`, { by: referralCode }),
      ),
    )
    expect((await standing('late@studio.example')).standsSince).toBeNull()
    await confirmWaitlistEntry(await standing('late@studio.example'), NOW)
    expect((await standing('late@studio.example')).standsSince).toEqual(standsSince(NOW, 3))
    await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        confirmed(`more-${index}@studio.example`, { by: referralCode }),
      ),
    )
    expect((await standing('late@studio.example')).standsSince).toEqual(standsSince(NOW, 6))
  })

  test('closes behind one that leaves, whose data goes at once', async () => {
    const first = await confirmed('one@studio.example', { at: subDays(NOW, 1) })
    await confirmed('two@studio.example', { by: first.referralCode })
    await leaveWaitlist(await standing('one@studio.example'))
    expect(await findWaitlistEntry(waitlistToken(first.id))).toBeNull()
    expect(await standing('two@studio.example')).toMatchObject({ place: 1, referredById: null })
  })
})

test('an address that was not confirmed in time is forgotten, and no other', async () => {
  await confirmed('kept@studio.example')
  await join('old@studio.example')
  await join('young@studio.example')
  const age = (email: string, days: number) =>
    db.waitlistEntry.update({ where: { email }, data: { createdAt: subDays(NOW, days) } })
  await age('kept@studio.example', 400)
  await age('old@studio.example', UNCONFIRMED_DAYS + 1)
  await age('young@studio.example', UNCONFIRMED_DAYS - 1)
  await forgetOldRecords(NOW)
  expect(
    (await db.waitlistEntry.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email),
  ).toEqual(['kept@studio.example', 'young@studio.example'])
})

test.each(['', 'x', randomUUID(), `${randomUUID()}.forged`])(
  'a link of %j opens nothing',
  async (token) => expect(await findWaitlistEntry(token)).toBeNull(),
)
