import { randomUUID } from 'node:crypto'
import { findCart } from '~/domain/cart/cart.server'
import { customizeLine, type LineChoices } from '~/domain/cart/cart-brief.server'
import { attachFiles } from '~/domain/cart/cart-files.server'
import type { Upload } from '~/domain/files/uploads.server'
import { createProduct, visitorWithCart } from './purchase'

/** A small PDF that is like no other. */
export function pdf(name = 'brief.pdf'): Upload {
  return {
    name,
    type: 'application/pdf',
    bytes: new TextEncoder().encode(`%PDF-1.7 ${randomUUID()}`),
  }
}

export function lineChoices(changes: Partial<LineChoices> = {}): LineChoices {
  return {
    deliverySpeed: 'standard',
    addOns: [],
    customisation: '',
    answers: { need1: 'In the file', goals: 'More bookings' },
    whole: false,
    ...changes,
  }
}

/** The only line of the visitor's cart. */
export async function lineOf(visitor: string) {
  return (await findCart(visitor, 'en'))!.items[0]!.id
}

/** A visitor with one service in the cart, its brief begun and a file with it. */
export async function visitorWithBrief(changes: Partial<LineChoices> = {}) {
  const product = await createProduct({ needs: ['Your logo'] })
  const visitor = await visitorWithCart(product.id)
  const lineId = await lineOf(visitor)
  await customizeLine(visitor, lineId, lineChoices(changes))
  await attachFiles(visitor, lineId, [pdf()])
  return { visitor, lineId, productId: product.id }
}
