import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import type { Language } from '~/platform/i18n/languages'
import { LICENCES } from '~/domain/deliverables/deliverable.rules'
import { readAmount } from '~/domain/catalog/amount.rules'
import type { RefundReason } from '~/domain/payments/refund.rules'

export const LONGEST_REASON = 300
/** Of what is said about work that goes to the client. */
export const LONGEST_NOTE = 4000

type Problem = 'amount' | 'refundReason' | 'reason' | 'reasonTooLong' | 'note' | 'noteTooLong'
type Say = (problem: Problem) => string

/**
 * An amount as the admin's language writes it, and why it goes back; `left` is what the form was
 * shown for.
 */
export function refundSchema(
  say: Say,
  { language, reasons }: { language: Language; reasons: readonly RefundReason[] },
) {
  return z.object({
    paymentId: z.string(),
    left: z.coerce.number().int(),
    amount: z.string({ error: say('amount') }).transform((text, context) => {
      const cents = readAmount(text, language)
      if (cents !== null && cents > 0) return cents
      context.addIssue({ code: 'custom', message: say('amount') })
      return z.NEVER
    }),
    reason: z.enum(reasons as [RefundReason, ...RefundReason[]], { error: say('refundReason') }),
  })
}
export type RefundFields = z.input<ReturnType<typeof refundSchema>>

/** Why an order is cancelled or put on hold, or what the client wants changed: one paragraph. */
export function reasonSchema(say: Say) {
  return z.object({
    reason: z
      .string({ error: say('reason') })
      .overwrite(within(LONGEST_REASON, oneLine))
      .min(1, say('reason'))
      .max(LONGEST_REASON, say('reasonTooLong')),
  })
}
export type ReasonFields = z.input<ReturnType<typeof reasonSchema>>

/** What is handed over and where it is to be found: nothing goes to a client without a word. */
export function handOverSchema(say: Say) {
  return z.object({
    licence: z.enum(LICENCES).catch('full_rights'),
    reason: z
      .string({ error: say('note') })
      .overwrite(within(LONGEST_NOTE, manyLines))
      .min(1, say('note'))
      .max(LONGEST_NOTE, say('noteTooLong')),
  })
}
