import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { sellerMember } from '~/domain/people/participant.server'
import { loadOwnConversations } from '~/order-room/messages/own-conversations.server'
import { OwnConversations } from '~/order-room/messages/own-conversations'
import { studioPaths } from '~/paths/studio'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['studio-desk', 'messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio, user } = await requireStudio(args)
  return loadOwnConversations(args.request, {
    member: sellerMember(user.id, studio.id),
    language: await getLanguage(args.request),
    href: studioPaths.conversations,
  })
}

export default function Conversations() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  return (
    <StudioDeskFrame title={title} lead={t('own.lead')}>
      <OwnConversations {...list} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
