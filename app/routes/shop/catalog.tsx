import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { categoryFilter, FILTERS } from '~/domain/catalog/catalog.rules'
import { listProducts } from '~/domain/catalog/catalog.server'
import { toCardView } from '~/domain/catalog/product-view.server'
import { pageMeta } from '~/frame/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { PageHeader } from '~/ui/layout/page-header'
import { CategoryFilter } from '~/ui/shop/category-filter'
import { ProductList } from '~/ui/shop/product-list'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

const LONGEST_NAME = 40

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'shop')
  const asked = new URL(request.url).searchParams.get('category')
  const { value, category } = categoryFilter(asked) ?? { value: 'all' as const, category: null }
  const products = await listProducts({ language, category })
  return {
    title: value === 'all' ? t('catalog.title') : t(`catalog.filter.${value}`),
    description: t('catalog.lead'),
    shareImage: '/media/share/shop.jpg',
    canonicalQuery: { category: value === 'all' ? undefined : value },
    unknown: categoryFilter(asked) ? null : (asked ?? '').slice(0, LONGEST_NAME),
    filters: FILTERS.map((filter) => ({ value: filter, label: t(`catalog.filter.${filter}`), current: filter === value })),
    products: products.map((product) => toCardView(product, language)),
  }
}

export default function Catalog() {
  const { title, description, unknown, filters, products } = useLoaderData<typeof loader>()
  const { t } = useTranslation('shop')
  return (
    <main id="main" tabIndex={-1}>
      <Container className="pb-section">
        <PageHeader title={title} lead={description} />
        {unknown !== null && <div className="pb-8"><Notice tone="warning">{t('catalog.unknown', { name: unknown })}</Notice></div>}
        <div className="flex flex-wrap items-center justify-between gap-x-gap gap-y-4 pb-8">
          <CategoryFilter filters={filters} />
          <p className="text-ink-soft" role="status">{t('catalog.count', { count: products.length })}</p>
        </div>
        <ProductList products={products} />
      </Container>
    </main>
  )
}
