import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { pageMeta } from '~/frame/page-meta'
import { loadProductList } from '~/frame/product-list.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { TextField } from '~/ui/form/text-field'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterForm } from '~/ui/layout/filter-form'
import { Icon } from '~/ui/media/icon'
import { ProductTable } from '~/ui/products/product-table'
import { Pagination } from '~/ui/table/pagination'

export const handle = { i18n: ['products'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadProductList(new URL(args.request.url).searchParams, await getLanguage(args.request))
}

function NoProducts({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('products')
  if (filtered) return <EmptyState title={t('list.noHits')} action={<ButtonLink to={paths.adminArea('products')} variant="secondary">{t('list.all')}</ButtonLink>} />
  return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
}

export default function Products() {
  const { title, lead, q, statuses, filtered, products, count, pages } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  const create = <ButtonLink to={paths.createProduct()} size="sm"><Icon name="plus" size={18} />{t('create.title')}</ButtonLink>
  const search = <TextField id="filter-q" name="q" type="search" label={t('list.search')} defaultValue={q} maxLength={80} autoComplete="off" enterKeyHint="search" />
  return (
    <DashboardFrame area="admin" title={title} lead={lead} actions={create}>
      <FilterForm action={paths.adminArea('products')} label={t('list.narrow')} selects={[statuses]} search={search} state={q} />
      <p role="status" className="text-ink-soft">{t('list.count', { count })}</p>
      {products.length > 0 ? <ProductTable products={products} /> : <NoProducts filtered={filtered} />}
      <Pagination {...pages} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
