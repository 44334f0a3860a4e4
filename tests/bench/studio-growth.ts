import { adminPaths } from '../../app/admin-paths'
import { paths } from '../../app/paths'
import { FEW, growStudio, MANY, NEWEST, type Amounts, type Grown } from './grown-studio'
import type { Growth, GrowthPage } from './growth'
import { signInAdmin } from './subjects'

/** Every page of the control centre that lists or sums up, as it opens, filtered and searched. */
const pages: GrowthPage<Grown>[] = [
  { path: () => paths.admin(), shows: 'h1' },
  { path: () => adminPaths.orders(), shows: NEWEST.order },
  { path: () => adminPaths.orders({ status: 'completed' }), shows: 'K-2024-' },
  { path: () => adminPaths.orders({ status: 'in_progress' }), shows: 'K-2024-' },
  { path: () => adminPaths.orders({ waits: 'any' }), shows: 'h1' },
  { path: () => adminPaths.orders({ waits: 'refund' }), shows: 'h1' },
  { path: () => adminPaths.orders({ sort: 'oldest' }), shows: 'K-2024-' },
  { path: () => adminPaths.orders({ sort: 'name' }), shows: 'K-2024-' },
  { path: () => adminPaths.orders({ q: NEWEST.order }), shows: NEWEST.order },
  { path: () => adminPaths.orders({ q: NEWEST.email }), shows: NEWEST.name },
  { path: () => adminPaths.orders({ q: 'anna' }), shows: 'Anna' },
  { path: () => adminPaths.orders({ q: 'no such order' }), shows: 'h1' },
  { path: ({ orderId }) => adminPaths.order(orderId), shows: NEWEST.order },
  { path: () => adminPaths.clients(), shows: NEWEST.name },
  { path: () => adminPaths.clients({ has: 'open-order' }), shows: '@' },
  { path: () => adminPaths.clients({ has: 'company' }), shows: '@' },
  { path: () => adminPaths.clients({ state: 'invited' }), shows: '@' },
  { path: () => adminPaths.clients({ sort: 'name' }), shows: '@' },
  { path: () => adminPaths.clients({ q: NEWEST.email }), shows: NEWEST.name },
  { path: ({ clientId }) => adminPaths.client(clientId), shows: NEWEST.name },
  { path: () => adminPaths.area('messages'), shows: 'h1' },
  { path: () => adminPaths.tickets(), shows: 'T-' },
  { path: () => adminPaths.tickets({ sort: 'newest' }), shows: 'T-' },
  { path: () => adminPaths.payments(), shows: 'K-2024-' },
  { path: () => adminPaths.payments({ sort: 'largest' }), shows: 'K-2024-' },
  { path: () => adminPaths.payments({ q: NEWEST.order }), shows: NEWEST.order },
  { path: () => adminPaths.payments({ q: 'anna' }), shows: 'Anna' },
  { path: () => adminPaths.payments({ q: 'no such payment' }), shows: 'h1' },
  { path: () => adminPaths.ledger(), shows: 'h1' },
  { path: () => adminPaths.paymentEvents(), shows: 'evt_' },
  { path: () => adminPaths.reconciliation(), shows: 'h1' },
  { path: () => adminPaths.outbox(), shows: 'h1' },
  { path: () => adminPaths.mails(), shows: '@' },
  { path: () => adminPaths.audit(), shows: 'h1' },
  { path: () => adminPaths.payouts(), shows: 'h1' },
  { path: () => adminPaths.freelancers(), shows: 'h1' },
  { path: () => adminPaths.area('products'), shows: 'h1' },
]

export const studioGrowth: Growth<Amounts, Grown> = {
  title: `The control centre with ${MANY.orders} orders and ${MANY.clients} clients beside one with ${FEW.orders} and ${FEW.clients}`,
  amounts: { few: FEW, many: MANY },
  grow: growStudio,
  signIn: signInAdmin,
  pages,
}
