import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentDeskOrders } from '~/routes/studiostack/_desk/sales.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { DeskOrderList } from './desk-orders'

export const handle = { i18n: ['studio-desk', 'studio-sales'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio, user } = await requireStudio(args)
  return presentDeskOrders(
    args.request,
    { studioId: studio.id, userId: user.id },
    await getLanguage(args.request),
  )
}

export default function DeskOrders() {
  const { title, ...list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-sales')
  return (
    <StudioDeskFrame title={title} lead={t('orders.lead')}>
      <DeskOrderList {...list} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
