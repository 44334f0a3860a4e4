import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { after } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db, transaction } from '~/platform/db/db.server'
import { beginOfStudioDay } from '~/platform/i18n/format.server'
import { findSession, startSession } from '~/platform/session/session.server'
import { storage } from '~/platform/storage/storage.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../tests/factories/purchase'
import { ADMIN, paidOrder, payNow, readOrder } from '../../tests/factories/running-order'
import {
  cart,
  company,
  decisionLink,
  onTheList,
  payable,
  payLink,
  person,
  ready,
  room,
  submitted,
} from '../../tests/factories/waiting'
import { abandonCarts } from './cart/abandon-carts.server'
import { addStaffNote, forgetRemovedNotes } from './clients/staff-notes.server'
import { startViewing } from './clients/view-as.server'
import { dropOldExports, getExport } from './data-requests/exports.server'
import { findDecision } from './decisions/decisions.server'
import { endStaleUploads } from './files/chunked-uploads.server'
import { countFailedEvents } from './health/health.server'
import { closeDays } from './ledger/closed-days.server'
import { endPayLinks, remindOfPayLinks } from './payments/pay-links.server'
import { remindOfPayables } from './orders/payables.server'
import { findWithdrawable } from './cancellations/withdrawal.server'
import { expireAttempts } from './payments/checkout.server'
import { findPayable } from './payments/pay-payable.server'
import { invitePerson, sendInvitationAgain } from './people/invitations.server'
import { acceptInvitation } from './companies/join-company.server'
import { askEmailChange, findEmailLink } from './people/own-account.server'
import { findPasswordLink, LINK_JOBS } from './people/account-links.server'
import { findStaffInvitation, inviteColleague } from './people/staff.server'
import { followUpReviews } from './projects/milestones.server'
import {
  findStudioInvitation,
  inviteStudio,
  studioInvitationToken,
} from './studios/studio-invitation.server'
import { forgetUnconfirmed } from './studios/waitlist.server'
import { closeResolved, resolveTicket } from './tickets/move-ticket.server'
import { openTicket } from './tickets/write-ticket.server'
import { readWorkQueue } from './work-queue/work-queue.server'

/*
 * The figures of business.md, and those that the studio promises of its own accord, where only a
 * command knows them: written out by hand, with the last millisecond, person or byte that is let
 * through and the first that is not. The others are in written-figures.rules.test.ts.
 */

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

/**
 * Where it is written, what it says, the last value that it lets through, the first that it does
 * not, and what lets it.
 */
type Edge = [
  written: string,
  figure: string,
  within: number,
  beyond: number,
  lets: (value: number) => Promise<boolean>,
]

/** A Monday. */
const START = new Date('2026-03-02T09:00:00.000Z')
/** To its midnight in the studio's zone: with it ends what is told as a day. */
const REST_OF_DAY = 14 * HOUR
const LAST_MOMENT = REST_OF_DAY - 1
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds)
const wait = (milliseconds: number) => void vi.setSystemTime(later(milliseconds))

beforeAll(() => createStudio())
beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const went = (step: Promise<unknown>) =>
  step.then(
    () => true,
    () => false,
  )

/**
 * Whether an invitation of a company still opens it after a time, sent once more just before where
 * it says so.
 */
async function opensCompany(age: number, again?: number) {
  const [{ companyId, inviter }, invited] = [await company(), await person()]
  await invitePerson(inviter, companyId, { email: invited.email, role: 'viewer' })
  const { id } = await db.companyInvitation.findUniqueOrThrow({
    where: { liveKey: `${companyId}:${invited.email}` },
  })
  if (again !== undefined) {
    wait(again)
    await sendInvitationAgain(inviter, { companyId, invitationId: id })
  }
  wait(age)
  return went(acceptInvitation(id, invited))
}

const business: Edge[] = [
  [
    'Cart: abandoned',
    '30 days',
    30 * DAY,
    30 * DAY + 1,
    async (age) => {
      const status = await cart(later(-age))
      await abandonCarts()
      return (await status()) === 'active'
    },
  ],
  [
    'Milestone: approved with no answer',
    '14 days',
    14 * DAY + REST_OF_DAY - 1,
    14 * DAY + REST_OF_DAY,
    async (age) => {
      const { status } = await submitted()
      await followUpReviews(later(age))
      return (await status()) === 'submitted'
    },
  ],
  [
    'Support ticket: closed',
    '7 days',
    7 * DAY - 1,
    7 * DAY,
    async (age) => {
      const { id } = await openTicket((await person()).id, {
        key: randomUUID(),
        subject: 'The invoice',
        body: 'Where is it?',
      })
      await transaction((tx) => resolveTicket(tx, id, ADMIN, later(-age)))
      await closeResolved()
      return (await db.ticket.findUniqueOrThrow({ where: { id } })).status === 'resolved'
    },
  ],
  [
    'Onboarding: a link to set a password',
    '24 hours',
    24 * HOUR - 1,
    24 * HOUR,
    async (age) => {
      const { orderId } = await paidOrder()
      const { userId } = await readOrder(orderId)
      const { id } = await db.accountLink.findFirstOrThrow({
        where: { userId: userId!, purpose: 'set_password' },
      })
      wait(age)
      return (await findPasswordLink(signLinkToken('account-link', id)))!.state === 'open'
    },
  ],
  [
    'What the law asks: withdrawal',
    '14 days',
    14 * DAY + REST_OF_DAY - 1,
    14 * DAY + REST_OF_DAY,
    async (age) => {
      const { orderId } = await paidOrder()
      wait(age)
      return (await findWithdrawable(orderId))!.open
    },
  ],
]

const own: Edge[] = [
  [
    'Milestone: no reminder',
    '7 days',
    7 * DAY - 1,
    7 * DAY,
    async (age) => {
      const { reminders } = await submitted()
      await followUpReviews(later(age))
      return (await reminders()) === 0
    },
  ],
  [
    'Checkout: a payment page',
    '1 hour',
    HOUR,
    HOUR + 1,
    async (age) => {
      const { attemptId } = await placeSandboxOrder(
        await visitorWithCart((await createProduct()).id),
      )
      await expireAttempts(later(age))
      return (
        (await db.checkoutAttempt.findUniqueOrThrow({ where: { id: attemptId } })).status === 'open'
      )
    },
  ],
  [
    'Payable: its turn to be past due',
    '7 days',
    7 * DAY + LAST_MOMENT - 1,
    7 * DAY + LAST_MOMENT,
    async (age) => {
      const share = await payable()
      await remindOfPayables(later(age))
      return (await share()).status === 'open'
    },
  ],
  [
    'Payable: one reminder',
    '3 days late',
    10 * DAY + LAST_MOMENT - 1,
    10 * DAY + LAST_MOMENT,
    async (age) => {
      const share = await payable()
      await remindOfPayables(later(age))
      return (await share()).remindersSent === 1
    },
  ],
  [
    'Payable: two reminders',
    '10 days late',
    17 * DAY + LAST_MOMENT - 1,
    17 * DAY + LAST_MOMENT,
    async (age) => {
      const share = await payable()
      await remindOfPayables(later(age))
      return (await share()).remindersSent === 2
    },
  ],
  [
    'Order: to be paid by a link',
    '7 days',
    7 * DAY + LAST_MOMENT - 1,
    7 * DAY + LAST_MOMENT,
    async (age) => {
      const { payableId, status } = await payLink()
      wait(age)
      const offered = (await findPayable(payableId))!.state === 'payable'
      await endPayLinks()
      expect((await status()) === 'pending_payment').toBe(offered)
      return offered
    },
  ],
  [
    'Order: no reminder of a link',
    '2 days before',
    5 * DAY + LAST_MOMENT - 1,
    5 * DAY + LAST_MOMENT,
    async (age) => {
      const { payableId } = await payLink()
      await remindOfPayLinks(later(age))
      return (await db.payable.findUniqueOrThrow({ where: { id: payableId } })).remindersSent === 0
    },
  ],
  [
    'Decisions: a mailed link',
    '30 days',
    30 * DAY - 1,
    30 * DAY,
    async (age) => !(await findDecision(await decisionLink(), later(age)))!.expired,
  ],
  [
    'Accounts: a link to reset a password',
    '1 hour',
    HOUR - 1,
    HOUR,
    async (age) => {
      const { id: userId, email } = await person()
      await LINK_JOBS['password-reset']({
        key: `password-reset:${randomUUID()}`,
        kind: 'password-reset',
        payload: { login: email, language: 'en' },
      })
      const { id } = await db.accountLink.findFirstOrThrow({ where: { userId } })
      wait(age)
      return (await findPasswordLink(signLinkToken('account-link', id)))!.state === 'open'
    },
  ],
  [
    'Accounts: a link to a new address',
    '24 hours',
    24 * HOUR - 1,
    24 * HOUR,
    async (age) => {
      const { id: userId } = await person()
      await askEmailChange(userId, `${randomUUID()}@example.com`, 'en')
      const { id } = await db.accountLink.findFirstOrThrow({ where: { userId } })
      wait(age)
      return (await findEmailLink(signLinkToken('account-link', id)))!.state === 'open'
    },
  ],
  [
    'Accounts: an invitation of a company',
    '7 days',
    7 * DAY + LAST_MOMENT - 1,
    7 * DAY + LAST_MOMENT,
    (age) => opensCompany(age),
  ],
  [
    'Accounts: one that was sent again after 6 days',
    '7 days',
    13 * DAY + LAST_MOMENT - 1,
    13 * DAY + LAST_MOMENT,
    (age) => opensCompany(age, 6 * DAY),
  ],
  [
    'Accounts: people of a company',
    '50',
    49,
    50,
    async (people) => {
      const { companyId, inviter } = await company(people)
      return went(
        invitePerson(inviter, companyId, { email: `${randomUUID()}@example.com`, role: 'viewer' }),
      )
    },
  ],
  [
    'Accounts: an invitation of the staff',
    '3 days',
    3 * DAY + LAST_MOMENT - 1,
    3 * DAY + LAST_MOMENT,
    async (age) => {
      await db.staffInvitation.deleteMany()
      await inviteColleague({ userId: 1, language: 'en' }, `${randomUUID()}@example.com`)
      const { id } = await db.staffInvitation.findFirstOrThrow({
        where: { liveKey: { not: null } },
      })
      wait(age)
      return (await findStaffInvitation(id))!.state === 'open'
    },
  ],
  [
    'Accounts: the staff',
    '50',
    49,
    50,
    async (people) => {
      await db.staffInvitation.deleteMany()
      const there = await db.user.count({ where: { OR: [{ role: 'admin' }, { isAdmin: true }] } })
      const added = await Promise.all(
        Array.from({ length: people - there }, () => person({ role: 'admin' })),
      )
      const outcome = await went(
        inviteColleague({ userId: 1, language: 'en' }, `${randomUUID()}@example.com`),
      )
      await db.user.deleteMany({ where: { id: { in: added.map(({ id }) => id) } } })
      return outcome
    },
  ],
  [
    'Accounts: a look in a client’s place',
    '30 minutes',
    30 * MINUTE - 1,
    30 * MINUTE,
    async (age) => {
      const [admin, client] = [await person({ role: 'admin' }), await person()]
      const cookie = (await startSession(new Request('https://kanal.example'), admin.id)).split(
        ';',
      )[0]!
      const { id } = await db.session.findFirstOrThrow({ where: { userId: admin.id } })
      await startViewing({
        sessionId: id,
        adminId: admin.id,
        clientId: client.id,
        reason: 'Asked by phone',
      })
      wait(age)
      return (
        (await findSession(new Request('https://kanal.example', { headers: { Cookie: cookie } })))!
          .viewedUserId === client.id
      )
    },
  ],
  [
    'Accounts: a copy of one’s data',
    '7 days',
    7 * DAY - 1,
    7 * DAY,
    async (age) => {
      const { userId, id, storageKey } = await ready(later(-age))
      const there = await went(getExport(userId, id))
      await dropOldExports()
      expect(await storage().exists(storageKey)).toBe(there)
      return there
    },
  ],
  [
    'Clients: a note that was removed',
    '30 days',
    30 * DAY,
    30 * DAY + 1,
    async (age) => {
      const { id: userId } = await person()
      await addStaffNote(userId, 'Likes blue', ADMIN.id)
      await db.staffNote.updateMany({ where: { userId }, data: { removedAt: later(-age) } })
      await forgetRemovedNotes()
      return (await db.staffNote.count({ where: { userId } })) === 1
    },
  ],
  [
    'Files: of a project',
    '5,000 MB',
    4_999_999_990,
    4_999_999_991,
    async (fileBytes) => went((await room(fileBytes))(10)),
  ],
  [
    'Files: one of them',
    '100 MB',
    100_000_000,
    100_000_001,
    async (size) => went((await room())(size)),
  ],
  ['Files: on their way', '40', 39, 40, async (open) => went((await room(0, open))(1))],
  [
    'Files: begun and not finished',
    '1 day',
    DAY,
    DAY + 1,
    async (age) => {
      await db.fileVersion.updateMany({
        where: { status: 'uploading' },
        data: { createdAt: later(DAY) },
      })
      const { id } = await (await room())(1)
      await endStaleUploads(later(age))
      return (await db.fileVersion.count({ where: { id } })) === 1
    },
  ],
  [
    'Studios: an address that was not confirmed',
    '30 days',
    30 * DAY,
    30 * DAY + 1,
    async (age) => {
      const id = await onTheList('pending')
      await forgetUnconfirmed(later(age))
      return (await db.waitlistEntry.count({ where: { id } })) === 1
    },
  ],
  [
    'Studios: an invitation',
    '30 days',
    30 * DAY + LAST_MOMENT - HOUR - 1,
    30 * DAY + LAST_MOMENT - HOUR,
    async (age) => {
      const id = await onTheList('invited')
      wait(age)
      return (await findStudioInvitation(studioInvitationToken(id)))!.state === 'open'
    },
  ],
  [
    'Studios: no second invitation',
    '30 days',
    30 * DAY + REST_OF_DAY - HOUR - 1,
    30 * DAY + REST_OF_DAY - HOUR,
    async (age) => {
      const id = await onTheList('invited')
      return !(await transaction((tx) => inviteStudio(tx, id, ADMIN, later(age))))
    },
  ],
  [
    'The studio’s desk: no brief since the payment',
    '7 days',
    7 * DAY - 1,
    7 * DAY,
    async (age) => {
      const { orderId } = await paidOrder()
      const briefs = (await readWorkQueue(later(age))).filter(({ kind }) => kind === 'brief')
      await db.order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
      return briefs.length === 0
    },
  ],
  [
    'Health: an event of the provider that waits',
    '1 hour',
    HOUR,
    HOUR + 1,
    async (age) => {
      await db.webhookEvent.deleteMany()
      await db.webhookEvent.create({
        data: {
          receivedAt: later(-age),
          gateway: 'sandbox',
          eventId: randomUUID(),
          type: 'x',
          payload: '{}',
          outcome: 'waiting',
        },
      })
      return (await countFailedEvents()) === 0
    },
  ],
  [
    'Books: a day that is over stays open',
    '15 minutes',
    15 * MINUTE - 1,
    15 * MINUTE,
    async (sinceMidnight) => {
      await paidOrder()
      await db.closedBalance.deleteMany()
      await closeDays(after(sinceMidnight, beginOfStudioDay(new Date('2026-03-03'))))
      return (await db.closedBalance.count({ where: { day: '2026-03-02' } })) === 0
    },
  ],
]

describe.each([
  ['business.md', business],
  ['what is our own', own],
] as const)('%s', (_document, edges) => {
  test.each(edges)('%s: %s', async (_written, _figure, within, beyond, lets) => {
    const first = await lets(within)
    vi.setSystemTime(START)
    expect({ within: first, beyond: await lets(beyond) }).toEqual({ within: true, beyond: false })
  })
})

test('what is told of times is the same in the rows: to the millisecond', async () => {
  const { sessionId, orderId, attemptId } = await placeSandboxOrder(
    await visitorWithCart((await createProduct()).id),
  )
  expect(
    (await db.checkoutAttempt.findUniqueOrThrow({ where: { id: attemptId } })).expiresAt,
  ).toEqual(new Date('2026-03-02T10:00:00.000Z'))
  wait(5 * MINUTE)
  await payNow(sessionId)
  expect(await readOrder(orderId)).toMatchObject({
    confirmedAt: new Date('2026-03-02T09:05:00.000Z'),
    withdrawalEndsAt: new Date('2026-03-16T22:59:59.999Z'),
  })
})
