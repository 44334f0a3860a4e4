import { PRODUCT_STATUSES } from '~/domain/ground/machines.rules'
import { BASE_CURRENCY, CATEGORIES, isPlatform } from '~/domain/catalog/catalog.rules'
import { categoryName } from '~/domain/catalog/catalog-names'
import { PRODUCT_ACTS } from '~/domain/catalog/product-acts.server'
import { nameProducts, studioProducts } from '~/domain/catalog/product-list.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

export const productsList = defineList({
  name: 'products',
  href: (query) => adminPaths.area('products', query),
  source: studioProducts,
  words: (language) => {
    const [t, shop] = [translator(language, 'products'), translator(language, 'shop')]
    return {
      title: t('list.title'),
      caption: t('list.title'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('list.searchHint'),
      selects: [
        select('status', t('list.status'), PRODUCT_STATUSES, (status) => t(`status.${status}`)),
        select('category', t('list.category'), CATEGORIES, (one) => categoryName(one, shop)),
      ],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        {
          key: 'name',
          heading: t('list.name'),
          value: ({ name }) => name,
          sort: { name: 'ascending' },
          rowHeader: true,
        },
        { key: 'category', value: ({ category }) => categoryName(category, shop) },
        { key: 'platform', value: ({ platform }) => platform },
        { key: 'status', heading: t('list.status'), value: ({ status }) => t(`status.${status}`) },
        {
          key: 'price',
          heading: t('list.price'),
          value: ({ price }) => ({ cents: price, currency: BASE_CURRENCY }),
          align: 'end',
          nowrap: true,
        },
        { key: 'currency', value: () => BASE_CURRENCY },
        {
          key: 'unwritten',
          heading: t('list.unwritten'),
          value: ({ unwritten }) => unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
        },
        {
          key: 'changed',
          heading: t('list.changed'),
          value: ({ updatedAt }) => updatedAt,
          sort: { changed: 'descending' },
          nowrap: true,
        },
      ],
      show: ({ id, name, image, category, platform, status, unwritten }) => ({
        ...{ name, image, category, status, whole: unwritten.length === 0 },
        kind: `${categoryName(category, shop)} · ${isPlatform(platform) ? shop(`platform.${platform}`) : platform}`,
        href: adminPaths.product(id),
      }),
      choose: ({ name }) => t('list.choose', { name }),
    }
  },
  acts: PRODUCT_ACTS,
  called: async (ids, language) =>
    (await nameProducts(ids, language)).map(({ id, name }) => ({
      ...{ id, name },
      href: adminPaths.product(id),
    })),
})
