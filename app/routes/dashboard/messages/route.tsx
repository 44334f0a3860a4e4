import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { postMessage } from '~/domain/messages/post-message.server'
import { getClientOrder } from '~/domain/orders/order-access.server'
import { openClientPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { loadConversation } from '~/order-room/messages/conversation.server'
import { answerNoAnswer } from '~/order-room/messages/no-answer.server'
import { receiveMessage } from '~/order-room/messages/message-form.server'
import { orNotFound } from '~/shell/answers.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ConversationPage } from '~/order-room/messages/conversation-page'

export const handle = { i18n: ['messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, order, frame, language, status } = await openClientPage(args)
  const t = translator(language, 'messages')
  const asked = order && {
    participant: reader,
    threadId: order.id,
    language,
    mayWrite: frame.mayAnswer,
    href: (query = {}) => paths.messages({ order: order.id, ...query }),
  }
  return data(
    {
      title: t('title'),
      lead: order && t('lead', { number: order.number }),
      frame,
      page: asked && (await loadConversation(args.request, asked)),
    },
    { status },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { reader, language } = await requireClient(args)
  const { id } = await orNotFound(
    getClientOrder(reader, new URL(args.request.url).searchParams.get('order') ?? '', 'answer'),
  )
  const page = paths.messages({ order: id })
  const asked = { participant: reader, threadId: id, language, page }
  await answerNoAnswer(args.request, asked)
  const outcome = await receiveMessage(args.request, {
    userId: reader.userId,
    language,
    post: (message, files) => postMessage(reader, id, message, files),
  })
  if ('result' in outcome) return data(outcome.result, { status: outcome.status })
  return seeOther(paths.messages({ order: id, anchor: `message-${outcome.id}` }))
}

export default function Messages() {
  const { title, lead, frame, page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ClientPage title={title} lead={lead} frame={frame} tellsUnread={false}>
      {page && <ConversationPage {...page} answer={answer} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
