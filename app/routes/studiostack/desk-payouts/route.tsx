import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { presentDeskPayouts } from './page.server'
import { Payouts } from './payouts'

export const handle = { i18n: ['studio-desk', 'studio-payouts', 'payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskPayouts(args.request, studio, await getLanguage(args.request))
}

export default function DeskPayouts() {
  const { title, ...payouts } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-payouts')
  return (
    <StudioDeskFrame title={title} lead={t('lead')}>
      <Payouts {...payouts} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
