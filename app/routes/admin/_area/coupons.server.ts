import { getZodConstraint } from '@conform-to/zod/v4'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { nameProducts, studioProducts } from '~/domain/catalog/product-list.server'
import { productsFilter } from '~/domain/catalog/product-list.rules'
import { couponState } from '~/domain/coupons/admin-coupons.rules'
import {
  countCouponOrders,
  createCoupon,
  endCoupon,
  getCoupon,
  lastDayOf,
  limitCoupon,
} from '~/domain/coupons/admin-coupons.server'
import { LONGEST_CODE, ownCurrency } from '~/domain/coupons/coupon.rules'
import {
  couponLimitsSchema,
  MOST_USES,
  newCouponSchema,
  type CouponProblem,
} from '~/domain/coupons/new-coupon.schema'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import {
  formatDate,
  formatIsoDay,
  formatMoney,
  formatNumber,
  formatRate,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'
import { fields, type FormHandler } from '~/shell/forms.server'

type Coupon = Awaited<ReturnType<typeof getCoupon>>

const MOST_SERVICES = 500

/** What a coupon takes off, such as `10%` or `$100.00`. */
export const couponOff = (
  { percentOff, amountOff, currency }: Pick<Coupon, 'percentOff' | 'amountOff' | 'currency'>,
  language: Language,
) =>
  amountOff === null
    ? formatRate((percentOff ?? 0) * 100, language)
    : formatMoney(amountOff, ownCurrency({ currency }), language)

/** How often a coupon was used, and of how many times, where that is limited. */
export function couponUses(
  { uses, useLimit }: Pick<Coupon, 'uses' | 'useLimit'>,
  language: Language,
) {
  const t = translator(language, 'admin-coupons')
  return useLimit === null
    ? formatNumber(uses, language)
    : t('list.ofLimit', {
        uses: formatNumber(uses, language),
        limit: formatNumber(useLimit, language),
      })
}

/** The last day of a coupon, or that it has none. */
export const couponEnd = ({ expiresAt }: Pick<Coupon, 'expiresAt'>, language: Language) =>
  expiresAt
    ? formatDate(new Date(expiresAt.getTime() - 1), language)
    : translator(language, 'admin-coupons')('list.noEnd')

/** What the form of a new coupon needs. */
export async function loadCreateCoupon(language: Language) {
  const t = translator(language, 'admin-coupons')
  const filter = productsFilter.read(new URLSearchParams({ sort: 'name' }))
  const services = await studioProducts.first(filter, MOST_SERVICES, language)
  return {
    title: t('create.title'),
    constraint: getZodConstraint(newCouponSchema()),
    services: services.map(({ id, name }) => ({ value: String(id), label: name })),
    currencies: CURRENCIES.map((value) => ({ value, label: value })),
    today: formatIsoDay(currentTime()),
  }
}

/** A coupon with its terms, its uses, and the form of its limits. */
export async function loadCoupon(id: string, language: Language) {
  const t = translator(language, 'admin-coupons')
  const coupon = await orNotFound(getCoupon(id))
  const [sums, [service]] = await Promise.all([
    countCouponOrders(coupon.id),
    coupon.productId === null ? [] : nameProducts([coupon.productId], language),
  ])
  const state = couponState(coupon, currentTime())
  const currency = ownCurrency(coupon)
  const rows = [
    { term: t('coupon.off'), detail: couponOff(coupon, language) },
    { term: t('coupon.service'), detail: service?.name ?? t('coupon.allServices') },
    ...(coupon.minimumAmount === null
      ? []
      : [
          {
            term: t('coupon.minimum'),
            detail: formatMoney(coupon.minimumAmount, currency, language),
          },
        ]),
    ...(coupon.firstOrderOnly ? [{ term: t('coupon.for'), detail: t('coupon.firstOrder') }] : []),
    { term: t('list.uses'), detail: couponUses(coupon, language) },
    { term: t('list.end'), detail: couponEnd(coupon, language) },
    ...sums.map((sum) => ({
      term: t('coupon.orders', { currency: sum.currency }),
      detail: t('coupon.taken', {
        count: sum.orders,
        amount: formatMoney(sum.discount, sum.currency, language),
      }),
    })),
  ]
  return {
    title: t('coupon.title', { code: coupon.code }),
    state,
    stateName: t(`state.${state}`),
    rows,
    defaults: {
      useLimit: coupon.useLimit === null ? '' : String(coupon.useLimit),
      lastDay: lastDayOf(coupon.expiresAt),
    },
    constraint: getZodConstraint(couponLimitsSchema()),
  }
}

interface Context {
  adminId: number
  language: Language
  /** The coupon that is changed; empty for a new one. */
  id: string
}

const actorOf = ({ adminId }: Context) => ({ type: 'admin', id: adminId }) as const

function sayProblem({ language }: Context) {
  const t = translator(language, 'admin-coupons')
  return (problem: CouponProblem) =>
    t(`errors.${problem}`, { longest: LONGEST_CODE, most: formatNumber(MOST_USES, language) })
}

/** Makes a coupon; its page says what it is. */
export const newCouponForm: FormHandler<Context> = fields(
  'coupon',
  (context) => newCouponSchema(sayProblem(context), context.language),
  async (input, context) => {
    const id = await createCoupon(actorOf(context), input)
    return {
      done: translator(context.language, 'admin-coupons')('done.created', { code: input.code }),
      to: adminPaths.coupon(id),
    }
  },
)

/** The forms of a coupon's page. */
export const COUPON_FORMS: Record<string, FormHandler<Context>> = {
  limit: fields(
    'limits',
    (context) => couponLimitsSchema(sayProblem(context)),
    async (input, context) => {
      await limitCoupon(actorOf(context), context.id, input)
      return { done: translator(context.language, 'admin-coupons')('done.limited') }
    },
  ),
  end: async (_form, context) => {
    const t = translator(context.language, 'admin-coupons')
    return (await endCoupon(actorOf(context), context.id))
      ? { done: t('done.ended') }
      : { late: t('done.endedBefore') }
  },
}
