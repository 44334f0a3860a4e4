import { sayRefusal } from '~/shell/refusal-answers.server'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import {
  LONGEST_REASON,
  paidSchema,
  payoutReasonSchema,
  scheduleSchema,
} from '~/domain/payouts/payout-steps.schema'
import {
  approvePayout,
  failPayout,
  markPaid,
  reversePayout,
  schedulePayout,
} from '~/domain/payouts/payouts.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { PageOutcome } from '~/shell/step-outcome.server'

interface StepContext {
  payoutId: string
  adminId: number
  language: Language
}

type Done = 'approved' | 'first' | 'scheduled' | 'paid' | 'failed' | 'reversed'
type Step = (form: FormData, context: StepContext) => Promise<PageOutcome>

const words = ({ language }: StepContext) => translator(language, 'admin-payouts')

function sayProblem(context: StepContext) {
  const t = words(context)
  return (problem: 'reason' | 'reasonTooLong' | 'reference' | 'date' | 'past' | 'future') =>
    t(`errors.${problem}`, { count: LONGEST_REASON })
}

/** Takes a step and says what came of it, or who was quicker. */
async function take(context: StepContext, step: () => Promise<Done>): Promise<PageOutcome> {
  const t = words(context)
  const to = adminPaths.payout(context.payoutId)
  try {
    return { done: t(`done.${await step()}`), to }
  } catch (error) {
    return { late: sayRefusal(error, context.language), to }
  }
}

/** A step with a form: what is wrong with it is shown again. */
function withForm<Schema extends z.ZodType>(
  id: string,
  schemaFor: (say: ReturnType<typeof sayProblem>) => Schema,
  act: (value: z.output<Schema>, context: StepContext) => Promise<Done>,
): Step {
  return async (form, context) => {
    const submission = parseWithZod(form, { schema: schemaFor(sayProblem(context)) })
    if (submission.status !== 'success') return { form: id, result: submission.reply() }
    return take(context, () => act(submission.value as z.output<Schema>, context))
  }
}

const STEPS: Record<string, Step> = {
  approve: (_form, context) =>
    take(context, async () =>
      (await approvePayout(context.payoutId, context.adminId)) === 'approved'
        ? 'approved'
        : 'first',
    ),
  schedule: withForm(
    'schedule',
    (say) => scheduleSchema(say),
    async ({ date, byHand }, { payoutId, adminId }) => {
      await schedulePayout(payoutId, { date, byHand: byHand === 'on' }, adminId)
      return 'scheduled'
    },
  ),
  paid: withForm(
    'paid',
    (say) => paidSchema(say),
    async ({ reference, date }, { payoutId, adminId }) => {
      await markPaid(payoutId, { reference, paidAt: date }, adminId)
      return 'paid'
    },
  ),
  fail: withForm('fail', payoutReasonSchema, async ({ reason }, { payoutId, adminId }) => {
    await failPayout(payoutId, reason, adminId)
    return 'failed'
  }),
  reverse: withForm('reverse', payoutReasonSchema, async ({ reason }, { payoutId, adminId }) => {
    await reversePayout(payoutId, reason, adminId)
    return 'reversed'
  }),
}

/**
 * Takes the step that a form of the payout's page asks for; null for a form that is not on it.
 * Throws NotFoundError.
 */
export async function takePayoutStep(
  form: FormData,
  context: StepContext,
): Promise<PageOutcome | null> {
  const intent = String(form.get('intent'))
  return Object.hasOwn(STEPS, intent) ? STEPS[intent]!(form, context) : null
}
