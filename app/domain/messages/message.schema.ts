import { z } from 'zod'
import { within } from '~/platform/free-text'
import { cleanBody, MAX_MESSAGE } from './message.rules'

type Say = (problem: 'tooLong') => string

/** The words of a message; whether they may be left out hangs on what goes with them. */
export function messageSchema(say: Say) {
  return z.object({
    key: z.uuid(),
    quotedId: z.uuid().optional().catch(undefined),
    body: z
      .string()
      .default('')
      .transform(within(MAX_MESSAGE, cleanBody))
      .refine((body) => body.length <= MAX_MESSAGE, { error: () => say('tooLong') }),
  })
}
