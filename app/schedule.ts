import { expireOffers } from './domain/assignments/offers.server'
import { abandonCarts, dropGuestFiles } from './domain/cart/abandon-carts.server'
import { completeMessageWords } from './domain/contact/message-terms.server'
import { dropOldExports } from './domain/data-requests/exports.server'
import { endStaleUploads } from './domain/files/chunked-uploads.server'
import { updateRatesDaily } from './domain/invoices/exchange-rates.server'
import { closeDays } from './domain/ledger/closed-days.server'
import { collectDigestsDaily } from './domain/mails/digests.server'
import { completeOrderTerms } from './domain/search/order-terms.server'
import { remindOfPayables } from './domain/orders/payables.server'
import { earnKeptOnce } from './domain/orders/revenue.server'
import { endPayLinks, remindOfPayLinks } from './domain/payments/pay-links.server'
import { closeKeptMailsOnce } from './domain/outbox/close-mails.server'
import { completeMailWords } from './domain/outbox/mail-search.server'
import { expireAttempts } from './domain/payments/checkout.server'
import { makeStatementsMonthly } from './domain/payouts/studio-statements.server'
import { reconcileNightly } from './domain/provider-events/nightly-reconcile.server'
import { completePayoutTerms } from './domain/search/payout-terms.server'
import { completePersonTerms } from './domain/search/person-terms.server'
import { sealAllAnewOnce } from './domain/people/seal-anew.server'
import { followUpReviews } from './domain/projects/milestones.server'
import { expireProposals } from './domain/proposals/accept-proposal.server'
import { endWarranties } from './domain/projects/move-project.server'
import { forgetOldRecords } from './domain/retention/forget-old-records.server'
import { completeReviewTerms } from './domain/search/review-terms.server'
import { closeResolved } from './domain/tickets/move-ticket.server'
import { completeFileNames } from './domain/files/file-names.server'
import { completeMessageTexts } from './domain/messages/message-texts.server'
import { completeTicketTerms } from './domain/search/ticket-terms.server'
import { forgetDeliveries } from './domain/webhooks/deliveries.server'
import { HOUR, MINUTE, SECOND } from './platform/clock'
import type { Timer } from './platform/outbox/worker.server'
import { forgetPastLimits } from './platform/rate-limit.server'
import { forgetPastDrafts } from './platform/session/drafts.server'
import { forgetPastForms } from './platform/session/unsent-forms.server'

const SOON = 15 * SECOND
const WORDS = 'spec.md, search: what is from before there were words is found too'

/** What time alone sets off; each runs on its own, and each of its rows too. */
export const schedule: Timer[] = [
  {
    name: 'expire-attempts',
    every: SOON,
    rule: 'business.md, Machines, Cart: active again when the payment is cancelled or expired',
    run: () => expireAttempts(),
  },
  {
    name: 'remind-of-payables',
    every: SOON,
    rule: 'business.md, Machines, Payable: past due, with reminders',
    run: () => remindOfPayables(),
  },
  {
    name: 'remind-of-pay-links',
    every: SOON,
    rule: 'business.md, Machines, Order: whoever pays by a link is reminded once',
    run: () => remindOfPayLinks(),
  },
  {
    name: 'end-pay-links',
    every: SOON,
    rule: 'business.md, Machines, Order: expired when nobody pays',
    run: () => endPayLinks(),
  },
  {
    name: 'expire-proposals',
    every: SOON,
    rule: 'business.md, Machines, Quote of the studio: expired when its days are over',
    run: () => expireProposals(),
  },
  {
    name: 'follow-up-reviews',
    every: SOON,
    rule: 'business.md, Machines, Milestone: approved after 14 days and two reminders',
    run: () => followUpReviews(),
  },
  {
    name: 'end-warranties',
    every: HOUR,
    rule: 'business.md, Machines, Order: closed when the warranty has ended',
    run: () => endWarranties(),
  },
  {
    name: 'close-tickets',
    every: SOON,
    rule: 'business.md, Machines, Support ticket: closed after 7 days',
    run: () => closeResolved(),
  },
  {
    name: 'expire-offers',
    every: SOON,
    rule: 'business.md, Machines, Assignment: expired after 48 hours',
    run: () => expireOffers(),
  },
  {
    name: 'abandon-carts',
    every: SOON,
    rule: 'business.md, Machines, Cart: abandoned after 30 days',
    run: () => abandonCarts(),
  },
  {
    name: 'drop-guest-files',
    every: SOON,
    rule: 'app/domain/briefs/brief.rules.ts: files of carts without an account last for days',
    run: () => dropGuestFiles(),
  },
  {
    name: 'collect-digests',
    every: SOON,
    rule: 'spec.md, notifications: a mail of the day',
    run: () => collectDigestsDaily(),
  },
  {
    name: 'end-stale-uploads',
    every: SOON,
    rule: 'app/platform/security.md, Files: what is not finished in a day goes',
    run: () => endStaleUploads(),
  },
  {
    name: 'forget-past-limits',
    every: SOON,
    rule: 'app/platform/security.md, What is costly',
    run: forgetPastLimits,
  },
  {
    name: 'forget-past-forms',
    every: MINUTE,
    rule: 'app/platform/security.md, Sessions: a form that came too late is kept for an hour',
    run: () => forgetPastForms(),
  },
  {
    name: 'forget-past-drafts',
    every: HOUR,
    rule: 'app/platform/session/draft.rules.ts: a draft is kept for two weeks after its last change',
    run: () => forgetPastDrafts(),
  },
  {
    name: 'drop-old-exports',
    every: SOON,
    rule: 'business.md, What the law asks: copies of one’s data last for days',
    run: () => dropOldExports(),
  },
  {
    name: 'forget-deliveries',
    every: HOUR,
    rule: 'business.md, Webhook endpoint: deliveries are kept for 30 days',
    run: () => forgetDeliveries(),
  },
  {
    name: 'forget-old-records',
    every: HOUR,
    rule: 'business.md, What the law asks: kept as long as the privacy policy says',
    run: () => forgetOldRecords(),
  },
  {
    name: 'update-exchange-rates',
    every: MINUTE,
    rule: 'business.md, What the law asks: VAT in kronor on invoices',
    run: () => updateRatesDaily(),
  },
  {
    name: 'close-ledger-days',
    every: SOON,
    rule: 'business.md, Money on the page: what stood on an account at the end of a day',
    run: () => closeDays(),
  },
  {
    name: 'earn-kept',
    every: MINUTE,
    rule: 'business.md, Revenue: what was approved before the account of revenue is booked too',
    run: earnKeptOnce,
  },
  {
    name: 'reconcile',
    every: MINUTE,
    rule: 'business.md, Decided in November 2026: reconciliation runs every night by itself',
    run: () => reconcileNightly(),
  },
  {
    name: 'make-statements',
    every: MINUTE,
    rule: 'business.md, Decided in November 2026: studios are paid by a statement, each month',
    run: () => makeStatementsMonthly(),
  },
  {
    name: 'seal-anew',
    every: MINUTE,
    rule: 'docs/operations.md, A new secret',
    run: sealAllAnewOnce,
  },
  {
    name: 'close-kept-mails',
    every: MINUTE,
    rule: 'app/platform/security.md, Data: no link that works is kept readable',
    run: closeKeptMailsOnce,
  },
  { name: 'complete-order-words', every: SOON, rule: WORDS, run: completeOrderTerms },
  { name: 'complete-person-words', every: SOON, rule: WORDS, run: completePersonTerms },
  { name: 'complete-mail-words', every: SOON, rule: WORDS, run: completeMailWords },
  { name: 'complete-payout-words', every: SOON, rule: WORDS, run: completePayoutTerms },
  { name: 'complete-review-words', every: SOON, rule: WORDS, run: completeReviewTerms },
  { name: 'complete-message-words', every: SOON, rule: WORDS, run: completeMessageWords },
  { name: 'complete-ticket-words', every: SOON, rule: WORDS, run: completeTicketTerms },
  { name: 'complete-message-texts', every: SOON, rule: WORDS, run: completeMessageTexts },
  { name: 'complete-file-names', every: SOON, rule: WORDS, run: completeFileNames },
]
