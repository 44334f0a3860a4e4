import type { TFunction } from 'i18next'
import { z } from 'zod'
import { manyLines, within } from '~/platform/free-text'
import { MAX_CUSTOMIZATION, MAX_QUANTITY } from './cart.rules'

interface Choices {
  deliverySpeeds: string[]
  addOns: number[]
}

/**
 * What a buyer chooses on a product's page, out of what the product offers; messages are in the
 * buyer's language.
 */
export function orderChoicesSchema(t: TFunction<'shop'>, { deliverySpeeds, addOns }: Choices) {
  const quantity = { error: t('errors.quantity', { max: MAX_QUANTITY }) }
  const tooLong = t('errors.customisation', { max: MAX_CUSTOMIZATION })
  return z.object({
    deliverySpeed: z.enum(deliverySpeeds, { error: t('errors.deliverySpeed') }),
    addOns: z
      .array(
        z
          .number({ error: t('errors.addOns') })
          .refine((id) => addOns.includes(id), t('errors.addOns')),
      )
      .default([]),
    customisation: z
      .string()
      .transform(within(MAX_CUSTOMIZATION, manyLines))
      .pipe(z.string().max(MAX_CUSTOMIZATION, tooLong))
      .default(''),
    quantity: z.number(quantity).int(quantity).min(1, quantity).max(MAX_QUANTITY, quantity),
  })
}

const count = z
  .string()
  .regex(/^-?\d{1,6}$/)
  .transform(Number)

/**
 * The forms of a cart line and of the cart, told apart by `intent`; a line's quantity is set, or
 * changed `by` as much.
 */
export const cartCommandSchema = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('update'),
      lineId: z.string().min(1).max(64),
      quantity: count.optional(),
      by: count.optional(),
    })
    .refine(({ quantity, by }) => (quantity === undefined) !== (by === undefined)),
  z.object({ intent: z.literal('remove'), lineId: z.string().min(1).max(64) }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('removeCoupon') }),
  z.object({ intent: z.literal('restore'), items: z.string().max(100_000) }),
])
