import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { handleOrderForm } from '~/storefront/add-to-cart.server'
import { pageMeta } from '~/shell/page-meta'
import { currencyOf, requireShopFront } from '~/routes/studiostack/_front/shop-front.server'
import {
  loadFrontProduct,
  requireFrontProduct,
} from '~/routes/studiostack/_front/shop-front-pages.server'
import { FrontProduct } from './front-product'

export const handle = { i18n: ['studio-front', 'shop'] }

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.preview ? { robots: 'noindex' } : {})

export async function loader(args: LoaderFunctionArgs) {
  return loadFrontProduct(args)
}

export async function action(args: ActionFunctionArgs) {
  const { front, language } = await requireShopFront(args)
  const product = await requireFrontProduct(front, args.params.productId, language)
  return handleOrderForm(args.request, {
    product,
    language,
    currency: await currencyOf(args, front, language),
  })
}

export default function FrontProductPage() {
  const { name, homeHref, preview, product, constraint, defaults, inCart, changing } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <FrontProduct
      {...{ name, homeHref, preview, product, constraint, defaults, inCart, changing }}
      lastResult={answer?.result}
      holds={answer?.holds ?? null}
    />
  )
}
