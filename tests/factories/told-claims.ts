import type { OrderStatus } from '~/domain/ground/machines.rules'
import type { Key } from '../setup/claims'
import type { ToldOrder } from './told-orders'

/** What the pages say of an order. */
export interface Claims {
  order: OrderStatus
  /** What happens next, and whose turn it is, on the dashboard and on the studio's page. */
  next: Key
  turn: 'client' | 'studio' | 'nobody'
  /** How each milestone stands, and how it is paid. */
  states?: string[]
  paid?: string[]
  money: string
  /** What the overview lists as theirs to answer, to pay, and as the studio's to do. */
  answers?: string[]
  pays?: string[]
  ours?: string[]
}

const TWO = ['prepaidOn', 'later']
const DONE_TWO = ['paidOn', 'dueBy']

/** What is true of each order, read off business.md by hand. */
export const CLAIMS: Record<ToldOrder, Claims> = {
  unpaid: { ...is('pending_payment', 'payment', 'client'), money: 'none', pays: ['order_payment'] },
  paymentOnItsWay: {
    ...is('pending_payment', 'processing', 'nobody'),
    ...{ money: 'none', pays: ['processing'] },
  },
  expired: { ...is('expired', 'expired', 'nobody'), money: 'none' },
  cancelledUnpaid: { ...is('cancelled', 'cancelled', 'nobody'), money: 'none' },
  free: {
    ...is('awaiting_brief', 'brief', 'client'),
    ...plan(['funded'], ['free'], 'full'),
    answers: ['brief'],
  },
  paid: {
    ...is('awaiting_brief', 'brief', 'client'),
    ...plan(['funded', 'planned'], TWO, 'partial'),
    answers: ['brief'],
  },
  paidWithoutEarlyStart: {
    ...is('awaiting_brief', 'brief', 'client'),
    ...plan(['funded', 'planned'], TWO, 'partial'),
    answers: ['brief'],
  },
  briefed: {
    ...is('in_progress', 'start.milestone', 'studio'),
    ...plan(['funded', 'planned'], TWO, 'partial'),
    ours: ['start'],
  },
  briefedWithoutEarlyStart: {
    ...is('in_progress', 'start.held', 'studio'),
    ...plan(['funded', 'planned'], TWO, 'partial'),
    ours: ['held'],
  },
  toStartLate: {
    ...is('in_progress', 'start.late', 'studio'),
    ...plan(['funded', 'planned'], TWO, 'partial'),
    ours: ['start'],
  },
  working: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ours: ['work'],
  },
  workingLate: {
    ...is('in_progress', 'work.late', 'studio'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ours: ['work'],
  },
  delivered: {
    ...is('in_progress', 'review.milestone', 'client'),
    ...plan(['submitted', 'planned'], TWO, 'partial'),
    answers: ['review'],
  },
  changesRequested: {
    ...is('in_progress', 'changes.milestone', 'studio'),
    ...plan(['changes_requested', 'planned'], TWO, 'partial'),
    ours: ['changes'],
  },
  changesUnderWay: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress'], ['prepaidOn'], 'full'),
    ours: ['work'],
  },
  halfway: {
    ...is('in_progress', 'milestone_payment', 'client'),
    ...plan(['released', 'payable'], DONE_TWO, 'partial'),
    pays: ['payment'],
  },
  shareOverdue: {
    ...is('in_progress', 'milestone_payment', 'client'),
    ...plan(['released', 'payable'], ['paidOn', 'late'], 'partial'),
    pays: ['late_payment'],
  },
  shareOnItsWay: {
    ...is('in_progress', 'processing', 'nobody'),
    ...plan(['released', 'payable'], ['paidOn', 'processing'], 'partial'),
    pays: ['processing'],
  },
  prepaidRest: {
    ...is('in_progress', 'start.milestone', 'studio'),
    ...plan(['released', 'funded'], ['paidOn', 'prepaidOn'], 'full'),
    ours: ['start'],
  },
  inReview: {
    ...is('in_review', 'review.milestone', 'client'),
    ...plan(['submitted'], ['prepaidOn'], 'full'),
    answers: ['review'],
  },
  completed: {
    ...is('completed', 'completed', 'nobody'),
    ...plan(['released'], ['paidOn'], 'full'),
  },
  closed: { ...is('closed', 'closed', 'nobody'), ...plan(['released'], ['paidOn'], 'full') },
  heldAtWork: {
    ...is('on_hold', 'on_hold', 'studio'),
    ...plan(['paused', 'planned'], TWO, 'partial'),
    ours: ['resume'],
  },
  heldDelivered: {
    ...is('on_hold', 'on_hold', 'studio'),
    ...plan(['paused', 'planned'], TWO, 'partial'),
    ours: ['resume'],
  },
  heldWithPayment: {
    ...is('on_hold', 'on_hold', 'studio'),
    ...plan(['released', 'payable'], ['paidOn', 'due'], 'partial'),
    ...{ ours: ['resume'], pays: ['payment'] },
  },
  resumed: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ours: ['work'],
  },
  disputed: {
    ...is('disputed', 'disputed', 'studio'),
    ...plan(['paused', 'planned'], ['disputed', 'later'], 'disputed'),
    ours: ['answer'],
  },
  disputeWon: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ours: ['work'],
  },
  disputeLost: {
    ...is('cancelled', 'cancelled', 'nobody'),
    ...plan(['ended', 'ended'], ['refunded', 'void'], 'refunded'),
  },
  withdrawalAsked: {
    ...is('withdrawal_requested', 'withdrawal_requested', 'studio'),
    ...plan(['paused', 'paused'], ['prepaidOn', 'void'], 'partial'),
    ours: ['answer'],
  },
  withdrawn: {
    ...is('withdrawn', 'withdrawn', 'nobody'),
    ...plan(['ended', 'ended'], ['refunded', 'void'], 'refunded'),
  },
  cancelledByStudio: {
    ...is('cancelled', 'cancelled', 'nobody'),
    ...plan(['ended', 'ended'], ['refunded', 'void'], 'refunded'),
  },
  partlyRefunded: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress', 'planned'], ['partlyRefunded', 'later'], 'partlyRefunded'),
    ours: ['work'],
  },
  refundedAfterwards: {
    ...is('completed', 'completed', 'nobody'),
    ...plan(['released'], ['refunded'], 'refunded'),
  },
  changeAsked: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ours: ['work', 'price'],
  },
  changeAskedInReview: {
    ...is('in_review', 'review.milestone', 'client'),
    ...plan(['submitted'], ['prepaidOn'], 'full'),
    ...{ answers: ['review'], ours: ['price'] },
  },
  changePriced: {
    ...is('in_progress', 'change', 'client'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ...{ answers: ['change'], ours: ['work'] },
  },
  changeOrdered: {
    ...is('in_progress', 'change_payment', 'client'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ...{ pays: ['payment'], ours: ['work'] },
  },
  changePaid: {
    ...is('in_progress', 'work.milestone', 'studio'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ours: ['work'],
  },
  changeEnded: {
    ...is('cancelled', 'cancelled', 'nobody'),
    ...plan(['ended', 'ended'], ['prepaidOn', 'void'], 'partial'),
  },
  designShared: {
    ...is('in_progress', 'design', 'client'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ...{ answers: ['design'], ours: ['work'] },
  },
  deliverableShared: {
    ...is('in_progress', 'deliverable', 'client'),
    ...plan(['in_progress', 'planned'], TWO, 'partial'),
    ...{ answers: ['deliverable'], ours: ['work'] },
  },
}

function is(order: OrderStatus, next: Key, turn: Claims['turn']) {
  return { order, next, turn }
}
function plan(states: string[], paid: string[], money: string) {
  return { states, paid, money }
}
