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
  orders: ['orders', 'milestones', 'clients', 'messages', 'conversations', 'support', 'quotes'],
  money: ['payments', 'payouts', 'invoices', 'credit-notes', 'fees', 'coupons', 'ledger'],
  content: ['products', 'projects', 'templates', 'reviews', 'featured-content'],
  people: ['freelancers', 'people', 'studio-stack', 'waitlist', 'studios'],
}
/** What changes the whole studio is for those who may do everything. */
const WHOLE = ['settings']

/** What a page of the control center asks for: the permissions of all it is about. */
function permissionsFor(pathname: string): readonly Permission[] {
  if (pathname.startsWith('/shop/admin')) return ['content']
  const [, area = ''] = /^\/dashboard\/admin\/(?:(?:exports|bulk)\/)?([a-z-]+)/.exec(pathname) ?? []
  if (WHOLE.includes(area)) return PERMISSIONS
  return PERMISSIONS.filter((permission) => AREAS[permission].includes(area))
}

/** Whether somebody with these permissions opens a page of the control center. */
export const mayOpen = (kept: string | null, pathname: string) =>
  permissionsFor(pathname).every((one) => readPermissions(kept).includes(one))
