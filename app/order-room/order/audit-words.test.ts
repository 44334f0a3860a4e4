import { expect, test } from 'vitest'
import { PRODUCT_COMMANDS, PRODUCT_STATUSES } from '~/domain/catalog/product-editing.rules'
import { APPLICATION_STATUSES, FREELANCER_STATUSES } from '~/domain/freelancers/screening.rules'
import { ORDER_STATUSES } from '~/domain/orders/order.rules'
import { PAYOUT_STATUSES } from '~/domain/payouts/payout.rules'
import { TICKET_STATUSES } from '~/domain/tickets/ticket.rules'
import { ASSIGNMENT_STATUSES } from '~/domain/assignments/assignment.rules'
import { SHOWCASE_STATUSES } from '~/domain/content/content.rules'
import { PAYABLE_STATUSES } from '~/domain/orders/payable.rules'
import { PAYMENT_STATUSES } from '~/domain/payments/payment.rules'
import { REFUND_STATUSES } from '~/domain/payments/refund.rules'
import { CHANGE_STATUSES } from '~/domain/projects/change.rules'
import { MILESTONE_STATUSES } from '~/domain/projects/progress.rules'
import { PROJECT_STATUSES } from '~/domain/projects/project.rules'
import { SHARE_STATUSES } from '~/domain/projects/share.rules'
import { REVIEW_STATUSES } from '~/domain/reviews/reviews.rules'
import { sayEvent, sayMove } from './audit-words.server'
import audit from '../../../locales/en/audit.json'

const NEVER_BY_STAFF = ['pending_payment', 'withdrawal_requested']

test('whatever staff can do with orders, payouts, applications and products has words in the audit log', () => {
  const verbs = [
    ...ORDER_STATUSES,
    ...PAYOUT_STATUSES,
    ...APPLICATION_STATUSES,
    ...Object.keys(PRODUCT_COMMANDS),
  ]
  expect(verbs.filter((verb) => !(verb in audit.done) && !NEVER_BY_STAFF.includes(verb))).toEqual(
    [],
  )
})

const STATES = [
  ...[
    ORDER_STATUSES,
    PROJECT_STATUSES,
    MILESTONE_STATUSES,
    PAYABLE_STATUSES,
    PAYMENT_STATUSES,
    REFUND_STATUSES,
    SHARE_STATUSES,
    CHANGE_STATUSES,
  ],
  ...[
    ASSIGNMENT_STATUSES,
    APPLICATION_STATUSES,
    FREELANCER_STATUSES,
    PAYOUT_STATUSES,
    TICKET_STATUSES,
    REVIEW_STATUSES,
    PRODUCT_STATUSES,
    SHOWCASE_STATUSES,
  ],
].flat()

test('every state of the state machines has words in the audit log', () => {
  expect(STATES.filter((state) => !(state in audit.states))).toEqual([])
})

test('a move is told from state to state, and an export with its list', () => {
  expect(sayMove({ from: 'in_progress', to: 'in_review' }, 'en')).toBe('in progress → in review')
  expect(sayMove({ from: null, to: 'submitted' }, 'sv')).toBe('inlämnat')
  expect(sayMove({ from: null, to: null }, 'en')).toBeNull()
  expect(sayEvent({ kind: 'list.exported', subject: 'list', subjectId: 'payouts' }, 'en')).toBe(
    'Payouts: exported',
  )
})
