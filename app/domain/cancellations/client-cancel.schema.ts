import { z } from 'zod'

export const CANCEL_REASON_MAX = 500

/** Why a client cancels, if they care to say. */
export function cancelSchema(tooLong: string) {
  return z.object({ reason: z.string().trim().max(CANCEL_REASON_MAX, tooLong).optional() })
}
export type CancelFields = z.input<ReturnType<typeof cancelSchema>>
