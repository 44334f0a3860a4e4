import {
  LONGEST_REASON,
  paidSchema,
  payoutReasonSchema,
  scheduleSchema,
} from '~/domain/payouts/payout-steps.schema'
import { approvePayout } from '~/domain/payouts/approve-payout.server'
import {
  failPayout,
  markPaid,
  reversePayout,
  schedulePayout,
} from '~/domain/payouts/payouts.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { fields, type FormHandler } from '~/shell/forms.server'

interface Context {
  payoutId: string
  adminId: number
  language: Language
}

function sayProblem({ language }: Context) {
  const t = translator(language, 'admin-payouts')
  return (problem: 'reason' | 'reasonTooLong' | 'reference' | 'date' | 'past' | 'future') =>
    t(`errors.${problem}`, { count: LONGEST_REASON })
}

type Done = 'approved' | 'first' | 'scheduled' | 'paid' | 'failed' | 'reversed'
const tell = (done: Done, { language }: Context) => ({
  done: translator(language, 'admin-payouts')(`done.${done}`),
})

const reasonOf = (context: Context) => payoutReasonSchema(sayProblem(context))

/** The forms of a payout's page. */
export const PAYOUT_FORMS: Record<string, FormHandler<Context>> = {
  approve: async (_form, context) => {
    const outcome = await approvePayout(context.payoutId, context.adminId)
    return tell(outcome === 'approved' ? 'approved' : 'first', context)
  },
  schedule: fields(
    'schedule',
    (context: Context) => scheduleSchema(sayProblem(context)),
    async ({ date, byHand }, context) => {
      await schedulePayout(context.payoutId, { date, byHand: byHand === 'on' }, context.adminId)
      return tell('scheduled', context)
    },
  ),
  paid: fields(
    'paid',
    (context: Context) => paidSchema(sayProblem(context)),
    async ({ reference, date }, context) => {
      await markPaid(context.payoutId, { reference, paidAt: date }, context.adminId)
      return tell('paid', context)
    },
  ),
  fail: fields('fail', reasonOf, async ({ reason }, context) => {
    await failPayout(context.payoutId, reason, context.adminId)
    return tell('failed', context)
  }),
  reverse: fields('reverse', reasonOf, async ({ reason }, context) => {
    await reversePayout(context.payoutId, reason, context.adminId)
    return tell('reversed', context)
  }),
}
