import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentDeskOrder } from '~/frame/desk-sales.server'
import { pageMeta } from '~/frame/page-meta'
import { StudioDeskFrame } from '~/frame/studio-desk-frame'
import { requireStudio } from '~/frame/studio-page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { studioPaths } from '~/studio-paths'
import { Badge } from '~/ui/feedback/badge'
import { ErrorPage } from '~/ui/layout/error-page'
import { DeskOrderView } from '~/ui/studio-desk/desk-orders'

export const handle = { i18n: ['studio-desk', 'studio-sales'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskOrder(studio, args.params.number, await getLanguage(args.request))
}

export default function DeskOrder() {
  const { title, lead, state, ...order } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-sales')
  return (
    <StudioDeskFrame title={title} lead={lead} actions={<Badge tone="state">{state}</Badge>}>
      <Link to={studioPaths.orders()} className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 hover:text-canal">{t('orders.all')}</Link>
      <DeskOrderView {...order} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
