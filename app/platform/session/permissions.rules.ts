import { routedPath } from '../http/routed-path'

/** What somebody of the staff may be trusted with (business.md, Staff). */
export const PERMISSIONS = ['orders', 'money', 'content', 'people'] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What an account of the staff may do; it is kept as null where that is everything. */
export const readPermissions = (kept: string | null): readonly Permission[] =>
  kept === null ? PERMISSIONS : PERMISSIONS.filter((one) => kept.split(' ').includes(one))

/** Whether somebody with these permissions has one of some. */
export const holds = (kept: string | null, ...some: Permission[]) =>
  some.some((one) => readPermissions(kept).includes(one))

/** The same as it is kept. */
export const writePermissions = (allowed: readonly Permission[]): string | null =>
  PERMISSIONS.every((one) => allowed.includes(one))
    ? null
    : PERMISSIONS.filter((one) => allowed.includes(one)).join(' ')

/** Pages of the control center by the first part of their address, below lists' own acts. */
const AREAS: Record<Permission, readonly string[]> = {
  orders: [
    ...['orders', 'milestones', 'clients', 'messages', 'conversations', 'quotes'],
    ...['support', 'tickets'],
  ],
  money: [
    ...['payments', 'payment-events', 'payouts', 'invoices', 'credit-notes', 'fees', 'ledger'],
    'coupons',
  ],
  content: ['products', 'projects', 'templates', 'reviews', 'featured-content'],
  people: ['freelancers', 'applications', 'people', 'studio-stack', 'waitlist', 'studios'],
}
/** Open to all staff: the overview, which shows each only what they may open, and what is theirs. */
const OPEN = ['', 'health', 'views', 'nudges']

const ADMIN = /^\/dashboard\/admin(?:\/(?:exports|bulk))?(?:\/([^/]*)|$)/

/**
 * What a page of the control center asks for: the permissions of all it is about. What is in no
 * area, such as the settings and all mails, is for those who may do everything.
 */
function permissionsFor(pathname: string): readonly Permission[] {
  const path = routedPath(pathname)
  if (path.startsWith('/shop/admin')) return ['content']
  const found = ADMIN.exec(path)
  const area = found?.[1] ?? ''
  if (!found || OPEN.includes(area)) return []
  const asked = PERMISSIONS.filter((permission) => AREAS[permission].includes(area))
  return asked.length > 0 ? asked : PERMISSIONS
}

/** Whether somebody with these permissions opens a page of the control center. */
export const mayOpen = (kept: string | null, pathname: string) =>
  permissionsFor(pathname).every((one) => readPermissions(kept).includes(one))

/**
 * The setting of a studio that asks for a second factor before money; a studio that never chose is
 * one that asks.
 */
export const BEFORE_MONEY = 'secondFactorBeforeMoney'

/** All that is sent to these pages moves money, or decides how much takes two people. */
const MONEY = new RegExp(`^(?:${[...AREAS.money, 'settings'].join('|')})$`)
/** These pages have other forms beside those that move money. */
const MONEY_BESIDE = /^\/dashboard\/admin\/(?:orders\/[^/]+(?:\/cancel)?|studios\/[^/]+)$/

/** Whether whatever a page of the control center is sent is about money. */
export function takesMoney(pathname: string): boolean {
  const area = ADMIN.exec(routedPath(pathname))?.[1] ?? ''
  return MONEY.test(area)
}

/** Whether a page of the control center has a form that moves money. */
export const showsMoney = (pathname: string) =>
  takesMoney(pathname) || MONEY_BESIDE.test(routedPath(pathname))
