import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openSellerPage } from '~/shell/seller-page.server'
import { ProposalForm } from '~/routes/seller-quotes/_area/proposal-form'
import { newProposalForm, presentNewProposal } from './page.server'
import { SellerFrame } from '~/shell/seller-frame'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['proposals'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, desk, language } = await openSellerPage(args)
  return { desk, ...(await presentNewProposal(participant, language)) }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: member, language, at } = await openSellerPage(args)
  const form = await readForm(args.request)
  return answerBy(newProposalForm, form, { member, language }, { page: at.newQuote() })
}

export default function NewQuote() {
  const { desk, title, backHref, form } = useLoaderData<typeof loader>()
  const { t } = useTranslation('proposals')
  const back = (
    <ButtonLink to={backHref} variant="quiet" size="sm">
      {t('back')}
    </ButtonLink>
  )
  return (
    <SellerFrame desk={desk} title={title} lead={t('form.createLead')} actions={back}>
      <ProposalForm {...form} answer={useActionData<typeof action>()} />
    </SellerFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
