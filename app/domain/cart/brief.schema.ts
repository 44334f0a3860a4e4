import type { TFunction } from 'i18next'
import { z } from 'zod'
import { manyLines, within } from '~/platform/free-text'
import { orderChoicesSchema } from './cart.schema'
import { MAX_ANSWER } from '~/domain/briefs/brief.rules'

/**
 * What a buyer chooses and answers for one line of the cart; `keys` name the questions. Messages
 * are in the buyer's language.
 */
export function lineSchema(
  t: TFunction<['shop', 'checkout']>,
  choices: Parameters<typeof orderChoicesSchema>[1],
  keys: string[],
) {
  const tooLong = t('checkout:customize.errors.answer', { max: MAX_ANSWER })
  const answer = z
    .string()
    .transform(within(MAX_ANSWER, manyLines))
    .pipe(z.string().max(MAX_ANSWER, tooLong))
    .default('')
  const answers = Object.fromEntries(keys.map((key) => [key, answer]))
  const line = orderChoicesSchema(t as unknown as TFunction<'shop'>, choices)
    .omit({ quantity: true })
    .extend({ whole: z.boolean().default(false) })
  return line.extend(answers as Record<never, never>)
}
