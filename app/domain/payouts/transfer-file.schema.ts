import { z } from 'zod'
import { currentTime } from '~/platform/clock'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { isIsoDay } from '~/platform/iso-day'
import { asIsoDay } from '~/platform/typed-day'
import { isEuroArea, isIban, normalizeIban } from './iban.rules'

const MOST_TRANSFERS = 500

type Problem = 'none' | 'account' | 'date' | 'past'
type Say = (problem: Problem) => string

/** Which payouts go into a file for the bank, from which account of the studio, and on which day. */
export function transferFileSchema(say: Say = () => '', now = currentTime()) {
  return z.object({
    id: z.preprocess(
      (ids) => (ids === undefined ? [] : [ids].flat()),
      z
        .array(z.uuid(say('none')))
        .min(1, say('none'))
        .max(MOST_TRANSFERS),
    ),
    account: z
      .string(say('account'))
      .max(60, say('account'))
      .transform(normalizeIban)
      .refine((iban) => isIban(iban) && isEuroArea(iban), say('account')),
    day: z
      .string(say('date'))
      .overwrite(asIsoDay)
      .refine(isIsoDay, say('date'))
      .refine((day) => day >= formatIsoDay(now), say('past')),
  })
}
export type TransferFileFields = z.input<ReturnType<typeof transferFileSchema>>
export type TransferFileInput = z.output<ReturnType<typeof transferFileSchema>>
