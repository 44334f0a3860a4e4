import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPage } from '~/routes/site/_area/legal-page'
import { loadLegalPage } from '~/routes/site/_area/legal-page.server'
import { pageMeta } from '~/shell/page-meta'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadLegalPage(request, 'terms')
}

export default function Terms() {
  return <LegalPage data={useLoaderData<typeof loader>()} />
}
