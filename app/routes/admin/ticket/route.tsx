import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listStaff } from '~/domain/events/audit.server'
import { readConversationPlace } from '~/domain/messages/message.rules'
import { listCannedAnswers } from '~/domain/tickets/canned-answers.server'
import { getTicket, getTicketClient, settleTicketNotices } from '~/domain/tickets/tickets.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { readMessageForm } from '~/order-room/messages/message-files.server'
import { pageMeta } from '~/shell/page-meta'
import { answerStaffTicket } from '~/support/ticket-forms.server'
import { presentTicket } from '~/support/ticket-view.server'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { TicketPage } from './ticket-page'

export const handle = { i18n: ['support', 'messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args)
  const place = readConversationPlace(new URL(args.request.url).searchParams)
  const ticket = await orNotFound(getTicket(admin.id, args.params.id ?? '', place))
  const [staff, answers] = await Promise.all([
    listStaff(),
    listCannedAnswers(),
    settleTicketNotices(admin.id, ticket.id),
  ])
  return presentTicket(ticket, {
    admin,
    staff,
    answers,
    language: await getLanguage(args.request),
  })
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireAdmin(args)
  const ticketId = args.params.id ?? ''
  const name = await orNotFound(getTicketClient(ticketId))
  const [posted, language] = [await readMessageForm(args.request), await getLanguage(args.request)]
  return answerStaffTicket({ ticketId, userId, name, posted, language })
}

export default function Ticket() {
  const { title, ...ticket } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('lead', { number: ticket.number, date: ticket.opened })}
      actions={
        <ButtonLink to={adminPaths.tickets()} variant="quiet" size="sm">
          {t('admin.title')}
        </ButtonLink>
      }
    >
      <TicketPage {...ticket} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
