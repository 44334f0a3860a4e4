import { describe, expect, test } from 'vitest'
import { freelancerSteps, studioSteps } from './assignments/assignment.rules'
import {
  applicationMachine,
  ASSIGNMENT_STATUSES,
  assignmentMachine,
  attemptMachine,
  changeMachine,
  curationMachines,
  fileMachine,
  fileVersionMachine,
  productMachine,
  studioMachine,
  cartMachine,
  dataRequestMachine,
  disputeMachine,
  endpointMachine,
  freelancerMachine,
  MILESTONE_STATUSES,
  milestoneMachine,
  ORDER_STATUSES,
  orderMachine,
  PAYABLE_STATUSES,
  payableMachine,
  paymentMachine,
  payoutMachine,
  projectMachine,
  proposalMachine,
  quoteMachine,
  refundMachine,
  reviewMachine,
  SHARE_STATUSES,
  shareMachines,
  ticketMachine,
  waitlistMachine,
  withdrawalMachine,
  CHANGE_STATUSES,
} from './ground/machines.rules'
import type { Machine } from './ground/machine'
import { canBeHeld, clientCancellation } from './orders/order.rules'
import { isPayable } from './orders/payable.rules'
import { canWithdraw } from './ground/withdrawal.rules'
import { OWED_STATUSES } from './payouts/payout.rules'
import { changeSteps } from './projects/change.rules'
import { milestoneSteps } from './projects/milestone.rules'
import { shareSteps } from './sharing/share.rules'

/*
 * The machines of business.md as they are written there, arrow by arrow, with what the code adds to
 * them and why. What is not written here must not be: each table is compared as a whole, in both
 * directions.
 */

interface Written {
  machine: Machine
  /** `from to to …`, one state a line; a state without arrows ends. */
  written: string
}

const machines: Written[] = [
  {
    machine: orderMachine,
    // Beyond business.md: money that comes late revives an order; work that is sent back leaves the
    // review; who was set aside goes on from where it was.
    written: `
      pending_payment confirmed expired cancelled
      confirmed awaiting_brief on_hold withdrawal_requested disputed cancelled
      awaiting_brief in_progress on_hold withdrawal_requested disputed cancelled
      in_progress in_review on_hold withdrawal_requested disputed cancelled
      in_review in_progress completed on_hold withdrawal_requested disputed cancelled
      completed closed disputed
      closed disputed
      expired confirmed
      cancelled confirmed
      on_hold confirmed awaiting_brief in_progress in_review withdrawal_requested disputed cancelled
      withdrawal_requested withdrawn confirmed awaiting_brief in_progress in_review
      withdrawn
      disputed confirmed awaiting_brief in_progress in_review on_hold completed closed cancelled`,
  },
  {
    machine: payableMachine,
    // Money for one that is late is still good, and so is money for a draft that its payment
    // reaches first.
    written: `
      draft open paid void
      open paid void past_due
      past_due paid void
      paid
      void`,
  },
  {
    machine: paymentMachine,
    // What failed can still arrive; a refund can come back, and a bank can ask again.
    written: `
      requires_action processing succeeded failed cancelled
      processing succeeded failed cancelled
      succeeded partially_refunded refunded disputed
      failed succeeded
      cancelled succeeded
      partially_refunded succeeded refunded disputed
      refunded succeeded partially_refunded disputed
      disputed won lost
      won disputed
      lost disputed`,
  },
  {
    machine: disputeMachine,
    written: `
      open won lost
      won
      lost`,
  },
  {
    machine: waitlistMachine,
    written: `
      pending confirmed
      confirmed invited
      invited`,
  },
  {
    machine: dataRequestMachine,
    written: `
      received ready erased partly_refused
      ready
      erased
      partly_refused`,
  },
  {
    machine: endpointMachine,
    written: `
      active paused
      paused active`,
  },
  {
    machine: cartMachine,
    // Somebody else may pay, or money come late: the cart is used up, and comes back with the end
    // of its order.
    written: `
      active checkout_pending converted abandoned merged
      checkout_pending converted active
      converted active
      abandoned
      merged`,
  },
  {
    machine: attemptMachine,
    // Money that comes after the attempt was given up is still taken.
    written: `
      created open processing paid failed expired cancelled
      open processing paid failed expired cancelled
      processing paid failed expired cancelled
      paid
      failed paid
      expired paid
      cancelled paid`,
  },
  {
    machine: withdrawalMachine,
    written: `
      declared confirmed
      confirmed refunded
      acknowledged refunded
      refunded`,
  },
  {
    machine: projectMachine,
    // Work may be with the client before a note of its beginning; wishes bring it back to work, and
    // an order that is withdrawn ends its project wherever it is.
    written: `
      intake active in_review cancelled
      active on_hold in_review cancelled
      on_hold active in_review cancelled
      in_review active on_hold delivered cancelled
      delivered warranty cancelled
      warranty archived cancelled
      archived
      cancelled`,
  },
  {
    machine: refundMachine,
    // A provider may answer at once, and a bank may send back what had succeeded.
    written: `
      requested approved cancelled
      approved pending succeeded failed cancelled
      pending succeeded failed cancelled
      succeeded failed
      failed
      cancelled`,
  },
  {
    machine: milestoneMachine,
    // What is paid before its turn is funded at once.
    written: `
      planned payable funded
      payable funded
      funded in_progress
      in_progress submitted
      submitted approved changes_requested
      changes_requested in_progress
      approved released
      released`,
  },
  {
    machine: assignmentMachine,
    // The studio may hand over to the client what its freelancer has not handed in.
    written: `
      offered accepted declined expired released reassigned
      accepted active released reassigned
      active submitted accepted_by_studio released reassigned
      submitted accepted_by_studio rework released reassigned
      rework submitted accepted_by_studio released reassigned
      accepted_by_studio completed rework released
      declined
      expired
      completed
      released
      reassigned`,
  },
  {
    machine: payoutMachine,
    // What failed is approved anew; what was accrued can be taken back until it is.
    written: `
      accrued approved reversed
      approved scheduled reversed
      scheduled paid failed reversed
      paid reversed
      failed approved reversed
      reversed`,
  },
  ...Object.values(shareMachines).map((machine) => ({
    machine,
    written: `
      draft shared
      shared viewed approved changes_requested superseded
      viewed approved changes_requested superseded
      approved superseded
      changes_requested superseded
      superseded`,
  })),
  {
    machine: ticketMachine,
    written: `
      new open waiting_on_client resolved
      open waiting_on_client resolved
      waiting_on_client open resolved
      resolved open waiting_on_client closed
      closed open waiting_on_client`,
  },
  {
    machine: reviewMachine,
    // What breaks the rules may come to light late; who was refused may write anew.
    written: `
      invited submitted
      submitted published rejected
      published rejected
      rejected submitted`,
  },
  {
    machine: applicationMachine,
    written: `
      submitted screening
      screening approved rejected
      approved
      rejected`,
  },
  {
    machine: freelancerMachine,
    written: `
      active paused
      paused active offboarded
      offboarded`,
  },
  {
    machine: proposalMachine,
    written: `
      draft sent
      sent accepted expired
      accepted
      expired`,
  },
  {
    machine: quoteMachine,
    written: `
      draft issued
      issued accepted expired
      accepted
      expired`,
  },
  {
    machine: changeMachine,
    written: `
      requested priced declined
      priced accepted declined
      accepted
      declined`,
  },
  {
    machine: fileMachine,
    written: `
      uploading available deleted
      available deleted
      deleted`,
  },
  {
    machine: fileVersionMachine,
    // The one before is the current one again when work that was not handed in is taken away.
    written: `
      uploading available deleted
      available superseded deleted
      superseded available deleted
      deleted`,
  },
  {
    machine: productMachine,
    // Another studio offers again at once what it archived.
    written: `
      draft published archived
      published draft archived
      archived draft published`,
  },
  ...Object.values(curationMachines).map((machine) => ({
    machine,
    written: `
      draft live
      live hidden
      hidden live`,
  })),
  {
    machine: studioMachine,
    written: `
      invited published suspended
      draft published suspended
      published taken_down suspended
      taken_down published suspended
      suspended invited draft published taken_down`,
  },
]

/** Every arrow as `from → to`, in one order. */
const arrowsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table)
    .flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`))
    .sort()

function readTable(written: string): Record<string, string[]> {
  const lines = written
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
  return Object.fromEntries(lines.map(([from, ...tos]) => [from!, tos]))
}

describe.each(machines)('$machine.name', ({ written, machine }) => {
  const table = readTable(written)
  const arrows = arrowsOf(table)

  test('has the states that are written, and no other', () => {
    expect([...machine.statuses].sort()).toEqual(Object.keys(table).sort())
  })

  test('has the arrows that are written, and no other', () => {
    expect(arrowsOf(machine.arrows)).toEqual(arrows)
    expect(new Set(arrowsOf(machine.arrows)).size).toBe(arrows.length)
  })

  test('reads them backwards, and answers for each pair of states', () => {
    const backwards = machine.statuses.flatMap((to) =>
      machine.sourcesOf(to).map((from) => `${from} → ${to}`),
    )
    const allowed = machine.statuses.flatMap((from) =>
      machine.statuses.filter((to) => machine.can(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(backwards.sort()).toEqual(arrows)
    expect(allowed.sort()).toEqual(arrows)
  })
})

/** What `answer` says for each combination that it does not answer with nothing. */
function answered<First extends string, Second extends string>(
  firsts: readonly First[],
  seconds: readonly Second[],
  answer: (first: First, second: Second) => readonly string[],
) {
  const pairs = firsts.flatMap((first) =>
    seconds.map((second) => [`${first}, ${second}`, answer(first, second).join(' ')] as const),
  )
  return Object.fromEntries(pairs.filter(([, said]) => said !== ''))
}

describe('what can be done', () => {
  test('with a milestone of an order, and nothing in any other pair of states', () => {
    expect(answered(ORDER_STATUSES, MILESTONE_STATUSES, milestoneSteps)).toEqual({
      'in_progress, funded': 'start',
      'in_progress, in_progress': 'submit',
      'in_progress, submitted': 'approve changes',
      'in_progress, changes_requested': 'resume',
      'in_review, in_progress': 'submit',
      'in_review, submitted': 'approve changes',
      'in_review, changes_requested': 'resume',
    })
  })

  test('by a freelancer: work begins on what is prepaid alone', () => {
    const prepaid = [
      'funded',
      'in_progress',
      'submitted',
      'changes_requested',
      'approved',
      'released',
    ]
    const always = Object.fromEntries(
      MILESTONE_STATUSES.flatMap((milestone) => [
        [`offered, ${milestone}`, 'accept decline'],
        [`active, ${milestone}`, 'submit'],
        [`rework, ${milestone}`, 'submit'],
      ]),
    )
    const begun = Object.fromEntries(
      prepaid.map((milestone) => [`accepted, ${milestone}`, 'start']),
    )
    expect(
      answered(ASSIGNMENT_STATUSES, MILESTONE_STATUSES, (status, milestone) =>
        freelancerSteps(status, milestone, 'in_progress'),
      ),
    ).toEqual({
      ...always,
      ...begun,
    })
  })

  test('by the studio with an assignment, with a round left and with none', () => {
    const steps = (rounds: number) =>
      answered(ASSIGNMENT_STATUSES, [''], (status) =>
        studioSteps({ status, revisionLimit: 2, revisionsUsed: 2 - rounds }),
      )
    const same = {
      'offered, ': 'take-back reassign',
      'accepted, ': 'reassign release',
      'active, ': 'reassign release',
      'rework, ': 'reassign release',
    }
    expect(steps(1)).toEqual({ ...same, 'submitted, ': 'accept-work rework reassign release' })
    expect(steps(0)).toEqual({ ...same, 'submitted, ': 'accept-work reassign release' })
  })

  test('with what is shared', () => {
    expect(answered(['client', 'studio'], SHARE_STATUSES, shareSteps)).toEqual({
      'studio, draft': 'share',
      'client, shared': 'approve changes',
      'client, viewed': 'approve changes',
    })
  })

  test('with a change, while its order runs and otherwise', () => {
    const asked = (side: 'client' | 'studio') =>
      answered(ORDER_STATUSES, CHANGE_STATUSES, (order, change) => changeSteps(side, order, change))
    const written = (change: string, running: string) =>
      Object.fromEntries(
        ORDER_STATUSES.map((order) => [
          `${order}, ${change}`,
          ['awaiting_brief', 'in_progress', 'in_review'].includes(order) ? running : 'decline',
        ]),
      )
    expect(asked('studio')).toEqual(written('requested', 'price decline'))
    expect(asked('client')).toEqual(written('priced', 'accept decline'))
  })

  test('to stop, end or leave an order', () => {
    const where = (is: (status: (typeof ORDER_STATUSES)[number]) => boolean) =>
      ORDER_STATUSES.filter(is)
    expect(where(canBeHeld)).toEqual(['confirmed', 'awaiting_brief', 'in_progress', 'in_review'])
    expect(
      where((status) =>
        canWithdraw(
          { status, companyName: null, vatNumber: null, withdrawalEndsAt: new Date() },
          new Date(0),
        ),
      ),
    ).toEqual(['confirmed', 'awaiting_brief', 'in_progress', 'in_review', 'on_hold'])
    const ends = (milestone: string, heldFrom: 'awaiting_brief' | 'in_progress' | null = null) =>
      answered(ORDER_STATUSES, [''], (status) => [
        clientCancellation({ status, heldFrom }, [{ status: milestone }]) ?? '',
      ])
    const begun = { 'in_progress, ': 'running', 'in_review, ': 'running', 'disputed, ': 'running' }
    expect(ends('funded', 'awaiting_brief')).toEqual({
      ...begun,
      'pending_payment, ': 'unpaid',
      'confirmed, ': 'unbegun',
      'awaiting_brief, ': 'unbegun',
      'on_hold, ': 'unbegun',
    })
    expect(ends('funded', 'in_progress')).toMatchObject({ 'on_hold, ': 'running' })
    expect(ends('funded')).toMatchObject({ 'on_hold, ': 'running' })
    expect(ends('in_progress', 'awaiting_brief')).toEqual({
      ...begun,
      'pending_payment, ': 'unpaid',
      'confirmed, ': 'running',
      'awaiting_brief, ': 'running',
      'on_hold, ': 'running',
    })
    expect(
      MILESTONE_STATUSES.filter((milestone) => ends(milestone)['confirmed, '] === 'unbegun'),
    ).toEqual(['planned', 'payable', 'funded'])
  })

  test('to pay a payable, and what is owed to a freelancer', () => {
    expect(PAYABLE_STATUSES.filter(isPayable)).toEqual(['open', 'past_due'])
    expect(OWED_STATUSES).toEqual(['accrued', 'approved', 'scheduled', 'failed'])
  })
})
