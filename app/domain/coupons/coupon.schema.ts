import type { TFunction } from 'i18next'
import { z } from 'zod'

const LONGEST_CODE = 40

/** The form of the cart that takes a coupon's code; the message is in the visitor's language. */
export function couponSchema(t: TFunction<'cart'>) {
  const missing = t('coupon.missing')
  return z.object({
    code: z
      .string({ error: missing })
      .trim()
      .min(1, missing)
      .max(LONGEST_CODE, t('coupon.refused.unknown')),
  })
}
