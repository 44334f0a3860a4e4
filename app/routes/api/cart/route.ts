import type { LoaderFunctionArgs } from '@remix-run/node'
import { BASE_CURRENCY } from '~/domain/catalog/catalog.rules'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiJson } from '~/platform/http/api.server'
import { findVisitorCart } from '~/storefront/visitor-cart.server'

const EMPTY = { items: [], totalItems: 0, totalPrice: 0, currency: BASE_CURRENCY }

export async function loader(args: LoaderFunctionArgs) {
  const { items, totalItems, totalPrice, currency } = (await findVisitorCart(args)) ?? EMPTY
  return apiJson({ items, totalItems, totalPrice, currency })
}

export function action() {
  return wrongMethod('GET')
}
