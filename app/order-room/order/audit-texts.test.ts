import { expect, test } from 'vitest'
import { PRODUCT_COMMANDS } from '~/domain/catalog/product-editing.rules'
import {
  APPLICATION_STATUSES,
  ASSIGNMENT_STATUSES,
  FREELANCER_STATUSES,
  MILESTONE_STATUSES,
  ORDER_STATUSES,
  PAYABLE_STATUSES,
  PAYMENT_STATUSES,
  PAYOUT_STATUSES,
  PROJECT_STATUSES,
  REFUND_STATUSES,
  REVIEW_STATUSES,
  SHARE_STATUSES,
  TICKET_STATUSES,
  PRODUCT_STATUSES,
  SHOWCASE_STATUSES,
  CHANGE_STATUSES,
} from '~/domain/ground/machines.rules'
import { sayEvent, sayMove } from './audit-texts.server'
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
