import { randomUUID } from 'node:crypto'
import { after, currentTime, DAY } from '~/platform/clock'
import { containing } from '~/platform/db/containing.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { beginOfStudioDay, formatIsoDay } from '~/platform/i18n/format.server'
import { isId, readRowId } from '~/platform/row-id'
import { DomainError } from '~/domain/ground/domain-error'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { wordsOf } from '~/domain/ground/search.rules'
import { recordEvent, type Actor } from '../events/events.server'
import type { BulkAct } from '../lists/bulk.server'
import { couponsFilter, type CouponsFilter } from './admin-coupons.rules'
import type { CouponLimitsInput, NewCouponInput } from './new-coupon.schema'

type Where = Prisma.CouponWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<CouponsFilter['sort'], Prisma.CouponOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  mostUsed: [{ uses: 'desc' }, { id: 'desc' }],
}

function matching({ q, state }: CouponsFilter): Where {
  const now = currentTime()
  const states: Record<NonNullable<CouponsFilter['state']>, Where> = {
    open: { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    ended: { expiresAt: { lte: now } },
  }
  return {
    AND: [
      ...(state ? [states[state]] : []),
      ...wordsOf(q).map((word) => ({ OR: containing(word).map((code) => ({ code })) })),
    ],
  }
}

/** The studio's coupons; amounts are integer cents. */
export const adminCoupons = listSource({
  filter: couponsFilter,
  readId: readRowId,
  open: (filter) => (part) =>
    db.coupon.findMany({
      where: { ...matching(filter), studioId: OWN_STUDIO_ID },
      orderBy: ORDERS[filter.sort],
      ...part,
    }),
})

/** Those of the ids that are coupons of the studio, as they are called. */
export const nameCoupons = (ids: string[]) =>
  db.coupon.findMany({
    where: { id: { in: ids }, studioId: OWN_STUDIO_ID },
    orderBy: { id: 'asc' },
    select: { id: true, code: true },
  })

/** A coupon of the studio. Throws `notFound`. */
export async function getCoupon(id: string, tx: Transaction = db) {
  const coupon = isId(id)
    ? await tx.coupon.findFirst({ where: { id, studioId: OWN_STUDIO_ID } })
    : null
  if (!coupon) throw new DomainError('notFound', 'coupon')
  return coupon
}

/** How many paid orders had a coupon, and what it took off them, by currency; integer cents. */
export async function countCouponOrders(couponId: string) {
  const sums = await db.order.groupBy({
    by: ['currency'],
    where: { studioId: OWN_STUDIO_ID, couponId, confirmedAt: { not: null } },
    orderBy: { currency: 'asc' },
    _count: true,
    _sum: { discount: true },
  })
  return sums.map(({ currency, _count, _sum }) => ({
    currency,
    orders: _count,
    discount: _sum.discount ?? 0,
  }))
}

type Terms = Pick<
  Prisma.CouponUncheckedCreateInput,
  'code' | 'percentOff' | 'amountOff' | 'currency' | 'productId' | 'minimumAmount' | 'useLimit'
> & { firstOrderOnly?: boolean; expiresAt: Date | null }

const record = (
  tx: Transaction,
  { id, code }: { id: string; code: string },
  kind: 'created' | 'changed' | 'ended',
  actor: Actor,
  data: { before?: object; after?: object } = {},
) =>
  recordEvent(tx, {
    subject: 'coupon',
    subjectId: id,
    kind: `coupon.${kind}`,
    actor,
    data: { title: code, ...data },
    visibility: 'team',
    key: `coupon:${id}:${randomUUID()}`,
  })

/** The moment after a last day, which belongs to the studio's cities. */
const endOf = (lastDay: string | undefined) =>
  lastDay === undefined ? null : beginOfStudioDay(after(DAY, new Date(lastDay)))

const limitsOf = ({ useLimit, lastDay }: CouponLimitsInput) => ({
  useLimit: useLimit ?? null,
  expiresAt: endOf(lastDay),
})
/** The last day on which a coupon can be used, for the form and the log; empty without one. */
export const lastDayOf = (expiresAt: Date | null) =>
  expiresAt ? formatIsoDay(new Date(expiresAt.getTime() - 1)) : ''

const written = ({
  useLimit,
  expiresAt,
}: {
  useLimit?: number | null
  expiresAt: Date | null
}) => ({
  useLimit: useLimit ?? null,
  lastDay: lastDayOf(expiresAt),
})

/** A percentage without a minimum counts in no currency of its own. */
function termsOf({ firstOrderOnly, lastDay, currency, ...terms }: NewCouponInput): Terms {
  const counts = terms.amountOff !== undefined || terms.minimumAmount !== undefined
  return {
    ...terms,
    currency: counts ? currency : null,
    firstOrderOnly: firstOrderOnly === 'on',
    expiresAt: endOf(lastDay),
  }
}

/** Throws `notFound` for a service that is not the studio's. */
async function checkService(tx: Transaction, productId: number | undefined) {
  if (productId === undefined) return
  const found = await tx.product.count({ where: { id: productId, studioId: OWN_STUDIO_ID } })
  if (found === 0) throw new DomainError('notFound', 'product')
}

/** Makes a coupon of the studio; returns its id. Throws `coupon.taken` for a code that there is. */
export async function createCoupon(actor: Actor, input: NewCouponInput): Promise<string> {
  try {
    return await transaction(async (tx) => {
      await checkService(tx, input.productId)
      const data = { ...termsOf(input), studioId: OWN_STUDIO_ID }
      const coupon = await tx.coupon.create({ data })
      await record(tx, coupon, 'created', actor, { after: written(coupon) })
      return coupon.id
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('coupon.taken') : error
  }
}

/** Changes how often and until when a coupon can be used; what it promises stays. */
export function limitCoupon(actor: Actor, id: string, input: CouponLimitsInput): Promise<void> {
  return transaction(async (tx) => {
    const before = await getCoupon(id, tx)
    const limits = limitsOf(input)
    await tx.coupon.update({ where: { id, studioId: OWN_STUDIO_ID }, data: limits })
    await record(tx, before, 'changed', actor, { before: written(before), after: written(limits) })
  })
}

/** Ends a coupon now, in a transaction; tells whether it was open. Orders keep what it took off. */
async function endCouponIn(tx: Transaction, id: string, actor: Actor): Promise<boolean> {
  const coupon = await getCoupon(id, tx)
  const now = currentTime()
  const { count } = await tx.coupon.updateMany({
    where: {
      id,
      studioId: OWN_STUDIO_ID,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
    data: { expiresAt: now },
  })
  if (count > 0) await record(tx, coupon, 'ended', actor)
  return count > 0
}

/** The same on its own. */
export const endCoupon = (actor: Actor, id: string) =>
  transaction((tx) => endCouponIn(tx, id, actor))

/** What an admin does with many coupons at once. */
export const COUPON_ACTS = {
  end: { asksReason: false, apply: (tx, id, { actor }) => endCouponIn(tx, id, actor) },
} satisfies Record<string, BulkAct>
