import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { productsFilter } from '~/domain/catalog/product-list.rules'
import { countStudioProducts } from '~/domain/catalog/product-list.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { productsList } from '~/routes/admin/_area/lists/products-list.server'
import { StatusBadge } from '~/routes/admin/_area/products/status-badge'
import { NameCell } from './name-cell'

export const handle = { i18n: ['products', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  const [page, count] = await Promise.all([
    productsList.load(searchParams, adminId, await getLanguage(args.request)),
    countStudioProducts(productsFilter.read(searchParams)),
  ])
  return { ...page, count }
}

export default function Products() {
  const { title, list, count } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('list.lead')}
      actions={
        <ButtonLink to={paths.createProduct()} size="sm">
          <Icon name="plus" size={18} />
          {t('create.title')}
        </ButtonLink>
      }
    >
      <p role="status" className="text-ink-soft">
        {t('list.count', { count })}
      </p>
      <DefinedListPage
        list={list}
        cells={{
          name: (row) => <NameCell {...row} />,
          status: ({ status }) => <StatusBadge status={status} />,
          unwritten: ({ whole }) => (whole ? t('list.nothing') : null),
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
