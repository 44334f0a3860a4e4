import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { markContactMessage } from '~/domain/contact/contact.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { makeContactTicket } from '~/domain/tickets/contact-ticket.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadInbox } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { MessageList } from './message-list'
import { ErrorPage } from '~/ui/layout/error-page'
import { UnreadConversations } from './unread-conversations'

export const handle = { i18n: ['inbox', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireAdmin(args)
  return loadInbox(new URL(args.request.url).searchParams, id, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const t = translator(await getLanguage(args.request), 'inbox')
  const { pathname, search } = new URL(args.request.url)
  const form = await readForm(args.request)
  const answered = form.get('answered') === 'yes'
  try {
    if (form.get('ticket') === 'yes') {
      const ticketId = await makeContactTicket(String(form.get('id')), adminId)
      if (!ticketId)
        return seeOther(pathname + search, { flash: { kind: 'warning', text: t('noAccount') } })
      return seeOther(adminPaths.ticket(ticketId), {
        flash: { kind: 'success', text: t('madeTicket') },
      })
    }
    await markContactMessage(String(form.get('id')), answered, { type: 'admin', id: adminId })
  } catch (error) {
    if (!isRefusal(error, 'notFound')) throw error
    return seeOther(pathname + search, { flash: { kind: 'warning', text: t('gone') } })
  }
  return seeOther(pathname + search, {
    flash: { kind: 'success', text: t(answered ? 'done' : 'undone') },
  })
}

export default function Messages() {
  const { title, lead, conversations, list } = useLoaderData<typeof loader>()
  return (
    <DashboardFrame area="admin" title={title} lead={lead}>
      <UnreadConversations conversations={conversations} />
      <DefinedListPage list={list} table={(messages) => <MessageList messages={messages} />} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
