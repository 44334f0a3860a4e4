import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { STACK_PRICE } from '~/domain/studios/stack.rules'
import { pageMeta } from '~/frame/page-meta'
import { formatMoney } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { StackPage } from '~/ui/studio-stack/stack-page'

export const handle = { i18n: ['studio-stack'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'studio-stack')
  return { title: t('title'), description: t('description'), price: formatMoney(STACK_PRICE.amount, STACK_PRICE.currency, language) }
}

export default function StudioStack() {
  return <StackPage price={useLoaderData<typeof loader>().price} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
