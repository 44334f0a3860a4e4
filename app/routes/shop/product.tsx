import { parseWithZod } from '@conform-to/zod/v4'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CartBusyError } from '~/domain/cart/active-cart.server'
import { orderChoicesSchema } from '~/domain/cart/cart.schema'
import { addToCart, CartRefusal, changeLine } from '~/domain/cart/cart.server'
import { getProduct } from '~/domain/catalog/catalog.server'
import { readProductId } from '~/domain/catalog/product-id.rules'
import { choicesOf, loadProductPage, presentOrderForm } from '~/frame/product-page.server'
import { findVisitorCart } from '~/frame/visitor-cart.server'
import { pageMeta } from '~/frame/page-meta'
import { paths } from '~/paths'
import { NotFoundError } from '~/platform/errors'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { GatewayError } from '~/platform/payments/gateway'
import { ensureVisitor } from '~/platform/session/visitor.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProductPage } from '~/ui/shop/product-page'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

/** The product that the address names; throws a 404. */
async function requireProduct(id: string | undefined, language: Language) {
  try {
    return await getProduct(readProductId(id) ?? 0, language)
  } catch (error) {
    throw error instanceof NotFoundError ? notFound() : error
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const language = await getLanguage(request)
  const product = await requireProduct(params.id, language)
  const cart = await findVisitorCart(args)
  const line = cart?.items.find((item) => item.product.id === product.id)
  const query = new URL(request.url).searchParams
  const changing = line !== undefined && query.has('change')
  return {
    ...(await loadProductPage(product, language, { allReviews: query.get('reviews') === 'all' })),
    ...presentOrderForm(product, line, { changing, language }),
  }
}

/** The key of the words for a refused order, or null for an error that is none. */
function refusal(error: unknown) {
  if (error instanceof CartRefusal) return error.reason
  return error instanceof CartBusyError || error instanceof GatewayError ? 'busy' : null
}

export async function action({ request, params }: ActionFunctionArgs) {
  const language = await getLanguage(request)
  const product = await requireProduct(params.id, language)
  const t = translator(language, 'shop')
  const form = await readForm(request)
  const submission = parseWithZod(form, { schema: orderChoicesSchema(t, choicesOf(product)) })
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const { visitor, setCookie } = await ensureVisitor(request)
  const changing = form.get('intent') === 'change'
  try {
    await (changing ? changeLine : addToCart)(visitor, { productId: product.id, ...submission.value })
  } catch (error) {
    const reason = refusal(error)
    if (!reason) throw error
    return data(submission.reply({ formErrors: [t(`errors.${reason}`)] }), { status: 400 })
  }
  const flash = { kind: 'success', text: t(changing ? 'changed' : 'added', { name: product.name }) } as const
  return seeOther(safeRedirect(form.get('redirectTo'), paths.cart()), { flash, cookies: [setCookie] })
}

export default function Product() {
  const { title: _title, description: _description, shareImage: _shareImage, structuredData: _structuredData, ...page } = useLoaderData<typeof loader>()
  return <ProductPage {...page} lastResult={useActionData<typeof action>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
