import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { sellerMember } from '~/domain/people/participant.server'
import { requireStudio } from '~/shell/studio-page.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { ProposalPage } from '~/order-room/proposals/proposal-page'
import { PROPOSAL_FORMS, presentProposal } from '~/order-room/proposals/proposals.server'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['studio-desk', 'proposals'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio, user } = await requireStudio(args)
  const member = sellerMember(user.id, studio.id)
  return presentProposal(member, args.params.id ?? '', await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { studio, user } = await requireStudio(args)
  const member = sellerMember(user.id, studio.id)
  const id = args.params.id ?? ''
  const context = { member, id, language: await getLanguage(args.request) }
  return answerForm(await readForm(args.request), PROPOSAL_FORMS, context, {
    page: sellerPaths(member).quote(id),
  })
}

export default function Quote() {
  const { title, backHref, ...proposal } = useLoaderData<typeof loader>()
  const { t } = useTranslation('proposals')
  const back = (
    <ButtonLink to={backHref} variant="quiet" size="sm">
      {t('back')}
    </ButtonLink>
  )
  return (
    <StudioDeskFrame title={title} actions={back}>
      <ProposalPage {...proposal} answer={useActionData<typeof action>()} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
