import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { sellerMember } from '~/domain/people/participant.server'
import { requireStudio } from '~/shell/studio-page.server'
import { ProposalList } from '~/order-room/proposals/proposal-list'
import { presentProposals } from '~/order-room/proposals/proposals.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'

export const handle = { i18n: ['studio-desk', 'proposals'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio, user } = await requireStudio(args)
  const member = sellerMember(user.id, studio.id)
  return presentProposals(args.request, member, await getLanguage(args.request))
}

export default function Quotes() {
  const { title, newHref, ...list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('proposals')
  const create = (
    <ButtonLink to={newHref} size="sm">
      <Icon name="plus" size={18} />
      {t('form.createTitle')}
    </ButtonLink>
  )
  return (
    <StudioDeskFrame title={title} lead={t('lead')} actions={create}>
      <ProposalList {...list} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
