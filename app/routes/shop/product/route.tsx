import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getProduct } from '~/domain/catalog/catalog.server'
import { readProductId } from '~/domain/catalog/product-id.rules'
import { orNotFound } from '~/shell/answers.server'
import { paths } from '~/paths'
import { handleOrderForm } from '~/storefront/add-to-cart.server'
import { loadProductPage, presentOrderForm } from '~/storefront/product-page.server'
import { findVisitorCart } from '~/storefront/visitor-cart.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProductPage } from '~/storefront/product-page'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

/** The product that the address names; throws a 404. */
const requireProduct = (id: string | undefined, language: Language) =>
  orNotFound(getProduct(readProductId(id) ?? 0, language))

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const language = await getLanguage(request)
  const product = await requireProduct(params.id, language)
  if (params.id !== String(product.id))
    throw redirect(paths.product(product.id) + new URL(request.url).search, 308)
  const cart = await findVisitorCart(args)
  const line = cart?.items.find((item) => item.product.id === product.id)
  const query = new URL(request.url).searchParams
  const changing = line !== undefined && query.has('change')
  return {
    ...(await loadProductPage(product, language, { allReviews: query.get('reviews') === 'all' })),
    ...presentOrderForm(product, line, { changing, language }),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const language = await getLanguage(request)
  return handleOrderForm(request, { product: await requireProduct(params.id, language), language })
}

export default function Product() {
  const {
    title: _title,
    description: _description,
    shareImage: _shareImage,
    structuredData: _structuredData,
    ...page
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <ProductPage {...page} lastResult={answer?.result} holds={answer?.holds ?? null} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
