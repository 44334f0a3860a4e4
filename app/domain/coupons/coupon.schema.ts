import type { TFunction } from 'i18next'
import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { LONGEST_CODE } from './coupon.rules'

/** The form of the cart that takes a coupon's code; the message is in the visitor's language. */
export function couponSchema(t: TFunction<'cart'>) {
  const missing = t('coupon.missing')
  return z.object({
    code: z
      .string({ error: missing })
      .overwrite(within(LONGEST_CODE, oneLine))
      .min(1, missing)
      .max(LONGEST_CODE, t('coupon.refused.unknown')),
  })
}
