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

const isConsumer = ({ companyName, vatNumber }: Pick<Withdrawable, 'companyName' | 'vatNumber'>) =>
  !companyName && !vatNumber

/** What says whether its work waits. */
export type HeldOrder = Pick<Withdrawable, 'companyName' | 'vatNumber' | 'withdrawalEndsAt'> & {
  earlyStartAt: Date | null
}

/**
 * From when on there is work on a consumer's order who did not ask for an early start, and from
 * which its dates count; null where nothing holds it back any more (business.md, Early start not
 * ticked).
 */
export function workHeldUntil(order: HeldOrder, now = currentTime()): Date | null {
  const { earlyStartAt, withdrawalEndsAt } = order
  if (!isConsumer(order) || earlyStartAt || !withdrawalEndsAt || now > withdrawalEndsAt) return null
  return withdrawalEndsAt
}

/**
 * Whether the buyer can withdraw now: a consumer, within the 14 days, while the service is not
 * fully performed (Directive 2011/83/EU, art. 9 and 16).
 */
export function canWithdraw(
  { status, companyName, vatNumber, withdrawalEndsAt }: Withdrawable,
  now = currentTime(),
) {
  return (
    isConsumer({ companyName, vatNumber }) &&
    withdrawalEndsAt !== null &&
    now <= withdrawalEndsAt &&
    WITHDRAWABLE.includes(status)
  )
}
