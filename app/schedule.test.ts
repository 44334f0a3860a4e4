import { expect, test } from 'vitest'
import { HOUR } from './platform/clock'
import { schedule } from './schedule'

test('every rule that time sets off has its timer', () => {
  expect(schedule.map(({ name }) => name)).toEqual([
    ...[
      'expire-attempts',
      'remind-of-payables',
      'remind-of-pay-links',
      'end-pay-links',
      'expire-proposals',
      'follow-up-reviews',
      'end-warranties',
      'close-tickets',
      'expire-offers',
      'abandon-carts',
      'drop-guest-files',
    ],
    ...[
      'collect-digests',
      'end-stale-uploads',
      'forget-past-limits',
      'forget-past-forms',
      'forget-past-drafts',
      'drop-old-exports',
      'forget-deliveries',
      'forget-old-records',
      'update-exchange-rates',
      'close-ledger-days',
      'earn-kept',
      'reconcile',
      'make-statements',
      'seal-anew',
      'close-kept-mails',
    ],
    ...[
      'complete-order-words',
      'complete-person-words',
      'complete-mail-words',
      'complete-payout-words',
      'complete-review-words',
      'complete-message-words',
      'complete-ticket-words',
      'complete-message-texts',
      'complete-file-names',
    ],
  ])
  expect(schedule.filter(({ rule }) => rule === '')).toEqual([])
})

test('what reads whole tables looks once an hour', () => {
  expect(schedule.find(({ name }) => name === 'forget-old-records')?.every).toBe(HOUR)
})
