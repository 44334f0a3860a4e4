import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { loadProductList } from './page.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'
import { ProductsPage } from './products-page'

export const handle = { i18n: ['products', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadProductList(
    new URL(args.request.url).searchParams,
    adminId,
    await getLanguage(args.request),
  )
}

export default function Products() {
  const { title, lead, ...products } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={paths.createProduct()} size="sm">
          <Icon name="plus" size={18} />
          {t('create.title')}
        </ButtonLink>
      }
    >
      <ProductsPage {...products} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
