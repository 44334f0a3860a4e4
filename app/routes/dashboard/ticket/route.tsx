import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readConversationPlace } from '~/domain/messages/message.rules'
import {
  getOwnTicket,
  requireOwnTicket,
  settleTicketNotices,
} from '~/domain/tickets/tickets.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { readMessageForm } from '~/order-room/messages/message-files.server'
import { pageMeta } from '~/shell/page-meta'
import { answerClientTicket } from '~/support/ticket-forms.server'
import { presentOwnTicket } from '~/support/ticket-view.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { OwnTicketPage } from './own-ticket-page'

export const handle = { i18n: ['support', 'messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args)
  const { id: userId, impersonator } = viewer
  const place = readConversationPlace(new URL(args.request.url).searchParams)
  const ticket = await orNotFound(getOwnTicket(userId, args.params.id ?? '', place))
  if (impersonator === null) await settleTicketNotices(userId, ticket.id)
  return presentOwnTicket(ticket, viewer, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireViewer(args)
  const ticketId = args.params.id ?? ''
  await orNotFound(requireOwnTicket(userId, ticketId))
  const [posted, language] = [await readMessageForm(args.request), await getLanguage(args.request)]
  return answerClientTicket({ ticketId, userId, posted, language })
}

export default function Ticket() {
  const { title, ...ticket } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame
      area="client"
      title={title}
      lead={t('lead', { number: ticket.number, date: ticket.opened })}
      actions={
        <ButtonLink to={paths.tickets()} variant="quiet" size="sm">
          {t('own.title')}
        </ButtonLink>
      }
    >
      <OwnTicketPage {...ticket} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
