import { machine, type StatusOf } from './machine'

/*
 * Every state machine of the product (business.md, Machines), in the order in which they are
 * written there.
 */

/**
 * Where a cart may go from each status (business.md, Cart): it waits for the payment of its order,
 * and comes back with one that did not come, late too.
 */
export const cartMachine = machine('cart', {
  active: ['checkout_pending', 'converted', 'abandoned', 'merged'],
  checkout_pending: ['converted', 'active'],
  converted: ['active'],
  abandoned: [],
  merged: [],
})

/**
 * Where an attempt to pay may go from each status (business.md, Checkout attempt). Money that comes
 * after it was given up is still taken.
 */
export const attemptMachine = machine('attempt', {
  created: ['open', 'processing', 'paid', 'failed', 'expired', 'cancelled'],
  open: ['processing', 'paid', 'failed', 'expired', 'cancelled'],
  processing: ['paid', 'failed', 'expired', 'cancelled'],
  paid: [],
  failed: ['paid'],
  expired: ['paid'],
  cancelled: ['paid'],
})

/** In these an order runs: nothing has set it aside, and it has not ended. */
export const RUNNING = ['confirmed', 'awaiting_brief', 'in_progress', 'in_review'] as const
const ASIDE = ['on_hold', 'withdrawal_requested', 'disputed', 'cancelled'] as const

/**
 * Where an order may go from each status (business.md, Order). Money that arrives late revives an
 * order that had expired or was cancelled before payment: a paid order is never left unserved.
 */
export const orderMachine = machine('order', {
  pending_payment: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['awaiting_brief', ...ASIDE],
  awaiting_brief: ['in_progress', ...ASIDE],
  in_progress: ['in_review', ...ASIDE],
  in_review: ['in_progress', 'completed', ...ASIDE],
  completed: ['closed', 'disputed'],
  closed: ['disputed'],
  expired: ['confirmed'],
  cancelled: ['confirmed'],
  on_hold: [...RUNNING, 'withdrawal_requested', 'disputed', 'cancelled'],
  withdrawal_requested: ['withdrawn', ...RUNNING],
  withdrawn: [],
  disputed: [...RUNNING, 'on_hold', 'completed', 'closed', 'cancelled'],
})
export const ORDER_STATUSES = orderMachine.statuses
export type OrderStatus = StatusOf<typeof orderMachine>

/**
 * Where a payable may go from each status (business.md, Payable). Money that comes for one that is
 * late is still good.
 */
export const payableMachine = machine('payable', {
  draft: ['open', 'paid', 'void'],
  open: ['paid', 'void', 'past_due'],
  paid: [],
  void: [],
  past_due: ['paid', 'void'],
})
export const PAYABLE_STATUSES = payableMachine.statuses
export type PayableStatus = StatusOf<typeof payableMachine>

/**
 * Where a payment may go from each status (business.md, Payment). What failed or was cancelled can
 * still arrive, a refund can come back, and a bank can look into a payment again.
 */
export const paymentMachine = machine('payment', {
  requires_action: ['processing', 'succeeded', 'failed', 'cancelled'],
  processing: ['succeeded', 'failed', 'cancelled'],
  succeeded: ['partially_refunded', 'refunded', 'disputed'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  partially_refunded: ['succeeded', 'refunded', 'disputed'],
  refunded: ['succeeded', 'partially_refunded', 'disputed'],
  disputed: ['won', 'lost'],
  won: ['disputed'],
  lost: ['disputed'],
})
export const PAYMENT_STATUSES = paymentMachine.statuses
export type PaymentStatus = StatusOf<typeof paymentMachine>

/** A bank's look into a payment (business.md, Payment), and how it ends. */
export const disputeMachine = machine('dispute', {
  open: ['won', 'lost'],
  won: [],
  lost: [],
})

/**
 * Where a refund may go from each status (business.md, Refund). A bank can send back money that the
 * provider had sent, so what succeeded may still fail.
 */
export const refundMachine = machine('refund', {
  requested: ['approved', 'cancelled'],
  approved: ['pending', 'succeeded', 'failed', 'cancelled'],
  pending: ['succeeded', 'failed', 'cancelled'],
  succeeded: ['failed'],
  failed: [],
  cancelled: [],
})
export const REFUND_STATUSES = refundMachine.statuses
export type RefundStatus = StatusOf<typeof refundMachine>

/**
 * Where a withdrawal may go from each status (business.md, Withdrawal): declared, confirmed in a
 * second step, refunded; `acknowledged` is what older rows may be.
 */
export const withdrawalMachine = machine('withdrawal', {
  declared: ['confirmed'],
  confirmed: ['refunded'],
  acknowledged: ['refunded'],
  refunded: [],
})

/** Where a milestone may go from each status (business.md, Milestone). */
export const milestoneMachine = machine('milestone', {
  planned: ['payable', 'funded'],
  payable: ['funded'],
  funded: ['in_progress'],
  in_progress: ['submitted'],
  submitted: ['approved', 'changes_requested'],
  changes_requested: ['in_progress'],
  approved: ['released'],
  released: [],
})
export const MILESTONE_STATUSES = milestoneMachine.statuses
export type MilestoneStatus = StatusOf<typeof milestoneMachine>

/**
 * Where a client's project may go from each status (business.md, Project). Wishes at the last
 * milestone bring it back to work, and one that was on hold goes on from where it was.
 */
export const projectMachine = machine('project', {
  intake: ['active', 'in_review', 'cancelled'],
  active: ['on_hold', 'in_review', 'cancelled'],
  on_hold: ['active', 'in_review', 'cancelled'],
  in_review: ['active', 'on_hold', 'delivered', 'cancelled'],
  delivered: ['warranty', 'cancelled'],
  warranty: ['archived', 'cancelled'],
  archived: [],
  cancelled: [],
})
export const PROJECT_STATUSES = projectMachine.statuses
export type ProjectStatus = StatusOf<typeof projectMachine>

/**
 * Where a change request may go from each status (business.md, Change request); what the studio
 * offers by itself begins as priced.
 */
export const changeMachine = machine('change', {
  requested: ['priced', 'declined'],
  priced: ['accepted', 'declined'],
  accepted: [],
  declined: [],
})
export const CHANGE_STATUSES = changeMachine.statuses
export type ChangeStatus = StatusOf<typeof changeMachine>

/** Where a file may go from each status (business.md, File): it lives as long as its versions. */
export const fileMachine = machine('file', {
  uploading: ['available', 'deleted'],
  available: ['deleted'],
  deleted: [],
})

/**
 * Where a version of a file may go from each status (business.md, File). The one before is the
 * current one again when work that was not handed in yet is taken away.
 */
export const fileVersionMachine = machine('fileVersion', {
  uploading: ['available', 'deleted'],
  available: ['superseded', 'deleted'],
  superseded: ['available', 'deleted'],
  deleted: [],
})

/**
 * Where a service may go from each status (business.md, Service). The studio puts back what it
 * archived as a draft; another studio offers it again at once.
 */
export const productMachine = machine('product', {
  draft: ['published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft', 'published'],
})
export const PRODUCT_STATUSES = productMachine.statuses
export type ProductStatus = StatusOf<typeof productMachine>

/** What the public is shown and is curated (business.md, Showcase project). */
const SHOWN = { draft: ['live'], live: ['hidden'], hidden: ['live'] } as const
export type ShowcaseStatus = keyof typeof SHOWN

/** Where each may go from each status; what was hidden can be shown again. */
export const curationMachines = {
  showcase: machine<'showcase', ShowcaseStatus>('showcase', SHOWN),
  template: machine<'template', ShowcaseStatus>('template', SHOWN),
}
export const SHOWCASE_STATUSES = curationMachines.showcase.statuses

/**
 * Where the shop of a studio on Studio Stack may go from each status (business.md, Studio): the
 * operator suspends it from any, and it is taken up again as it was, or closed. `invited` is what
 * older rows may be, as good as a draft.
 */
export const studioMachine = machine('studio', {
  invited: ['published', 'suspended'],
  draft: ['published', 'suspended'],
  published: ['taken_down', 'suspended'],
  taken_down: ['published', 'suspended'],
  suspended: ['invited', 'draft', 'published', 'taken_down'],
})
export type StudioStatus = StatusOf<typeof studioMachine>

/** Where an application may go from each status (business.md, Freelancer application). */
export const applicationMachine = machine('application', {
  submitted: ['screening'],
  screening: ['approved', 'rejected'],
  approved: [],
  rejected: [],
})
export const APPLICATION_STATUSES = applicationMachine.statuses
export type ApplicationStatus = StatusOf<typeof applicationMachine>

/**
 * Where a freelancer may go from each status (business.md, Freelancer); whoever was offboarded
 * comes back by another application.
 */
export const freelancerMachine = machine('freelancer', {
  active: ['paused'],
  paused: ['active', 'offboarded'],
  offboarded: [],
})
export const FREELANCER_STATUSES = freelancerMachine.statuses
export type FreelancerStatus = StatusOf<typeof freelancerMachine>

/**
 * Where an assignment may go from each status (business.md, Assignment). The studio may also hand
 * over to the client what its freelancer has not handed in; work that is with the client ends
 * without approval only with its order.
 */
export const assignmentMachine = machine('assignment', {
  offered: ['accepted', 'declined', 'expired', 'released', 'reassigned'],
  accepted: ['active', 'released', 'reassigned'],
  declined: [],
  expired: [],
  active: ['submitted', 'accepted_by_studio', 'released', 'reassigned'],
  submitted: ['accepted_by_studio', 'rework', 'released', 'reassigned'],
  accepted_by_studio: ['completed', 'rework', 'released'],
  rework: ['submitted', 'accepted_by_studio', 'released', 'reassigned'],
  completed: [],
  released: [],
  reassigned: [],
})
export const ASSIGNMENT_STATUSES = assignmentMachine.statuses
export type AssignmentStatus = StatusOf<typeof assignmentMachine>

/**
 * In these a freelancer takes part in the project: its brief, its files, the conversation with the
 * studio.
 */
export const TAKES_PART = [
  'accepted',
  'active',
  'submitted',
  'accepted_by_studio',
  'rework',
  'completed',
] satisfies AssignmentStatus[]
export type WorkStatus = (typeof TAKES_PART)[number]

/** Accepted and not done yet. */
export const UNDER_WAY: AssignmentStatus[] = TAKES_PART.filter((status) => status !== 'completed')

/**
 * Where a payout may go from each status (business.md, Payout). What was paid can be called back;
 * what failed is approved and tried anew.
 */
export const payoutMachine = machine('payout', {
  accrued: ['approved', 'reversed'],
  approved: ['scheduled', 'reversed'],
  scheduled: ['paid', 'failed', 'reversed'],
  paid: ['reversed'],
  failed: ['approved', 'reversed'],
  reversed: [],
})
export const PAYOUT_STATUSES = payoutMachine.statuses
export type PayoutStatus = StatusOf<typeof payoutMachine>

/**
 * What the studio shows to a client for an answer: a design, a preview, a deliverable
 * (business.md).
 */
const SHARE = {
  draft: ['shared'],
  shared: ['viewed', 'approved', 'changes_requested', 'superseded'],
  viewed: ['approved', 'changes_requested', 'superseded'],
  approved: ['superseded'],
  changes_requested: ['superseded'],
  superseded: [],
} as const
export type ShareStatus = keyof typeof SHARE

/** Where each may go from each status; an answer need not wait for the note that it was seen. */
export const shareMachines = {
  deliverable: machine<'deliverable', ShareStatus>('deliverable', SHARE),
  design: machine<'design', ShareStatus>('design', SHARE),
  preview: machine<'preview', ShareStatus>('preview', SHARE),
}
export const SHARE_STATUSES = shareMachines.deliverable.statuses

/**
 * Where a ticket may go from each status (business.md, Support ticket): a reply reopens one that is
 * resolved or closed.
 */
export const ticketMachine = machine('ticket', {
  new: ['open', 'waiting_on_client', 'resolved'],
  open: ['waiting_on_client', 'resolved'],
  waiting_on_client: ['open', 'resolved'],
  resolved: ['open', 'waiting_on_client', 'closed'],
  closed: ['open', 'waiting_on_client'],
})
export const TICKET_STATUSES = ticketMachine.statuses
export type TicketStatus = StatusOf<typeof ticketMachine>

/**
 * Where a review may go from each status (business.md, Review). What is published can be refused
 * when it comes to light only later that it breaks the rules; what was refused is looked at again
 * when its author has changed it, or the studio its mind.
 */
export const reviewMachine = machine('review', {
  invited: ['submitted'],
  submitted: ['published', 'rejected'],
  published: ['rejected'],
  rejected: ['submitted'],
})
export const REVIEW_STATUSES = reviewMachine.statuses
export type ReviewStatus = StatusOf<typeof reviewMachine>

/**
 * Where a studio on the waitlist may go from each status (business.md, Waitlist): whoever owns the
 * address confirms it, and staff invite.
 */
export const waitlistMachine = machine('waitlist', {
  pending: ['confirmed'],
  confirmed: ['invited'],
  invited: [],
})
export const WAITLIST_STATUSES = waitlistMachine.statuses

/** Where what somebody asks about their own data may go (business.md, Data request). */
export const dataRequestMachine = machine('dataRequest', {
  received: ['ready', 'erased', 'partly_refused'],
  ready: [],
  erased: [],
  partly_refused: [],
})

/** The states of a quote and where each may go; a draft that is left alone is deleted. */
export const quoteMachine = machine('quote', {
  draft: ['issued'],
  issued: ['accepted', 'expired'],
  accepted: [],
  expired: [],
})

/** Where a studio's own quote may go from each status (business.md, Quote of the studio). */
export const proposalMachine = machine('proposal', {
  draft: ['sent'],
  sent: ['accepted', 'expired'],
  accepted: [],
  expired: [],
})

/**
 * Where an endpoint of somebody's program may go from each status (business.md, Webhook endpoint):
 * it is paused by its owner, or because nothing arrives there, and taken up again by its owner.
 */
export const endpointMachine = machine('endpoint', {
  active: ['paused'],
  paused: ['active'],
})
