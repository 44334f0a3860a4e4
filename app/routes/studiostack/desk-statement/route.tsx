import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { studioPaths } from '~/paths/studio'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { loadDeskStatement } from './page.server'
import { Statement } from './statement'

export const handle = { i18n: ['studio-desk', 'studio-payouts', 'payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return loadDeskStatement(studio.id, args.params.number ?? '', await getLanguage(args.request))
}

export default function DeskStatement() {
  const { title, ...statement } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-payouts')
  const back = (
    <ButtonLink to={studioPaths.payouts()} variant="quiet" size="sm">
      {t('statement.back')}
    </ButtonLink>
  )
  return (
    <StudioDeskFrame title={title} actions={back}>
      <Statement {...statement} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
