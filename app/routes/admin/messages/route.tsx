import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { markContactMessage } from '~/domain/contact/contact.server'
import { makeContactTicket } from '~/domain/tickets/contact-ticket.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadInbox } from './page.server'
import { answerBy, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
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

interface Context {
  adminId: number
  language: Language
}
const messageForm: FormHandler<Context> = async (form, { adminId, language }) => {
  const t = translator(language, 'inbox')
  const id = String(form.get('id'))
  if (form.get('ticket') === 'yes') {
    const ticketId = await makeContactTicket(id, adminId)
    return ticketId
      ? { done: t('madeTicket'), to: adminPaths.ticket(ticketId) }
      : { late: t('noAccount') }
  }
  const answered = form.get('answered') === 'yes'
  await markContactMessage(id, answered, { type: 'admin', id: adminId })
  return { done: t(answered ? 'done' : 'undone') }
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { pathname, search } = new URL(args.request.url)
  const context = { adminId, language: await getLanguage(args.request) }
  return answerBy(messageForm, await readForm(args.request), context, {
    page: pathname + search,
    words: { notFound: (language) => translator(language, 'inbox')('gone') },
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
