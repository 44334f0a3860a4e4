import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openSellerPage } from '~/shell/seller-page.server'
import { presentProposals } from './page.server'
import { ProposalList } from './proposal-list'
import { SellerFrame } from '~/shell/seller-frame'
import { pageMeta } from '~/shell/page-meta'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { Icon } from '~/ui/media/icon'

export const handle = { i18n: ['proposals'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, desk, language } = await openSellerPage(args)
  return { desk, ...(await presentProposals(args.request, participant, language)) }
}

export default function Quotes() {
  const { desk, title, newHref, ...list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('proposals')
  const create = (
    <ButtonLink to={newHref} size="sm">
      <Icon name="plus" size={18} />
      {t('form.createTitle')}
    </ButtonLink>
  )
  return (
    <SellerFrame desk={desk} title={title} lead={t('lead')} actions={create}>
      <ProposalList {...list} />
    </SellerFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
