/**
 * How long we keep what no law makes us keep, in months; the privacy policy prints these numbers.
 * Orders, invoices and the ledger are not here: they stay for seven years (Swedish Bookkeeping Act,
 * chapter 7).
 */
export const RETENTION = {
  contactMessages: 24,
  suspectedSpam: 3,
  /** Counted from the answer. */
  declinedApplications: 12,
  /** Copies of the mails that went out. */
  mails: 12,
  /** What people were told of in the app. */
  notifications: 12,
  /** Who placed an order that was never paid. */
  unpaidOrders: 12,
  /** Carts that nobody came back to, counted from their end. */
  carts: 3,
  /** Answers of the project wizard that never became a quote, counted from the last one. */
  quoteDrafts: 3,
  /** Counted from the day until which it held. */
  quotes: 12,
  consentRecords: 36,
  /** What the payment provider told us, word for word. */
  paymentNotices: 6,
  passwordLinks: 1,
  /** Jobs of the outbox that are done. */
  jobs: 1,
} as const
