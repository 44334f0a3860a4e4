import { db, type Prisma } from '~/platform/db/db.server'
import { owedToStudio } from '../ledger/ledger.rules'
import { BANK, OWED } from '../ledger/payout-bookings.server'
import { OWED_STATUSES } from './payout.rules'
import type { PayoutStatus } from '../ground/machines.rules'

/** A sum of which payouts and ledger say different things; integer cents. */
export interface PayoutDifference {
  kind: 'owed' | 'paid'
  /** A freelancer's id, or the ledger's account of what is owed to a studio. */
  payee: string
  currency: string
  payouts: number
  booked: number
}

type Sums = Map<string, number>
const keyOf = (payee: string | null, currency: string) => `${payee} ${currency}`

function compare(kind: PayoutDifference['kind'], payouts: Sums, booked: Sums): PayoutDifference[] {
  return [...new Set([...payouts.keys(), ...booked.keys()])].flatMap((key) => {
    const [own, ledger] = [payouts.get(key) ?? 0, booked.get(key) ?? 0]
    const [payee = '', currency = ''] = key.split(' ')
    return own === ledger ? [] : [{ kind, payee, currency, payouts: own, booked: ledger }]
  })
}

async function sumPayouts(statuses: readonly PayoutStatus[]): Promise<Sums> {
  const rows = await db.payout.groupBy({
    by: ['freelancerId', 'currency'],
    where: { status: { in: [...statuses] }, freelancerId: { not: null } },
    _sum: { amount: true, vat: true },
  })
  return new Map(
    rows.map(({ freelancerId, currency, _sum }) => [
      keyOf(freelancerId, currency),
      (_sum.amount ?? 0) + (_sum.vat ?? 0),
    ]),
  )
}

/** What is or was to be paid to studios, by their accounts. */
async function sumStudioPayouts(statuses: readonly PayoutStatus[]): Promise<Sums> {
  const rows = await db.payout.findMany({
    where: { status: { in: [...statuses] }, statementId: { not: null } },
    select: { amount: true, currency: true, statement: { select: { studioId: true } } },
  })
  return add(
    ...rows.map(
      ({ amount, currency, statement }) =>
        new Map([[keyOf(owedToStudio(statement!.studioId), currency), amount]]),
    ),
  )
}

/** What the ledger has on some accounts per freelancer, as a credit. */
async function sumCredits(
  account: string | { in: string[] } | { startsWith: string },
): Promise<Sums> {
  const rows = await db.ledgerEntry.groupBy({
    by: ['freelancerId', 'currency'],
    where: { account, freelancerId: { not: null } },
    _sum: { amount: true },
  })
  return new Map(
    rows.map(({ freelancerId, currency, _sum }) => [
      keyOf(freelancerId, currency),
      -(_sum.amount ?? 0),
    ]),
  )
}

/** What the ledger has on the accounts of what is owed to studios. */
async function sumStudioEntries(sign: 1 | -1, where: Prisma.LedgerEntryWhereInput): Promise<Sums> {
  const rows = await db.ledgerEntry.groupBy({
    by: ['account', 'currency'],
    where: { account: { startsWith: 'studio-payable:' }, ...where },
    _sum: { amount: true },
  })
  return new Map(
    rows.map(({ account, currency, _sum }) => [
      keyOf(account, currency),
      sign * (_sum.amount ?? 0) || 0,
    ]),
  )
}

const PAID_KINDS = ['payout_paid', 'payout_paid_reversed']

function add(...all: Sums[]): Sums {
  const sums: Sums = new Map()
  for (const one of all)
    for (const [key, amount] of one) sums.set(key, (sums.get(key) ?? 0) + amount)
  return sums
}

/**
 * Whether what is owed and what was paid to each freelancer and studio is, to the cent, what the
 * ledger says. Returns how many sums there are.
 */
export async function reconcilePayouts() {
  const [owed, paid, owedBooked, paidBooked] = [
    add(await sumPayouts(OWED_STATUSES), await sumStudioPayouts(OWED_STATUSES)),
    add(await sumPayouts(['paid']), await sumStudioPayouts(['paid'])),
    add(await sumCredits(OWED), await sumStudioEntries(-1, {})),
    add(
      await sumCredits(BANK),
      await sumCredits({ startsWith: 'gateway:' }),
      await sumStudioEntries(1, { transaction: { kind: { in: PAID_KINDS } } }),
    ),
  ]
  return {
    sums: new Set([...owed.keys(), ...paid.keys()]).size,
    differences: [...compare('owed', owed, owedBooked), ...compare('paid', paid, paidBooked)],
  }
}
