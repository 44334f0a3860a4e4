import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findCart } from '~/domain/cart/cart.server'
import { loadCustomization, pickLine } from './page.server'
import { orNotFound } from '~/shell/answers.server'
import { receiveCustomization } from './customize-form.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { readCartKey } from '~/storefront/visitor-cart.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CustomizePage } from './customize-page'

export const handle = { i18n: ['checkout'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadCustomization(args)
}

export async function action({ request }: ActionFunctionArgs) {
  const language = await getLanguage(request)
  const visitor = (await readCartKey(request)) ?? ''
  const { item, product } = await pickLine(await findCart(visitor, language), request.url, language)
  const outcome = await orNotFound(
    receiveCustomization(request, { visitor, lineId: item.id, product }, language),
  )
  if ('result' in outcome) return data(outcome.result, { status: outcome.status })
  const t = translator(language, 'checkout')
  const text = outcome.removed
    ? t('customize.removed', { file: outcome.removed })
    : t('customize.saved', { name: product.name })
  return seeOther(
    outcome.toCheckout ? paths.checkout() : paths.customizeCheckout({ line: item.id }),
    { flash: { kind: 'success', text } },
  )
}

/** Files that were accepted are there, even when the answer is a rejection. */
export function shouldRevalidate() {
  return true
}

export default function Customize() {
  const { title, cart, form } = useLoaderData<typeof loader>()
  return (
    <CustomizePage title={title} cart={cart} form={form} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
