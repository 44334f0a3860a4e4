/**
 * The lists of the control center that keep views, do things with many rows and can be exported;
 * the names stand in addresses.
 */
export const ADMIN_LISTS = [
  'orders',
  'milestones',
  'clients',
  'messages',
  'conversations',
  'tickets',
  'payments',
  'ledger',
  'invoices',
  'credit-notes',
  'fees',
  'payment-events',
  'payouts',
  'freelancers',
  'applications',
  'products',
  'coupons',
  'outbox',
  'mails',
  'audit',
  'reviews',
  'projects',
  'templates',
  'waitlist',
  'studios',
] as const
export type AdminListName = (typeof ADMIN_LISTS)[number]

export const isAdminList = (name: unknown): name is AdminListName =>
  ADMIN_LISTS.some((list) => list === name)

/** How many views a person keeps of one list, and how long their names may be. */
export const VIEWS_MAX = 20
export const VIEW_NAME_MAX = 60

/** How many rows one press changes at most. */
export const BULK_MAX = 200
