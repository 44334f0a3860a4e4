import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentFeed } from './page.server'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { openClientPage } from '~/routes/dashboard/_area/client-page.server'
import { pageMeta } from '~/shell/page-meta'
import { translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ActivityFeed } from './activity-feed'

export const handle = { i18n: ['project'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  const { searchParams } = new URL(args.request.url)
  const title = translator(language, 'project')('feed.title')
  return data(
    { title, frame, feed: order && (await presentFeed(order, searchParams, { reader, language })) },
    { status },
  )
}

export default function Activities() {
  const { title, frame, feed } = useLoaderData<typeof loader>()
  const { t } = useTranslation('project')
  const lead = feed
    ? feed.all
      ? t('feed.leadAll')
      : t('plan.lead', frame.selected ?? {})
    : undefined
  return (
    <ClientPage title={title} lead={lead} frame={frame}>
      {feed && <ActivityFeed feed={feed} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
