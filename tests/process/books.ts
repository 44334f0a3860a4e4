import { expect, vi } from 'vitest'
import { after, MINUTE } from '~/platform/clock'
import type { Db } from '~/platform/db/db.server'

/** Long enough for the claim of a killed worker to run out. */
const PATIENCE = 60_000

/** A service that can be bought. */
export async function anyProductId(db: Db) {
  const { id } = await db.product.findFirstOrThrow({
    where: { availabilityStatus: 'available', status: 'published' },
    orderBy: { id: 'asc' },
  })
  return id
}

/**
 * Found by what the provider was told, too: a kill may come between its session and our note of it.
 */
export async function orderOfSession(db: Db, sessionId: string) {
  const session = await db.sandboxSession.findUnique({
    where: { id: sessionId },
    select: { clientReferenceId: true },
  })
  return db.order.findFirstOrThrow({
    where: {
      payables: {
        some: {
          OR: [{ id: session?.clientReferenceId ?? '' }, { attempts: { some: { sessionId } } }],
        },
      },
    },
    include: {
      cart: { include: { items: true } },
      payables: {
        orderBy: { position: 'asc' },
        include: {
          payments: { include: { refunds: true } },
          invoice: { include: { lines: true } },
        },
      },
      project: { include: { milestones: true } },
      invoices: true,
      ledger: { include: { entries: true } },
      events: true,
    },
  })
}

/**
 * Resolves when the outbox has nothing left to do within the minute but notices, which wait to be
 * seen; a sweep waits for its hour.
 */
export async function allWorkDone(db: Db) {
  await vi.waitFor(
    async () =>
      expect(
        await db.outboxJob.findMany({
          where: {
            status: { not: 'sent' },
            kind: { not: 'notice' },
            availableAt: { lt: after(MINUTE) },
          },
        }),
      ).toEqual([]),
    {
      timeout: PATIENCE,
      interval: 100,
    },
  )
}

const sum = (amounts: { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

/**
 * The order of a paid session has all that the payment makes, each thing once (business.md,
 * Onboarding).
 */
export async function expectOnboardedOnce(db: Db, sessionId: string, gateway = 'sandbox') {
  const order = await orderOfSession(db, sessionId)
  const first = order.payables[0]!
  expect(order).toMatchObject({ status: 'awaiting_brief', cart: { status: 'converted' } })
  expect(first).toMatchObject({
    status: 'paid',
    payments: [{ status: 'succeeded', amount: first.amount, refunds: [] }],
  })
  expect(order.invoices).toMatchObject([
    { payableId: first.id, total: first.amount, net: first.net, vat: first.vat },
  ])
  expect(order.invoices[0]!.net).toBe(
    first.invoice!.lines.reduce((total, { net }) => total + net, 0),
  )
  expect(order.project?.userId).toBe(order.userId)
  expect(order.project?.milestones.length).toBeGreaterThan(0)
  expect(sum(order.payables)).toBe(order.total)

  expect(order.ledger).toHaveLength(1)
  const { entries } = order.ledger[0]!
  expect(sum(entries)).toBe(0)
  expect(entries.find(({ account }) => account === `gateway:${gateway}`)?.amount).toBe(first.amount)

  const told = order.events.filter(({ visibility }) => visibility === 'client')
  const kinds = told.map(({ kind }) => kind).sort()
  expect(kinds).toEqual([
    'order.awaiting_brief',
    'order.confirmed',
    'order.placed',
    'payable.paid',
    'project.created',
  ])
  expect(await db.user.count({ where: { email: order.email } })).toBe(1)
  expect(await db.accountLink.count({ where: { userId: order.userId! } })).toBe(1)
}

/** As `expectOnboardedOnce`, and its one mail is out. */
export async function expectWelcomedOnce(db: Db, sessionId: string) {
  await expectOnboardedOnce(db, sessionId)
  const { id, email } = await orderOfSession(db, sessionId)
  expect(await db.mailMessage.findMany({ where: { to: email }, select: { key: true } })).toEqual([
    { key: `welcome:${id}` },
  ])
}

/** Nothing is booked for a session, and its buyer has had no mail but those of `templates`. */
export async function expectNothingBooked(db: Db, sessionId: string, templates: string[] = []) {
  const order = await orderOfSession(db, sessionId)
  expect(
    order.payables.flatMap(({ payments }) =>
      payments.filter(({ status }) => status === 'succeeded'),
    ),
  ).toEqual([])
  expect(order).toMatchObject({ invoices: [], project: null, ledger: [] })
  expect(await db.user.count({ where: { email: order.email } })).toBe(0)
  expect(
    await db.mailMessage.count({ where: { to: order.email, template: { notIn: templates } } }),
  ).toBe(0)
}

/**
 * Every booking adds up to nothing, and the numbers of each series (one a studio for its invoices,
 * one for its orders) have no gap and no double.
 */
export async function expectSoundBooks(db: Db) {
  for (const { entries } of await db.ledgerTransaction.findMany({ include: { entries: true } }))
    expect(sum(entries)).toBe(0)
  const [invoices, orders] = await Promise.all([
    db.invoice.findMany({ select: { number: true } }),
    db.order.findMany({ select: { number: true } }),
  ])
  for (const [series, places] of placesBySeries([...invoices, ...orders]))
    expect(places, series).toEqual(Array.from(places, (_, index) => index + 1))
}

/**
 * The last part of each number, ascending, by what stands before it: `K7-2026` of `K7-2026-0001`.
 */
function placesBySeries(rows: { number: string }[]) {
  const found = new Map<string, number[]>()
  for (const { number } of rows) {
    const series = number.slice(0, number.lastIndexOf('-'))
    found.set(series, [...(found.get(series) ?? []), Number(number.slice(series.length + 1))])
  }
  return [...found].map(([series, places]) => [series, places.sort((a, b) => a - b)] as const)
}
