import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { requireClient } from '~/routes/dashboard/_area/client-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { readMessageForm } from '~/order-room/messages/message-files.server'
import { loadOwnTickets } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { answerNewTicket } from '~/support/ticket-forms.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { OwnTicketsPage } from './own-tickets-page'

export const handle = { i18n: ['support', 'messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language } = await requireClient(args)
  return loadOwnTickets(reader, new URL(args.request.url).searchParams, language)
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await requireClient(args)
  return answerNewTicket(await readMessageForm(args.request), { userId: viewer.id, language })
}

export default function Tickets() {
  const { title, ...tickets } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame area="client" title={title} lead={t('own.lead')}>
      <OwnTicketsPage {...tickets} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
