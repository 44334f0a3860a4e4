import { isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { after, DAY, HOUR } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { sandboxGateway, sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import {
  closeSandboxDispute,
  failSandboxRefund,
  openSandboxDispute,
} from '~/platform/payments/sandbox-refunds.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { createCoupon, usesOf, visitorWithCoupon } from '../../../tests/factories/coupon'
import { tellWebhook } from '../../../tests/factories/webhook'
import { checkoutInput, createProduct, createStudio } from '../../../tests/factories/purchase'
import { ADMIN, balancesOf, readOrder } from '../../../tests/factories/running-order'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { holdOrder, resumeOrder } from '~/domain/fulfillment/hold-order.server'
import { paymentState } from '../orders/order.rules'
import { ORDER_STATUSES } from '../ground/machines.rules'
import { endPayLinks, remindOfPayLinks } from './pay-links.server'
import { remindOfPayables } from '../orders/payables.server'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { confirmWithdrawal, declareWithdrawal } from '~/domain/cancellations/withdrawal.server'
import type { Participant } from '../people/participant.rules'
import { staffMember } from '../people/participant.server'
import { sendBrief } from '../projects/brief.server'
import { acceptChange, askForChange, declineChange, priceChange } from '../projects/changes.server'
import { changeAmounts } from '../projects/change.rules'
import {
  approveMilestone,
  followUpReviews,
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from '../projects/milestones.server'
import { refundable } from './refund.rules'
import { backOf } from '~/domain/orders/refund-state.rules'
import { getStudioOrder, readAdminOrder } from '~/domain/fulfillment/admin-order.server'
import { expireAttempts, settleSession } from './checkout.server'
import { payPayable } from './pay-payable.server'
import { approveRefund, cancelRefund, requestRefund, sendRefund } from './refunds.server'

/** How many sequences are tried; the nightly run sets more. */
const SEQUENCES = Number(process.env.KANAL_SEQUENCES ?? 20)
const PER_SEQUENCE = 10_000

/** What a rule may refuse without anything being wrong. */
const REFUSALS = [
  'moved',
  'refund.tooMuch',
  'refund.disputed',
  'refund.notPaid',
  'refund.sameAdmin',
  'refund.notWaiting',
  'refund.changed',
  'withdrawal.closed',
  'checkout.totalChanged',
  'checkout.couponLost',
  'change.sum',
] as const

type Order = Awaited<ReturnType<typeof readOrder>>
/** How often the coupon of each sequence can be used. */
const USE_LIMIT = 2
const CLIENT = { type: 'client', id: 77 } as const

const sessionsOf = (orderId: string) =>
  db.checkoutAttempt.findMany({
    where: { payable: { orderId }, sessionId: { not: null } },
    orderBy: { createdAt: 'asc' },
  })
const paymentsOf = (order: Order) => order.payables.flatMap(({ payments }) => payments)
const pick = <T>(list: T[], seed: number) => list[seed % Math.max(1, list.length)]

async function tell(kind: 'session' | 'refund' | 'dispute', id: string, type: string) {
  const { body, signature } = signSandboxEvent(await sandboxObject({ kind, id }), type)
  await tellWebhook({ body, signature })
}

const NEXT_STEPS: Record<string, typeof startMilestone> = {
  funded: startMilestone,
  in_progress: submitMilestone,
  submitted: approveMilestone,
  changes_requested: resumeMilestone,
}

/**
 * What buyer, provider, admin and timers can do with an order; each takes a number that it chooses
 * by.
 */
const actions = {
  async pay({ id }: Order, seed: number) {
    const attempt = pick(await sessionsOf(id), seed)
    if (attempt)
      await paySandboxSession(
        attempt.sessionId!,
        'card',
        seed % 5 === 0 ? 'failure' : seed % 3 === 0 ? 'delayed_success' : 'success',
      )
  },
  async payFailing({ id }: Order, seed: number) {
    const attempt = pick(await sessionsOf(id), seed)
    if (attempt) await paySandboxSession(attempt.sessionId!, 'klarna', 'delayed_failure')
  },
  async tellOfSession({ id }: Order, seed: number) {
    const attempt = pick(await sessionsOf(id), seed)
    const type = pick(
      ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'],
      seed,
    )
    if (attempt) await tell('session', attempt.sessionId!, `checkout.session.${type}`)
  },
  async comeBack({ id }: Order, seed: number) {
    const attempt = pick(await sessionsOf(id), seed)
    if (attempt) await settleSession(attempt.sessionId!)
  },
  /** As it goes when nothing goes wrong. */
  async payDue(order: Order) {
    const due = order.payables.find(({ status }) => ['open', 'past_due'].includes(status))
    const paying = due && (await payPayable(due.id))
    const [attempt] = due
      ? await db.checkoutAttempt.findMany({ where: { liveKey: due.id, sessionId: { not: null } } })
      : []
    if (!paying || !attempt) return
    await paySandboxSession(attempt.sessionId!, 'card', 'success')
    await settleSession(attempt.sessionId!)
  },
  async openShare(order: Order) {
    const share = order.payables.find(({ status }) => status === 'open' || status === 'past_due')
    if (share) await payPayable(share.id)
  },
  async briefIn({ id }: Order) {
    await transaction((tx) => sendBrief(tx, id, CLIENT))
  },
  async work({ project }: Order, seed: number) {
    const milestone = pick(project?.milestones ?? [], seed)
    const step = pick(
      [startMilestone, submitMilestone, approveMilestone, resumeMilestone],
      Math.floor(seed / 7),
    )!
    if (milestone) await step(milestone.id, ADMIN)
  },
  async workOn({ project }: Order) {
    const milestone = project?.milestones.find(({ status }) => status in NEXT_STEPS)
    if (milestone) await NEXT_STEPS[milestone.status]!(milestone.id, ADMIN)
  },
  async wantChanges({ project }: Order, seed: number) {
    const milestone = pick(project?.milestones ?? [], seed)
    if (milestone) await requestChanges(milestone.id, 'More blue', CLIENT)
  },
  async askRefund(order: Order, seed: number) {
    const payment = pick(paymentsOf(order), seed)
    if (payment)
      await transaction((tx) =>
        requestRefund(tx, {
          paymentId: payment.id,
          amount: 1 + (seed % payment.amount),
          reason: 'goodwill',
          actor: ADMIN,
        }),
      )
  },
  /** All that is left of a payment goes back at once. */
  async refundAll(order: Order, seed: number) {
    const payment = pick(paymentsOf(order), seed)
    if (!payment) return
    const asked = { reason: 'goodwill', actor: ADMIN } as const
    const amount = refundable(payment, payment.refunds)
    const refundId = await transaction((tx) =>
      requestRefund(tx, { paymentId: payment.id, amount, ...asked }),
    )
    if ((await approveRefund(refundId, 1)) === 'second-approval') await approveRefund(refundId, 2)
    await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
  },
  async decideRefund(order: Order, seed: number) {
    const refund = pick(
      paymentsOf(order).flatMap(({ refunds }) => refunds),
      seed,
    )
    if (refund)
      await (seed % 4 === 0 ? cancelRefund(refund.id, 1) : approveRefund(refund.id, 1 + (seed % 2)))
  },
  async sendRefunds(order: Order) {
    for (const { id } of paymentsOf(order).flatMap(({ refunds }) => refunds))
      await sendRefund({ key: '', kind: 'refund', payload: { refundId: id } })
  },
  async tellOfRefund(order: Order, seed: number) {
    const refund = pick(
      paymentsOf(order).flatMap(({ refunds }) =>
        refunds.filter(({ gatewayRefundId }) => gatewayRefundId),
      ),
      seed,
    )
    if (refund) await tell('refund', refund.gatewayRefundId!, 'refund.updated')
  },
  /** A bank sends money back that had arrived. */
  async sendRefundBack(order: Order, seed: number) {
    const refund = pick(
      paymentsOf(order)
        .flatMap(({ refunds }) => refunds)
        .filter(({ status, gatewayRefundId }) => status === 'succeeded' && gatewayRefundId),
      seed,
    )
    if (!refund) return
    await failSandboxRefund(refund.gatewayRefundId!)
    await tell('refund', refund.gatewayRefundId!, 'refund.failed')
  },
  /** The payable is paid from two payment pages. */
  async payAgain(order: Order) {
    const paid = order.payables.find(({ status, amount }) => status === 'paid' && amount > 0)
    if (!paid) return
    const { id: attemptId } = await db.checkoutAttempt.create({
      data: {
        ...{ payableId: paid.id, gateway: 'sandbox', status: 'expired' },
        expiresAt: after(HOUR),
      },
    })
    const { id: sessionId } = await sandboxGateway.createSession({
      ...{ attemptId, payableId: paid.id, email: order.email, language: 'en' },
      ...{ currency: paid.currency, items: [{ name: 'Again', amount: paid.amount }] },
      ...{ successUrl: '', cancelUrl: '', expiresAt: after(HOUR) },
    })
    await paySandboxSession(sessionId, 'card', 'success')
    await settleSession(sessionId)
  },
  async dispute(order: Order, seed: number) {
    const payment = pick(
      paymentsOf(order).filter(({ status }) => status === 'succeeded'),
      seed,
    )
    if (payment) await openSandboxDispute(payment.gatewayPaymentId, after(DAY))
  },
  async decideDispute(order: Order, seed: number) {
    const payment = pick(paymentsOf(order), seed)
    if (payment)
      await closeSandboxDispute(payment.gatewayPaymentId, seed % 2 === 0 ? 'won' : 'lost')
  },
  async tellOfDispute(order: Order) {
    const ids = paymentsOf(order).map(({ gatewayPaymentId }) => gatewayPaymentId)
    for (const { id } of await db.sandboxDispute.findMany({
      where: { paymentIntentId: { in: ids } },
    }))
      await tell('dispute', id, 'charge.dispute.closed')
  },
  async withdraw({ id }: Order, seed: number) {
    await declareWithdrawal(id, { name: 'Mila', email: 'mila@example.com' }, CLIENT)
    if (seed % 3 > 0) await confirmWithdrawal(id, CLIENT)
  },
  async agreeChange({ id, project, userId }: Order, seed: number) {
    const change =
      project && pick(await db.changeRequest.findMany({ where: { projectId: project.id } }), seed)
    const client: Participant = { side: 'client', userId: userId!, companies: [] }
    if (!project) return
    if (!change || seed % 4 === 0)
      await askForChange(client, id, { title: 'More', description: 'Much more', key: randomUUID() })
    else if (change.status === 'requested')
      await priceChange(staffMember(1), change.id, {
        net: seed % 3 === 0 ? 0 : seed % 50_000,
        workingDays: seed % 5,
        answer: '',
      })
    else
      await (seed % 5 === 0
        ? declineChange(client, change.id, '')
        : acceptChange(client, change.id))
  },
  async hold({ id }: Order, seed: number) {
    await transaction((tx) =>
      seed % 3 === 0 ? holdOrder(tx, id, 'Waiting for texts', ADMIN) : resumeOrder(tx, id, ADMIN),
    )
  },
  async cancel({ id }: Order) {
    await cancelOrder(id, 'Agreed', ADMIN)
  },
  async orderWithTheCoupon({ coupon, lines }: Order) {
    const visitor = await visitorWithCoupon(lines[0]!.productId, coupon!.code).catch(() => null)
    if (visitor) await placeOrder({ visitor, userId: null, language: 'en' }, checkoutInput())
  },
  async waitAWeek() {
    await remindOfPayLinks(after(6 * DAY))
    await endPayLinks(after(8 * DAY))
  },
  async waitAnHour() {
    const settlesAt = new Date(Date.now() - HOUR)
    await db.sandboxSession.updateMany({ where: { settlesAt: { not: null } }, data: { settlesAt } })
    await db.sandboxRefund.updateMany({ data: { settlesAt } })
    await expireAttempts(after(2 * HOUR))
  },
  async waitTwoWeeks() {
    await remindOfPayables(after(15 * DAY))
    await followUpReviews(after(15 * DAY))
  },
}
const names = Object.keys(actions) as (keyof typeof actions)[]
/**
 * What brings an order on comes more often: the deep states are as well looked at as the first
 * ones.
 */
const OFTEN = [
  'payDue',
  'briefIn',
  'agreeChange',
  'workOn',
  'workOn',
  'sendRefunds',
  'refundAll',
  'sendRefundBack',
  'tellOfRefund',
  'tellOfSession',
] as const

const isReceived = ({ status }: { status: string }) =>
  !['processing', 'failed', 'cancelled', 'requires_action'].includes(status)

/** What holds of an order whatever was done to it (business.md, Ledger and Payable). */
async function expectSound(orderId: string) {
  const order = await readOrder(orderId)
  const payments = paymentsOf(order)
  for (const { entries } of order.ledger)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  for (const { status, payments: own, invoice, amount } of order.payables) {
    expect(Boolean(invoice)).toBe(status === 'paid')
    if (status === 'paid') expect(own.length > 0).toBe(amount > 0)
  }
  for (const { amount, refundedAmount, refunds } of payments) {
    const back = refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, refund) => sum + refund.amount, 0)
    expect(refundedAmount).toBe(back)
    expect(refundedAmount).toBeLessThanOrEqual(amount)
  }
  for (const { total, creditNotes } of order.invoices) {
    expect(creditNotes.reduce((sum, note) => sum + note.total, 0)).toBeLessThanOrEqual(total)
  }
  expect(order.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
  expect(order.lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(order.discount)
  const received = payments.filter(isReceived)
  const held = received
    .filter(({ status }) => status === 'disputed')
    .reduce((sum, { amount }) => sum + amount, 0)
  const kept = received.reduce(
    (sum, { amount, refundedAmount }) => sum + amount - refundedAmount,
    0,
  )
  const { 'gateway:sandbox': provider = 0, disputes = 0 } = await balancesOf(orderId)
  const { vat = 0, 'owed-to-buyers': owed = 0 } = await balancesOf(orderId)
  const total = (rows: { total: number }[]) => rows.reduce((sum, row) => sum + row.total, 0)
  const notes = order.invoices.flatMap(({ creditNotes }) => creditNotes)
  const own = received.filter(({ surplus }) => !surplus)
  const surplus = received.filter((payment) => payment.surplus)
  // Documents and ledger say the same: what is credited and not sent, and every surplus, is owed.
  expect(0 - owed).toBe(
    total(notes) -
      backOf(own) +
      surplus.reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0),
  )
  const vatOf = (rows: { vat: number }[]) => rows.reduce((sum, row) => sum + row.vat, 0)
  expect(0 - vat).toBe(vatOf(order.invoices) - vatOf(notes))
  await expectSoundRevenue(order)
  for (const { payments: ofPayable, status, amount } of order.payables)
    expect(ofPayable.filter(isReceived).filter((payment) => !payment.surplus)).toHaveLength(
      status === 'paid' && amount > 0 ? 1 : 0,
    )
  // At the turn of the year in Gothenburg, whatever year it is by UTC.
  for (const { number, issuedAt } of [...order.invoices, ...notes])
    expect(number).toContain(`-${formatIsoDay(issuedAt).slice(0, 4)}-`)
  if (order.reverseCharge) expect(vat).toBe(0)
  // The pages follow the same money.
  const said = (await readAdminOrder(await getStudioOrder(orderId))).payment
  const back = backOf(own)
  expect(said === 'refunded').toBe(back > 0 && back === total(order.invoices))
  if (back > 0) expect(said).not.toBe('full')
  expect(provider + disputes).toBe(kept)
  expect(disputes).toBe(held)
  expect(ORDER_STATUSES).toContain(order.status)
  if (order.withdrawals.some(({ confirmedAt }) => confirmedAt))
    expect(['withdrawal_requested', 'withdrawn']).toContain(order.status)
  const paid = order.payables
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
  expect(Boolean(order.project)).toBe(paymentState(order.total, paid) !== 'none')
  await expectSoundChanges(order)
  const begun =
    order.project?.milestones.filter(({ status }) => !['planned', 'payable'].includes(status)) ?? []
  const funded = new Set(
    order.payables.filter(({ status }) => status === 'paid').map(({ id }) => id),
  )
  expect(begun.every(({ payableId }) => payableId && funded.has(payableId))).toBe(true)
}

/** What is prepaid or earned is what is invoiced and not credited, and nothing is prepaid for ever. */
async function expectSoundRevenue({ id, status, invoices, project }: Order) {
  const { prepayments = 0, revenue = 0 } = await balancesOf(id)
  const nets = (rows: { net: number }[]) => rows.reduce((sum, { net }) => sum + net, 0)
  const notes = invoices.flatMap(({ creditNotes }) => creditNotes)
  expect(0 - prepayments - revenue).toBe(nets(invoices) - nets(notes))
  expect(Math.max(prepayments, revenue)).toBeLessThanOrEqual(0)
  const approved = project?.milestones.filter(({ approvedAt }) => approvedAt) ?? []
  if (approved.length === 0 && !['cancelled', 'withdrawn'].includes(status)) expect(revenue).toBe(0)
}

/**
 * What holds of what was agreed beyond the order: owed once it is ordered, at its price and the
 * order's VAT, and worked for once it is paid.
 */
async function expectSoundChanges({ id, vatRate, payables }: Order) {
  const changes = await db.changeRequest.findMany({
    where: { project: { orderId: id } },
    include: { payable: true },
  })
  for (const { status, net, payable, startedAt } of changes) {
    expect(Boolean(payable)).toBe(status === 'accepted' && changeAmounts(net!, vatRate).amount > 0)
    if (payable)
      expect(payable).toMatchObject({ ...changeAmounts(net!, vatRate), kind: 'change_request' })
    expect(startedAt !== null).toBe(
      status === 'accepted' && (!payable || payable.status === 'paid'),
    )
  }
  expect(payables.filter(({ kind }) => kind === 'change_request')).toHaveLength(
    changes.filter(({ payable }) => payable).length,
  )
}

/**
 * What holds of a coupon: its uses are those of its orders which are paid or may still be, and
 * never too many.
 */
async function expectSoundCoupon(id: string) {
  const { uses, held } = await usesOf(id)
  expect(uses).toBe(held)
  expect(uses).toBeLessThanOrEqual(USE_LIMIT)
  const over = { status: { in: ['expired' as const, 'cancelled' as const] }, confirmedAt: null }
  expect(await db.order.count({ where: { couponId: id, couponCounted: true, ...over } })).toBe(0)
  const uncounted = await db.order.findMany({
    where: { couponId: id, couponCounted: false, NOT: over },
    include: { events: { where: { kind: 'order.coupon_over_limit' } } },
  })
  expect(uncounted.filter(({ events }) => events.length === 0)).toEqual([])
}

const COMPANY = { companyName: 'Brug BV', vatNumber: 'NL123456789B01' }
const BY_LINK = { payBy: 'link', payerEmail: 'ada@payer.example' } as const

/** An order with the coupon: of a person or a company, to be paid at once or by somebody else. */
async function placeFirst(
  productId: number,
  code: string,
  by: { linked: boolean; company: boolean },
) {
  const visitor = await visitorWithCoupon(productId, code)
  const input = checkoutInput({ ...(by.linked && BY_LINK), ...(by.company && COMPANY) })
  const placement = await placeOrder({ visitor, userId: null, language: 'en' }, input)
  if (placement.kind !== 'pay') return placement.orderId
  const { payable } = await db.checkoutAttempt.findUniqueOrThrow({
    where: { sessionId: placement.url.split('/').at(-1)! },
    include: { payable: true },
  })
  return payable.orderId
}

/** So that the timers of the next sequence find nothing of this one. */
async function putAway(orderId: string) {
  await db.order.update({ where: { id: orderId }, data: { status: 'closed' } })
  await db.payable.updateMany({
    where: { orderId, status: { in: ['draft', 'open', 'past_due'] } },
    data: { status: 'void' },
  })
  await db.checkoutAttempt.updateMany({
    where: { payable: { orderId }, liveKey: { not: null } },
    data: { status: 'cancelled', liveKey: null },
  })
}

let productIds: number[]

beforeAll(async () => {
  await createStudio()
  const products = [
    await createProduct({ price: 99_999 }),
    await createProduct({ price: 120_001, milestones: [30, 40, 30] }),
  ]
  productIds = products.map(({ id }) => id)
})

test(
  `any of ${SEQUENCES} sequences of buyer, provider, admin and timers leaves a sound order`,
  { timeout: 60_000 + SEQUENCES * PER_SEQUENCE },
  async () => {
    const step = fc.tuple(fc.constantFrom(...names, ...OFTEN, ...OFTEN), fc.nat(1_000_000))
    const sequence = fc.array(step, { minLength: 8, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(
        fc.nat(1),
        fc.record({ linked: fc.boolean(), company: fc.boolean() }),
        fc.constantFrom(33, 33, 33, 100),
        fc.nat(3),
        sequence,
        async (product, by, percentOff, paid, steps) => {
          const coupon = await createCoupon({ percentOff, useLimit: USE_LIMIT })
          const orderId = await placeFirst(productIds[product]!, coupon.code, by)
          if (paid > 0) await actions.payDue(await readOrder(orderId))
          for (const [name, seed] of steps) {
            try {
              await actions[name](await readOrder(orderId), seed)
            } catch (error) {
              if (!isRefusal(error, ...REFUSALS)) throw error
            }
          }
          await expectSound(orderId)
          await expectSoundCoupon(coupon.id)
          await putAway(orderId)
        },
      ),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
  },
)
