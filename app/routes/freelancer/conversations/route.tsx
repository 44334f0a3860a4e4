import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { assignee } from '~/domain/people/participant.server'
import { loadOwnConversations } from '~/order-room/messages/own-conversations.server'
import { OwnConversations } from '~/order-room/messages/own-conversations'
import { NoProfile } from '~/order-room/team/no-profile'
import { paths } from '~/paths'
import { openFreelancerPage } from '~/routes/freelancer/_area/freelancer-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['messages', 'assignments'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, freelancer } = await openFreelancerPage(args)
  const page = await loadOwnConversations(args.request, {
    ...{ member: assignee(viewer.id), language },
    href: (query) => paths.freelancerArea('conversations', query),
  })
  return { title: page.title, list: freelancer && page.list }
}

export default function Conversations() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  return (
    <DashboardFrame area="freelancer" title={title} lead={t('own.lead')}>
      {list ? <OwnConversations {...list} /> : <NoProfile />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
