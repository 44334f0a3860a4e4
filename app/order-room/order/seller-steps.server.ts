import { sayRefusal } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { LONGEST_REASON, reasonSchema, refundSchema } from '~/domain/fulfillment/admin-order.schema'
import { requireOrderPart } from '~/domain/fulfillment/admin-order.server'
import { askRefund } from '~/domain/payments/ask-refund.server'
import { holdOrder, resumeOrder } from '~/domain/fulfillment/hold-order.server'
import type { SellerMember } from '~/domain/people/participant.rules'
import { actorOf } from '~/domain/people/participant.server'
import { REFUND_REASONS } from '~/domain/payments/refund.rules'
import { approveRefund, cancelRefund } from '~/domain/payments/refunds.server'
import { moveSandboxBank } from '~/domain/payments/sandbox-bank.server'
import { receiveBrief } from '~/domain/projects/brief.server'
import {
  approveMilestone,
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { transaction } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

export interface StepContext {
  orderId: string
  seller: SellerMember
  language: Language
}

/**
 * A step that was taken, or came too late, is told on the page anew; a form that lacks something is
 * shown again.
 */
export type StepOutcome =
  { done: string } | { late: string } | { form: string; result: SubmissionResult<string[]> }

type Step = (form: FormData, context: StepContext) => Promise<StepOutcome>

const EXAMPLE = 123_450
const words = (language: Language) => translator(language, 'admin-orders')
const actorIn = ({ seller }: StepContext) => actorOf(seller)

/** The words of what is wrong with a form. */
export function sayProblem(language: Language) {
  const t = words(language)
  return (problem: 'amount' | 'refundReason' | 'reason' | 'reasonTooLong') =>
    t(`errors.${problem}`, { example: writeAmount(EXAMPLE, language), count: LONGEST_REASON })
}

const askForRefund: Step = async (form, { orderId, seller, language }) => {
  const t = words(language)
  const submission = parseWithZod(form, {
    schema: refundSchema(sayProblem(language), { language, reasons: REFUND_REASONS }),
  })
  const shown = `refund-${String(form.get('paymentId'))}`
  if (submission.status !== 'success') return { form: shown, result: submission.reply() }
  try {
    await askRefund(orderId, submission.value, actorOf(seller))
    return { done: t('done.refund') }
  } catch (error) {
    const text = sayRefusal(error, language)
    return isRefusal(error, 'refund.tooMuch')
      ? { form: shown, result: submission.reply({ fieldErrors: { amount: [text] } }) }
      : { late: text }
  }
}

/** A decision on a refund of the order. */
function decide(
  act: (
    refundId: string,
    userId: number,
  ) => Promise<'approved' | 'firstApproval' | 'refundCancelled'>,
): Step {
  return async (form, { orderId, seller, language }) => {
    const t = words(language)
    const refundId = String(form.get('refundId'))
    await requireOrderPart(orderId, 'refund', refundId)
    try {
      return { done: t(`done.${await act(refundId, seller.userId)}`) }
    } catch (error) {
      return { late: sayRefusal(error, language) }
    }
  }
}

const approve = decide(async (refundId, userId) =>
  (await approveRefund(refundId, userId)) === 'approved' ? 'approved' : 'firstApproval',
)
const takeBack = decide(async (refundId, userId) => {
  await cancelRefund(refundId, userId)
  return 'refundCancelled'
})

function readReason(form: FormData, language: Language) {
  return parseWithZod(form, { schema: reasonSchema(sayProblem(language)) })
}

const hold: Step = async (form, context) => {
  const t = words(context.language)
  const submission = readReason(form, context.language)
  if (submission.status !== 'success') return { form: 'hold', result: submission.reply() }
  const held = await transaction((tx) =>
    holdOrder(tx, context.orderId, submission.value.reason, actorIn(context)),
  )
  return held ? { done: t('done.held') } : { late: t('refused.held') }
}

const resume: Step = async (_form, context) => {
  const t = words(context.language)
  const resumed = await transaction((tx) => resumeOrder(tx, context.orderId, actorIn(context)))
  return resumed ? { done: t('done.resumed') } : { late: t('refused.resumed') }
}

const brief: Step = async (_form, context) => {
  const t = words(context.language)
  const received = await receiveBrief(context.orderId, actorIn(context))
  return received ? { done: t('done.brief') } : { late: t('refused.brief') }
}

const MOVES = {
  start: startMilestone,
  submit: submitMilestone,
  approve: approveMilestone,
  resume: resumeMilestone,
}

async function moveMilestone(
  context: StepContext,
  done: keyof typeof MOVES | 'changes',
  move: () => Promise<void>,
): Promise<StepOutcome> {
  const t = words(context.language)
  try {
    await move()
    return { done: t(`done.${done}`) }
  } catch (error) {
    return { late: sayRefusal(error, context.language) }
  }
}

function milestone(name: keyof typeof MOVES): Step {
  return async (form, context) => {
    const id = String(form.get('milestoneId'))
    await requireOrderPart(context.orderId, 'milestone', id)
    return moveMilestone(context, name, () => MOVES[name](id, actorIn(context)))
  }
}

const changes: Step = async (form, context) => {
  const id = String(form.get('milestoneId'))
  await requireOrderPart(context.orderId, 'milestone', id)
  const submission = readReason(form, context.language)
  if (submission.status !== 'success') return { form: `changes-${id}`, result: submission.reply() }
  return moveMilestone(context, 'changes', () =>
    requestChanges(id, submission.value.reason, actorIn(context)),
  )
}

function bank(what: 'object' | 'won' | 'lost'): Step {
  return async (form, { orderId, language }) => {
    const paymentId = String(form.get('paymentId'))
    await requireOrderPart(orderId, 'payment', paymentId)
    await moveSandboxBank(paymentId, what)
    return { done: words(language)(what === 'object' ? 'done.objected' : 'done.decided') }
  }
}

/** What whoever sells an order can do with it. */
const SELLER_STEPS: Record<string, Step> = {
  refund: askForRefund,
  'refund-approve': approve,
  'refund-cancel': takeBack,
  hold,
  'order-resume': resume,
  brief,
  start: milestone('start'),
  submit: milestone('submit'),
  resume: milestone('resume'),
}

/** The staff of this site answers for clients, too, and tries out what a bank does. */
const STAFF_STEPS: Record<string, Step> = {
  ...SELLER_STEPS,
  approve: milestone('approve'),
  changes,
  'bank-objects': bank('object'),
  'bank-won': bank('won'),
  'bank-lost': bank('lost'),
}

/**
 * Takes the step that a form of the order's page asks for; null for a form that is not on it.
 * Throws NotFoundError for what belongs to another order.
 */
export async function takeOrderStep(
  form: FormData,
  context: StepContext,
): Promise<StepOutcome | null> {
  const steps = context.seller.studioId === OWN_STUDIO_ID ? STAFF_STEPS : SELLER_STEPS
  const intent = String(form.get('intent'))
  return Object.hasOwn(steps, intent) ? steps[intent]!(form, context) : null
}
