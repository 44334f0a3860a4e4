import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { presentDeskWorks } from '~/routes/studiostack/_desk/works.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProductList } from '~/routes/studiostack/_desk/product-list'

export const handle = { i18n: ['studio-desk', 'studio-goods'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskWorks(studio, await getLanguage(args.request))
}

export default function DeskWorks() {
  const { title, ...list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-goods')
  return (
    <StudioDeskFrame title={title} lead={t('works.lead')}>
      <ProductList {...list} words="works" />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
