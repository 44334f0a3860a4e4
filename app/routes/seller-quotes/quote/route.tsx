import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openSellerPage } from '~/shell/seller-page.server'
import { PROPOSAL_FORMS, presentProposal } from './page.server'
import { ProposalPage } from './proposal-page'
import { SellerFrame } from '~/shell/seller-frame'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['proposals'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, desk, language } = await openSellerPage(args)
  return { desk, ...(await presentProposal(participant, args.params.id ?? '', language)) }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: member, language, at } = await openSellerPage(args)
  const id = args.params.id ?? ''
  const form = await readForm(args.request)
  return answerForm(form, PROPOSAL_FORMS, { member, id, language }, { page: at.quote(id) })
}

export default function Quote() {
  const { desk, title, backHref, ...proposal } = useLoaderData<typeof loader>()
  const { t } = useTranslation('proposals')
  const back = (
    <ButtonLink to={backHref} variant="quiet" size="sm">
      {t('back')}
    </ButtonLink>
  )
  return (
    <SellerFrame desk={desk} title={title} actions={back}>
      <ProposalPage {...proposal} answer={useActionData<typeof action>()} />
    </SellerFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
