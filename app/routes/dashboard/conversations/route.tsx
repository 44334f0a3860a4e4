import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadOwnConversations } from '~/order-room/messages/own-conversations.server'
import { OwnConversations } from '~/order-room/messages/own-conversations'
import { paths } from '~/paths'
import { requireClient } from '~/routes/dashboard/_area/client-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language } = await requireClient(args)
  return loadOwnConversations(args.request, {
    ...{ member: reader, language },
    href: paths.conversations,
  })
}

export default function Conversations() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  return (
    <DashboardFrame area="client" title={title} lead={t('own.lead')}>
      <OwnConversations {...list} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
