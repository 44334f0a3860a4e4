import { currentTime } from '~/platform/clock'
import { RUNNING, type OrderStatus } from './machines.rules'
import { endOfLegalTerm } from './terms.rules'

const WITHDRAWABLE: readonly OrderStatus[] = [...RUNNING, 'on_hold']

export const WITHDRAWAL_DAYS = 14

/**
 * The last moment at which a consumer may withdraw from an order that was confirmed then
 * (business.md, What the law asks).
 */
export const withdrawalEnd = (confirmedAt: Date) => endOfLegalTerm(WITHDRAWAL_DAYS, confirmedAt)

export interface Withdrawable {
  status: OrderStatus
  companyName: string | null
  vatNumber: string | null
  withdrawalEndsAt: Date | null
}

/**
 * Whether the buyer can withdraw now: a consumer, within the 14 days, while the service is not
 * fully performed (Directive 2011/83/EU, art. 9 and 16).
 */
export function canWithdraw(
  { status, companyName, vatNumber, withdrawalEndsAt }: Withdrawable,
  now = currentTime(),
) {
  const consumer = !companyName && !vatNumber
  return (
    consumer &&
    withdrawalEndsAt !== null &&
    now <= withdrawalEndsAt &&
    WITHDRAWABLE.includes(status)
  )
}
