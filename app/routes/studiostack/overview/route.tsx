import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listOpenShopFronts } from '~/domain/studios/shop-front.server'
import { inWords } from '~/domain/studios/shop-front.rules'
import { STACK_PRICE } from '~/domain/studios/stack.rules'
import { pageMeta } from '~/shell/page-meta'
import { formatMoney } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { shopFrontPaths } from '~/paths/shop-front'
import { ErrorPage } from '~/ui/layout/error-page'
import { StackPage } from './stack-page'

/** Shop fronts of other studios that are led to. */
const SHOPS = 3

export const handle = { i18n: ['studio-stack'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'studio-stack')
  const shops = await listOpenShopFronts(SHOPS)
  return {
    title: t('title'),
    description: t('description'),
    price: formatMoney(STACK_PRICE.amount, STACK_PRICE.currency, language),
    shops: shops.map(({ slug, name, tagline }) => ({
      name,
      tagline: inWords(tagline, language),
      href: shopFrontPaths.front(slug),
    })),
  }
}

export default function StudioStack() {
  const { price, shops } = useLoaderData<typeof loader>()
  return <StackPage price={price} shops={shops} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
