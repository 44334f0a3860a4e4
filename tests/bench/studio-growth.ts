import { paths } from '../../app/paths'
import { FEW, growStudio, MANY, NEWEST, type Amounts, type Grown } from './grown-studio'
import type { Growth, GrowthPage } from './growth'
import { signInAdmin } from './subjects'

/** Every page of the control centre that lists or sums up, as it opens, filtered and searched. */
const pages: GrowthPage<Grown>[] = [
  { path: () => paths.admin(), shows: 'h1' },
  { path: () => paths.adminOrders(), shows: NEWEST.order },
  { path: () => paths.adminOrders({ status: 'completed' }), shows: 'K-2024-' },
  { path: () => paths.adminOrders({ status: 'in_progress' }), shows: 'K-2024-' },
  { path: () => paths.adminOrders({ waits: 'any' }), shows: 'h1' },
  { path: () => paths.adminOrders({ waits: 'refund' }), shows: 'h1' },
  { path: () => paths.adminOrders({ sort: 'oldest' }), shows: 'K-2024-' },
  { path: () => paths.adminOrders({ sort: 'name' }), shows: 'K-2024-' },
  { path: () => paths.adminOrders({ q: NEWEST.order }), shows: NEWEST.order },
  { path: () => paths.adminOrders({ q: NEWEST.email }), shows: NEWEST.name },
  { path: () => paths.adminOrders({ q: 'anna' }), shows: 'Anna' },
  { path: () => paths.adminOrders({ q: 'no such order' }), shows: 'h1' },
  { path: ({ orderId }) => paths.adminOrder(orderId), shows: NEWEST.order },
  { path: () => paths.adminClients(), shows: NEWEST.name },
  { path: () => paths.adminClients({ has: 'open-order' }), shows: '@' },
  { path: () => paths.adminClients({ has: 'company' }), shows: '@' },
  { path: () => paths.adminClients({ state: 'invited' }), shows: '@' },
  { path: () => paths.adminClients({ sort: 'name' }), shows: '@' },
  { path: () => paths.adminClients({ q: NEWEST.email }), shows: NEWEST.name },
  { path: ({ clientId }) => paths.adminClient(clientId), shows: NEWEST.name },
  { path: () => paths.adminArea('messages'), shows: 'h1' },
  { path: () => paths.adminTickets(), shows: 'T-' },
  { path: () => paths.adminTickets({ sort: 'newest' }), shows: 'T-' },
  { path: () => paths.adminPayments(), shows: 'K-2024-' },
  { path: () => paths.adminPayments({ sort: 'largest' }), shows: 'K-2024-' },
  { path: () => paths.adminPayments({ q: NEWEST.order }), shows: NEWEST.order },
  { path: () => paths.adminPayments({ q: 'anna' }), shows: 'Anna' },
  { path: () => paths.adminPayments({ q: 'no such payment' }), shows: 'h1' },
  { path: () => paths.adminLedger(), shows: 'h1' },
  { path: () => paths.adminPaymentEvents(), shows: 'evt_' },
  { path: () => paths.adminReconciliation(), shows: 'h1' },
  { path: () => paths.adminOutbox(), shows: 'h1' },
  { path: () => paths.adminMails(), shows: '@' },
  { path: () => paths.adminAudit(), shows: 'h1' },
  { path: () => paths.adminPayouts(), shows: 'h1' },
  { path: () => paths.adminFreelancers(), shows: 'h1' },
  { path: () => paths.adminArea('products'), shows: 'h1' },
]

export const studioGrowth: Growth<Amounts, Grown> = {
  title: `The control centre with ${MANY.orders} orders and ${MANY.clients} clients beside one with ${FEW.orders} and ${FEW.clients}`,
  amounts: { few: FEW, many: MANY },
  grow: growStudio,
  signIn: signInAdmin,
  pages,
}
