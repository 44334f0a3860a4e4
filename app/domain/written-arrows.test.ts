import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import type { CartStatus, CheckoutAttemptStatus, WithdrawalStatus } from '#prisma/sqlite/enums'
import { gateway } from '~/platform/payments/payments.server'
import { createPayee, earn, endStudioDay, orderToWorkOn } from '../../tests/factories/payout'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder, runningOrder } from '../../tests/factories/running-order'
import { movesOf } from '../../tests/factories/moves'
import { cart, onTheList, person } from '../../tests/factories/waiting'
import { abandonCarts } from './cart/abandon-carts.server'
import { mergeCarts } from './cart/merge-carts.server'
import { makeExport } from './data-requests/exports.server'
import { followRefund } from './orders/finish-withdrawal.server'
import { convertCart, giveCartBack } from './orders/order-cart.server'
import { confirmWithdrawal } from './cancellations/withdrawal.server'
import { MILESTONE_STATUSES, PAYOUT_STATUSES, REFUND_STATUSES } from './ground/machines.rules'
import { approveRefund, cancelRefund, sendRefund } from './payments/refunds.server'
import { applySession, endAttempt } from './payments/settle.server'
import { settleRefund } from './payments/settle-refund.server'
import { approvePayout } from './payouts/approve-payout.server'
import { failPayout, markPaid, reversePayout, schedulePayout } from './payouts/payouts.server'
import {
  approveMilestone,
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from './projects/milestones.server'
import { closeQuote } from './quotes/quotes.server'
import { fingerprint } from '~/platform/session/session.server'
import { OWN_STUDIO_ID } from './ground/own-studio'
import { inviteStudio } from './studios/studio-invitation.server'
import { confirmWaitlistEntry, findWaitlistEntry, waitlistToken } from './studios/waitlist.server'
import { makeEndpoint, pauseEndpoint, resumeEndpoint } from './webhooks/endpoints.server'

/*
 * What each command does with a row in each state: it moves along the arrows that are written here,
 * and leaves every other state as it is. The rules’ own tables are in written-arrows.rules.test.ts.
 */

beforeAll(() => createStudio())

const system = { type: 'system' } as const

describe('a cart', () => {
  const STATES: CartStatus[] = ['active', 'checkout_pending', 'converted', 'abandoned', 'merged']
  let orderId: string
  let visitor: string
  let userId: number

  beforeAll(async () => {
    orderId = (await paidOrder()).orderId
  })
  async function make(status: CartStatus) {
    userId = (await person()).id
    const read = await cart(after(-31 * DAY))
    visitor = randomUUID()
    const { id } = await db.cart.findFirstOrThrow({ orderBy: { id: 'desc' } })
    await db.cart.update({
      where: { id },
      data: { status, userId, tokenHash: visitor, updatedAt: after(-31 * DAY) },
    })
    return { id, status: read }
  }
  const ofOrder = (cartId: string) => ({ id: orderId, cartId, visitorHash: visitor })

  test.each([
    ['nobody comes back to', () => abandonCarts(), ['active → abandoned']],
    [
      'is paid for',
      (id: string) =>
        transaction((tx) => convertCart(tx, ofOrder(id), { id: randomUUID(), actor: system })),
      ['active → converted', 'checkout_pending → converted'],
    ],
    [
      'is not paid for after all',
      (id: string) =>
        transaction((tx) => giveCartBack(tx, ofOrder(id), { id: randomUUID(), actor: system })),
      ['checkout_pending → active', 'converted → active'],
    ],
    [
      'belongs to somebody who signs in elsewhere',
      () => mergeCarts(randomUUID(), userId),
      ['active → merged'],
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await movesOf(STATES, make, act)).toEqual(moves)
    },
  )
})

describe('a checkout attempt', () => {
  const STATES: CheckoutAttemptStatus[] = [
    'created',
    'open',
    'processing',
    'paid',
    'failed',
    'expired',
    'cancelled',
  ]
  let told: Awaited<ReturnType<typeof gateway.retrieveSession>>
  let payableId: string

  beforeEach(async () => {
    const placed = await placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    told = await gateway.retrieveSession(placed.sessionId)
    payableId = placed.payableId
    await db.checkoutAttempt.update({
      where: { id: placed.attemptId },
      data: { liveKey: null, status: 'expired' },
    })
  })

  async function make(status: CheckoutAttemptStatus) {
    const { id } = await db.checkoutAttempt.create({
      data: {
        payableId,
        gateway: 'sandbox',
        status,
        sessionId: randomUUID(),
        expiresAt: after(DAY),
      },
    })
    return {
      id,
      status: async () => (await db.checkoutAttempt.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  const tell = (attemptId: string, session: Partial<typeof told>, cause = {}) =>
    applySession(
      { ...told, id: randomUUID(), attemptId, paymentId: randomUUID(), ...session },
      cause,
    )
  const LIVE = ['created', 'open', 'processing']

  test.each([
    [
      'is paid',
      (id: string) => tell(id, { status: 'complete', paymentStatus: 'paid' }),
      ['created', 'open', 'processing', 'failed', 'expired', 'cancelled'].map(
        (from) => `${from} → paid`,
      ),
    ],
    [
      'is done, with the money on its way',
      (id: string) => tell(id, { status: 'complete', paymentStatus: 'unpaid' }),
      ['created → processing', 'open → processing'],
    ],
    ['is open still', (id: string) => tell(id, { status: 'open', paymentStatus: 'unpaid' }), []],
    [
      'expired at the provider',
      (id: string) => tell(id, { status: 'expired', paymentStatus: 'unpaid' }),
      LIVE.map((from) => `${from} → expired`),
    ],
    [
      'failed later',
      (id: string) => tell(id, { status: 'complete', paymentStatus: 'unpaid' }, { failed: true }),
      LIVE.map((from) => `${from} → failed`),
    ],
    [
      'is given up',
      (id: string) => transaction((tx) => endAttempt(tx, id, 'cancelled')),
      LIVE.map((from) => `${from} → cancelled`),
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await movesOf(STATES, make, act)).toEqual(moves)
    },
  )
})

describe('a refund', () => {
  let paymentId: string
  let gatewayPaymentId: string

  beforeEach(async () => {
    const { orderId } = await paidOrder()
    ;({ id: paymentId, gatewayPaymentId } = (await readOrder(orderId)).payables[0]!.payments[0]!)
  })

  async function make(status: (typeof REFUND_STATUSES)[number]) {
    const { id } = await db.refund.create({
      data: { paymentId, amount: 1_000, reason: 'goodwill', status },
    })
    return { id, status: async () => (await db.refund.findUniqueOrThrow({ where: { id } })).status }
  }
  const tell = (status: 'pending' | 'succeeded' | 'failed' | 'cancelled') => (refundId: string) =>
    settleRefund({ id: randomUUID(), refundId, paymentId: gatewayPaymentId, amount: 1_000, status })

  test.each([
    ['is approved', (id: string) => approveRefund(id, ADMIN.id), ['requested → approved']],
    ['is taken back', (id: string) => cancelRefund(id, ADMIN.id), ['requested → cancelled']],
    [
      'is sent',
      (refundId: string) => sendRefund({ key: '', kind: 'refund', payload: { refundId } }),
      ['approved → succeeded'],
    ],
    ['is on its way', tell('pending'), ['approved → pending']],
    ['has arrived', tell('succeeded'), ['approved → succeeded', 'pending → succeeded']],
    [
      'was sent back',
      tell('failed'),
      ['approved → failed', 'pending → failed', 'succeeded → failed'],
    ],
    [
      'was stopped at the provider',
      tell('cancelled'),
      ['requested → cancelled', 'approved → cancelled', 'pending → cancelled'],
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await movesOf(REFUND_STATUSES, make, act)).toEqual(moves)
    },
  )
})

describe('a payout', () => {
  let work: Awaited<ReturnType<typeof orderToWorkOn>>
  let payeeId: string

  beforeAll(async () => {
    work = await orderToWorkOn()
    payeeId = (await createPayee()).id
  })
  beforeEach(endStudioDay)

  async function make(status: (typeof PAYOUT_STATUSES)[number]) {
    const id = await earn(payeeId, work, { fee: 1_000 })
    if (status !== 'accrued') await approvePayout(id, ADMIN.id)
    await db.payout.update({ where: { id }, data: { status, round: status === 'failed' ? 1 : 0 } })
    return { id, status: async () => (await db.payout.findUniqueOrThrow({ where: { id } })).status }
  }

  test.each([
    [
      'is approved',
      (id: string) => approvePayout(id, ADMIN.id),
      ['accrued → approved', 'failed → approved'],
    ],
    [
      'gets its day',
      (id: string) => schedulePayout(id, { date: new Date(), byHand: true }, ADMIN.id),
      ['approved → scheduled'],
    ],
    [
      'is paid',
      (id: string) => markPaid(id, { reference: 'x', paidAt: new Date() }, ADMIN.id),
      ['scheduled → paid'],
    ],
    ['the bank sends back', (id: string) => failPayout(id, 'x', ADMIN.id), ['scheduled → failed']],
    [
      'is not owed after all',
      (id: string) => reversePayout(id, 'x', ADMIN.id),
      ['accrued', 'approved', 'scheduled', 'paid', 'failed'].map((from) => `${from} → reversed`),
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await movesOf(PAYOUT_STATUSES, make, act)).toEqual(moves)
    },
  )
})

describe('a milestone', () => {
  let orderId: string
  let ids: string[]

  beforeEach(async () => {
    ;({ orderId } = await runningOrder({ milestones: [20, 10, 10, 10, 10, 10, 10, 20] }))
    ids = (await readOrder(orderId)).project!.milestones.map(({ id }) => id)
  })

  async function make(status: (typeof MILESTONE_STATUSES)[number]) {
    const id = ids[MILESTONE_STATUSES.indexOf(status)]!
    await db.order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
    await db.milestone.update({ where: { id }, data: { status } })
    return {
      id,
      status: async () => (await db.milestone.findUniqueOrThrow({ where: { id } })).status,
    }
  }

  test.each([
    [
      'work begins on',
      (id: string) => startMilestone(id, ADMIN),
      ['funded → in_progress', 'changes_requested → in_progress'],
    ],
    ['is handed over', (id: string) => submitMilestone(id, ADMIN), ['in_progress → submitted']],
    ['is taken', (id: string) => approveMilestone(id, ADMIN), ['submitted → released']],
    [
      'is sent back',
      (id: string) => requestChanges(id, 'More blue', ADMIN),
      ['submitted → changes_requested'],
    ],
    [
      'goes on after that',
      (id: string) => resumeMilestone(id, ADMIN),
      ['funded → in_progress', 'changes_requested → in_progress'],
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await movesOf(MILESTONE_STATUSES, make, act)).toEqual(moves)
    },
  )
})

describe('a withdrawal', () => {
  const STATES: WithdrawalStatus[] = ['declared', 'confirmed', 'acknowledged', 'refunded']

  async function make(status: WithdrawalStatus) {
    const { orderId } = await paidOrder({ price: 80_000 })
    const { id } = await db.withdrawal.create({
      data: { orderId, name: 'Mila', email: 'mila@example.com', status },
    })
    return {
      id,
      status: async () => (await db.withdrawal.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  const orderOf = async (id: string) =>
    (await db.withdrawal.findUniqueOrThrow({ where: { id } })).orderId

  test.each([
    [
      'is confirmed',
      async (id: string) => confirmWithdrawal(await orderOf(id), system),
      ['declared → confirmed'],
    ],
    [
      'has all its money back',
      async (id: string) => {
        const orderId = await orderOf(id)
        await transaction((tx) => followRefund(tx, orderId))
      },
      ['confirmed → refunded', 'acknowledged → refunded'],
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await movesOf(STATES, make, act)).toEqual(moves)
    },
  )
})

test('a studio on the waitlist', async () => {
  const STATES = ['pending', 'confirmed', 'invited'] as const
  const make = async (status: (typeof STATES)[number]) => {
    const id = await onTheList(status === 'pending' ? 'pending' : 'invited')
    if (status === 'confirmed')
      await db.waitlistEntry.update({ where: { id }, data: { status, invitedAt: null } })
    return {
      id,
      status: async () => (await db.waitlistEntry.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  expect(
    await movesOf(STATES, make, async (id) =>
      confirmWaitlistEntry((await findWaitlistEntry(waitlistToken(id)))!),
    ),
  ).toEqual(['pending → confirmed'])
  expect(
    await movesOf(STATES, make, (id) => transaction((tx) => inviteStudio(tx, id, ADMIN))),
  ).toEqual(['confirmed → invited'])
})

test('a quote', async () => {
  const STATES = ['draft', 'issued', 'accepted', 'expired'] as const
  const make = async (status: (typeof STATES)[number]) => {
    const { id } = await db.quote.create({
      data: {
        tokenHash: fingerprint(randomUUID()),
        studioId: OWN_STUDIO_ID,
        step: 'specs',
        answers: {},
        status,
      },
    })
    return { id, status: async () => (await db.quote.findUniqueOrThrow({ where: { id } })).status }
  }
  expect(
    await movesOf(STATES, make, (id) => transaction((tx) => closeQuote(tx, id, 'accepted'))),
  ).toEqual(['issued → accepted'])
  expect(
    await movesOf(STATES, make, (id) => transaction((tx) => closeQuote(tx, id, 'expired'))),
  ).toEqual(['issued → expired'])
})

test('a request for a copy of one’s data', async () => {
  const STATES = ['received', 'ready', 'erased', 'partly_refused'] as const
  const make = async (status: (typeof STATES)[number]) => {
    const { id } = await db.dataRequest.create({
      data: { userId: (await person()).id, kind: 'export', status },
    })
    return {
      id,
      status: async () => (await db.dataRequest.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  expect(
    await movesOf(STATES, make, (requestId) =>
      makeExport({ key: '', kind: 'export-data', payload: { requestId } }),
    ),
  ).toEqual(['received → ready'])
})

test('a webhook endpoint', async () => {
  const STATES = ['active', 'paused'] as const
  let userId: number
  const make = async (status: (typeof STATES)[number]) => {
    userId = (await person()).id
    const { id } = await makeEndpoint(userId, {
      ...{ name: 'Books', url: 'https://books.example', subjects: ['order'], studioId: null },
    })
    if (status === 'paused') await db.webhookEndpoint.update({ where: { id }, data: { status } })
    return {
      id,
      status: async () => (await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  expect(await movesOf(STATES, make, (id) => pauseEndpoint(userId, id))).toEqual([
    'active → paused',
  ])
  expect(await movesOf(STATES, make, (id) => resumeEndpoint(userId, id))).toEqual([
    'paused → active',
  ])
})
