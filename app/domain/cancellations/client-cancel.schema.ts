import { z } from 'zod'
import { manyLines, within } from '~/platform/free-text'

export const CANCEL_REASON_MAX = 500

/** Why a client cancels, if they care to say. */
export function cancelSchema(tooLong: string) {
  return z.object({
    reason: z
      .string()
      .overwrite(within(CANCEL_REASON_MAX, manyLines))
      .max(CANCEL_REASON_MAX, tooLong)
      .optional(),
  })
}
export type CancelFields = z.input<ReturnType<typeof cancelSchema>>
