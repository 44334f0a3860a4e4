import { expect, test } from 'vitest'
import { PRODUCT_COMMANDS } from '~/domain/catalog/product-editing.rules'
import { APPLICATION_STATUSES } from '~/domain/freelancers/screening.rules'
import { ORDER_STATUSES } from '~/domain/orders/order.rules'
import { PAYOUT_STATUSES } from '~/domain/payouts/payout.rules'
import audit from '../../locales/en/audit.json'

const NEVER_BY_STAFF = ['pending_payment', 'withdrawal_requested']

test('whatever staff can do with orders, payouts, applications and products has words in the audit log', () => {
  const verbs = [...ORDER_STATUSES, ...PAYOUT_STATUSES, ...APPLICATION_STATUSES, ...Object.keys(PRODUCT_COMMANDS)]
  expect(verbs.filter((verb) => !(verb in audit.done) && !NEVER_BY_STAFF.includes(verb))).toEqual([])
})
