import type { LoaderFunctionArgs } from '@remix-run/node'
import { BASE_CURRENCY } from '~/domain/catalog/catalog.rules'
import { findCart } from '~/domain/cart/cart.server'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { readVisitor } from '~/platform/session/visitor.server'

const EMPTY = { items: [], totalItems: 0, totalPrice: 0, currency: BASE_CURRENCY }

export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = await readVisitor(request)
  const { items, totalItems, totalPrice, currency } =
    (visitor && (await findCart(visitor, await getLanguage(request)))) || EMPTY
  return apiJson({ items, totalItems, totalPrice, currency })
}

export function action() {
  return wrongMethod('GET')
}
