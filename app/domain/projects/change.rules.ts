import type { ChangeStatus, OrderStatus, PayableStatus } from '../ground/machines.rules'
import { standsStill } from './progress.rules'

/** While an order runs, more can be agreed; one that is on hold waits with that, too. */
export const CHANGEABLE: readonly OrderStatus[] = ['awaiting_brief', 'in_progress', 'in_review']

/**
 * What a change costs with VAT at the order's rate (basis points); integer cents, and unlike the
 * shop's prices its net is what was said.
 */
export function changeAmounts(net: number, vatRate: number) {
  const vat = Math.round((net * vatRate) / 10_000)
  return { net, vat, amount: net + vat }
}

/**
 * How a change stands for whoever reads of it: what is accepted is to be paid, paid, free, or
 * lapsed unpaid with its order; what nobody answered ends with its order.
 */
export type ChangeState =
  'requested' | 'priced' | 'due' | 'agreed' | 'lapsed' | 'refused' | 'declined' | 'ended'

export function changeState(
  change: {
    status: ChangeStatus
    net: number | null
    payable: { status: PayableStatus } | null
  },
  order: OrderStatus,
): ChangeState {
  const { status, net, payable } = change
  if (status === 'declined') return net === null ? 'refused' : 'declined'
  if (status !== 'accepted')
    return CHANGEABLE.includes(order) || standsStill(order) ? status : 'ended'
  if (!payable || payable.status === 'paid') return 'agreed'
  return payable.status === 'void' ? 'lapsed' : 'due'
}

/**
 * What each side can do with a change: the studio answers what was asked, the client answers a
 * price.
 */
export function changeSteps(
  side: 'client' | 'studio',
  order: OrderStatus,
  status: ChangeStatus,
): readonly ('price' | 'accept' | 'decline')[] {
  if (side === 'studio')
    return status !== 'requested'
      ? []
      : CHANGEABLE.includes(order)
        ? ['price', 'decline']
        : ['decline']
  return status !== 'priced' ? [] : CHANGEABLE.includes(order) ? ['accept', 'decline'] : ['decline']
}
