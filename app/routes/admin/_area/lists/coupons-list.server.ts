import { COUPON_STATES, couponState } from '~/domain/coupons/admin-coupons.rules'
import { adminCoupons, COUPON_ACTS, nameCoupons } from '~/domain/coupons/admin-coupons.server'
import { studioProducts } from '~/domain/catalog/product-list.server'
import { productsFilter } from '~/domain/catalog/product-list.rules'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { translator } from '~/platform/i18n/i18n.server'
import { couponEnd, couponOff, couponUses } from '~/routes/admin/_area/coupons.server'
import { defineList, select } from './define-list.server'

const MOST_SERVICES = 500

export const couponsList = defineList({
  name: 'coupons',
  href: adminPaths.coupons,
  source: adminCoupons,
  words: async (language) => {
    const t = translator(language, 'admin-coupons')
    const services = new Map(
      (
        await studioProducts.first(
          productsFilter.read(new URLSearchParams()),
          MOST_SERVICES,
          language,
        )
      ).map(({ id, name }) => [id, name]),
    )
    const serviceOf = (id: number | null) =>
      id === null ? t('coupon.allServices') : (services.get(id) ?? null)
    return {
      title: t('title'),
      caption: t('title'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('list.searchHint'),
      selects: [select('state', t('list.state'), COUPON_STATES, (state) => t(`state.${state}`))],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        { key: 'code', heading: t('list.code'), value: ({ code }) => code, rowHeader: true },
        {
          key: 'off',
          heading: t('list.off'),
          value: (row) => couponOff(row, language),
          align: 'end',
        },
        {
          key: 'service',
          heading: t('list.service'),
          value: ({ productId }) => serviceOf(productId),
        },
        {
          key: 'uses',
          heading: t('list.uses'),
          value: (row) => couponUses(row, language),
          align: 'end',
        },
        {
          key: 'end',
          heading: t('list.end'),
          value: (row) => couponEnd(row, language),
          nowrap: true,
        },
        {
          key: 'status',
          heading: t('list.state'),
          value: (row) => t(`state.${couponState(row, currentTime())}`),
        },
      ],
      show: ({ id, code, ...row }) => ({
        ...{ code, state: couponState(row, currentTime()), href: adminPaths.coupon(id) },
      }),
      choose: ({ code }) => t('list.choose', { code }),
    }
  },
  acts: COUPON_ACTS,
  called: async (ids) =>
    (await nameCoupons(ids)).map(({ id, code }) => ({
      id,
      name: code,
      href: adminPaths.coupon(id),
    })),
})
