import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadControlCenter } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { Earnings, Workload } from './figures'
import { Standing } from './standing'
import { WorkQueue } from './work-queue'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['control'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireAdmin(args)
  return loadControlCenter(viewer, await getLanguage(args.request))
}

export default function Home() {
  const { title, work, earnings, standing, workload } = useLoaderData<typeof loader>()
  const { t } = useTranslation('control')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <div className="grid gap-12">
        <WorkQueue work={work} />
        {standing && standing.length > 0 && <Standing rows={standing} />}
        <div className="grid items-start gap-gap xl:grid-cols-2">
          {earnings && <Earnings {...earnings} />}
          {workload && <Workload {...workload} />}
        </div>
      </div>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
