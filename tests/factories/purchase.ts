import { randomUUID } from 'node:crypto'
import { addToCart } from '~/domain/cart/cart.server'
import type { CheckoutInput } from '../../app/domain/checkout/checkout.schema'
import { placeOrder } from '../../app/domain/checkout/place-order.server'
import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { db } from '~/platform/db/db.server'

const LANGUAGES = ['en', 'sv', 'nl', 'pl']
const CURRENCIES = { USD: 1, EUR: 0.92, SEK: 10.4, PLN: 3.95 }

/** The studio that everything belongs to; once per database. */
export async function createStudio() {
  const studio = {
    id: OWN_STUDIO_ID,
    slug: 'kanal',
    name: 'Kanal',
    languages: LANGUAGES,
    currencies: Object.keys(CURRENCIES),
  }
  await db.studio.upsert({ where: { id: OWN_STUDIO_ID }, create: studio, update: {} })
  // User id 1 is the owner by rule: no buyer may get it.
  await db.user.upsert({
    where: { username: 'owner' },
    create: { username: 'owner', email: 'owner@kanal.example', name: 'Owner', role: 'admin' },
    update: {},
  })
}

interface ProductOptions {
  /** Integer US cents. */
  price?: number
  /** Percentages; more than one makes a milestone product. */
  milestones?: number[]
  availabilityStatus?: string
  /** What its scope says that the studio needs. */
  needs?: string[]
}

/** A published service with texts in all languages and prices in all currencies. */
export async function createProduct({
  price = 200_000,
  milestones = [100],
  availabilityStatus = 'available',
  needs = [],
}: ProductOptions = {}) {
  const words = {
    name: 'Harbour site',
    summary: 'A site.',
    description: 'A site.',
    deliveryTime: '5 days',
    included: ['One page'],
    excluded: [],
    needs,
  }
  return db.product.create({
    data: {
      studioId: OWN_STUDIO_ID,
      slug: `product-${randomUUID()}`,
      category: 'Website',
      platform: 'Framer',
      codeLevel: 'No-code',
      price,
      image: '/media/products/framer-landing-page.svg',
      availabilityStatus,
      milestonePayment: milestones.length > 1,
      translations: { create: LANGUAGES.map((language) => ({ language, ...words })) },
      prices: {
        create: Object.entries(CURRENCIES).map(([currency, rate]) => ({
          currency,
          amount: Math.round(price * rate),
        })),
      },
      deliverySpeeds: { create: { code: 'standard', workingDays: 5 } },
      milestones: {
        create: milestones.map((percentage, position) => ({
          position,
          percentage,
          workingDays: 5,
          translations: {
            create: LANGUAGES.map((language) => ({
              language,
              title: `Part ${position + 1}`,
              outcome: 'Done',
            })),
          },
        })),
      },
    },
  })
}

/** What a consumer in the Netherlands types at checkout. */
export function checkoutInput(changes: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    placementKey: randomUUID(),
    name: 'Mila de Boer',
    email: `mila-${randomUUID()}@example.com`,
    addressLine: 'Oudegracht 1',
    postalCode: '3511 AA',
    city: 'Utrecht',
    country: 'NL',
    currency: 'USD',
    earlyStart: false,
    ...changes,
  }
}

/** A visitor with one product in the cart. */
export async function visitorWithCart(productId: number, quantity = 1) {
  const visitor = randomUUID()
  await addToCart(visitor, {
    productId,
    quantity,
    deliverySpeed: 'standard',
    addOns: [],
    customisation: '',
  })
  return visitor
}

/** Places an order and returns it with its open sandbox session. */
export async function placeSandboxOrder(visitor: string, input = checkoutInput()) {
  const placement = await placeOrder({ visitor, userId: null, language: 'en' }, input)
  if (placement.kind !== 'pay') throw new Error('the order was paid already')
  const sessionId = placement.url.split('/').at(-1)!
  const attempt = await db.checkoutAttempt.findUniqueOrThrow({
    where: { sessionId },
    include: { payable: true },
  })
  return {
    sessionId,
    attemptId: attempt.id,
    payableId: attempt.payableId,
    orderId: attempt.payable.orderId,
    email: input.email,
  }
}
