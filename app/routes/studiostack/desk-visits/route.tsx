import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { presentVisits } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { Visits } from './visits'

export const handle = { i18n: ['studio-desk', 'studio-shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentVisits(studio, await getLanguage(args.request))
}

export default function DeskVisits() {
  const { title, lead, ...visits } = useLoaderData<typeof loader>()
  return (
    <StudioDeskFrame title={title} lead={lead}>
      <Visits {...visits} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
