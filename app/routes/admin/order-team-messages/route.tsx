import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { postToFreelancer } from '~/domain/messages/post-message.server'
import { loadConversation } from '~/order-room/messages/conversation.server'
import { answerNoAnswer } from '~/order-room/messages/no-answer.server'
import { receiveMessage } from '~/order-room/messages/message-form.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openTeamThread } from '~/routes/seller-order/_area/studio-order-page.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ConversationPage } from '~/order-room/messages/conversation-page'

export const handle = { i18n: ['messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame, thread } = await openTeamThread(args)
  const asked = {
    participant,
    threadId: thread.id,
    language,
    mayWrite: true,
    href: (query = {}) => adminPaths.freelancerMessages(order.id, thread.id, query),
  }
  return {
    title: translator(language, 'assignments')('team.messages', { name: thread.name }),
    frame,
    page: await loadConversation(args.request, asked),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { participant, language, order, thread } = await openTeamThread(args)
  const page = adminPaths.freelancerMessages(order.id, thread.id)
  await answerNoAnswer(args.request, { participant, threadId: thread.id, language, page })
  const outcome = await receiveMessage(args.request, {
    userId: participant.userId,
    language,
    post: (message, files) => postToFreelancer(participant, thread.id, message, files),
  })
  if ('result' in outcome) return data(outcome.result, { status: outcome.status })
  return seeOther(
    adminPaths.freelancerMessages(order.id, thread.id, { anchor: `message-${outcome.id}` }),
  )
}

export default function OrderTeamMessages() {
  const { title, frame, page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <StudioOrderPage title={title} frame={frame} tellsUnread={false}>
      <ConversationPage {...page} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
