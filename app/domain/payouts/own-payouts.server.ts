import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/format.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { isId } from '~/platform/row-id'
import { OWED_STATUSES, readPeriod } from './payout.rules'
import type { PayoutStatus } from '../ground/machines.rules'

const PAYOUTS_PER_PAGE = 20

const LISTED = {
  ...{
    id: true,
    status: true,
    amount: true,
    vat: true,
    currency: true,
    dueAt: true,
    scheduledFor: true,
    paidAt: true,
    createdAt: true,
    reason: true,
  },
  selfBilling: { select: { number: true, creditNumber: true } },
  assignment: {
    select: { milestone: { select: { title: true, project: { select: { name: true } } } } },
  },
} satisfies Prisma.PayoutSelect

export interface OwnPayoutsFilter {
  status: PayoutStatus | null
  year: number | null
}

function inPeriod(text: string): Prisma.PayoutWhereInput {
  const period = readPeriod(text)
  return period
    ? { createdAt: { gte: beginOfStudioDay(period.from), lt: beginOfStudioDay(period.to) } }
    : {}
}

function conditions(
  freelancerId: string,
  { status, year }: OwnPayoutsFilter,
): Prisma.PayoutWhereInput {
  return { freelancerId, status: status ?? undefined, ...(year !== null && inPeriod(String(year))) }
}

/**
 * A page of a freelancer's payouts, the newest first; amounts are integer cents of their currency.
 */
export function listOwnPayouts(
  freelancerId: string,
  filter: OwnPayoutsFilter,
  place: Place<string>,
) {
  return readPage(place, PAYOUTS_PER_PAGE, (at) =>
    db.payout.findMany({
      where: conditions(freelancerId, filter),
      orderBy: { id: 'desc' },
      ...placeQuery(at, PAYOUTS_PER_PAGE),
      select: LISTED,
    }),
  )
}
export type OwnPayout = Awaited<ReturnType<typeof listOwnPayouts>>['rows'][number]

/** The milestone that a freelancer's payout is for. */
export function workOf({ assignment }: Pick<OwnPayout, 'assignment'>) {
  if (!assignment) throw new Error('a freelancer’s payout of no assignment')
  return assignment.milestone
}

const GROUPS: Record<'accrued' | 'scheduled' | 'paid', readonly PayoutStatus[]> = {
  accrued: OWED_STATUSES.filter((status) => status !== 'scheduled'),
  scheduled: ['scheduled'],
  paid: ['paid'],
}

/** What is owed, on its way and paid, per currency and with VAT; integer cents. */
export async function sumOwnPayouts(freelancerId: string) {
  const sums = await db.payout.groupBy({
    by: ['currency', 'status'],
    where: { freelancerId },
    _sum: { amount: true, vat: true },
    orderBy: { currency: 'asc' },
  })
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  const total = (currency: string, group: keyof typeof GROUPS) =>
    sums
      .filter((row) => row.currency === currency && GROUPS[group].includes(row.status))
      .reduce((sum, { _sum }) => sum + (_sum.amount ?? 0) + (_sum.vat ?? 0), 0)
  return currencies.map((currency) => ({
    currency,
    accrued: total(currency, 'accrued'),
    scheduled: total(currency, 'scheduled'),
    paid: total(currency, 'paid'),
  }))
}

/** The years of a freelancer's payouts, the latest first; empty without any. */
export async function payoutYears(freelancerId: string): Promise<number[]> {
  const { _min, _max } = await db.payout.aggregate({
    where: { freelancerId },
    _min: { createdAt: true },
    _max: { createdAt: true },
  })
  if (!_min.createdAt || !_max.createdAt) return []
  const [first, last] = [_min.createdAt, _max.createdAt].map((moment) =>
    studioDay(moment).getUTCFullYear(),
  ) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

/** The months of a year with payouts in them, from 1, the latest first. */
export async function payoutMonths(freelancerId: string, year: number): Promise<number[]> {
  const rows = await db.payout.findMany({
    where: conditions(freelancerId, { status: null, year }),
    select: { createdAt: true },
  })
  return [...new Set(rows.map(({ createdAt }) => studioDay(createdAt).getUTCMonth() + 1))].sort(
    (a, b) => b - a,
  )
}

/**
 * All payouts of a freelancer in a month or year, in turn, for the freelancer and staff. Throws
 * `notFound` for anyone else.
 */
export async function getStatement(
  freelancerId: string,
  period: string,
  reader: { id: number; admin: boolean },
) {
  const known = isId(freelancerId) && readPeriod(period)
  const where = reader.admin ? { id: freelancerId } : { id: freelancerId, userId: reader.id }
  const freelancer = known
    ? await db.freelancer.findFirst({
        where,
        select: { user: { select: { name: true, email: true } } },
      })
    : null
  if (!known || !freelancer) throw new DomainError('notFound', 'statement')
  const rows = await db.payout.findMany({
    where: { freelancerId, ...inPeriod(period) },
    orderBy: { id: 'asc' },
    select: LISTED,
  })
  return { ...freelancer.user, period, ...known, rows }
}
export type Statement = Awaited<ReturnType<typeof getStatement>>
