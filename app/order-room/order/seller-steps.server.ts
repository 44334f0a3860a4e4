import { fields, type FormHandler } from '~/shell/forms.server'
import { writeAmount } from '~/domain/catalog/amount.rules'
import {
  LONGEST_NOTE,
  LONGEST_REASON,
  reasonSchema,
  refundSchema,
} from '~/domain/fulfillment/admin-order.schema'
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
  approveForClient,
  requestChanges,
  resumeMilestone,
  startMilestone,
} from '~/domain/projects/milestones.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { transaction } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { reworkStep } from '~/order-room/team/rework.server'
import { readPermissions } from '~/platform/session/permissions.rules'

export interface StepContext {
  orderId: string
  seller: SellerMember
  language: Language
}

type Step = FormHandler<StepContext>

const EXAMPLE = 123_450
const words = (language: Language) => translator(language, 'admin-orders')
const actorIn = ({ seller }: StepContext) => actorOf(seller)

/** The words of what is wrong with a form. */
export function sayProblem(language: Language) {
  const t = words(language)
  return (problem: Parameters<Parameters<typeof reasonSchema>[0]>[0]) =>
    t(`errors.${problem}`, {
      example: writeAmount(EXAMPLE, language),
      count: problem === 'noteTooLong' ? LONGEST_NOTE : LONGEST_REASON,
    })
}

/** The schema of a form that asks why. */
export const reasonOf = ({ language }: StepContext) => reasonSchema(sayProblem(language))
const refundOf = ({ language }: StepContext) =>
  refundSchema(sayProblem(language), { language, reasons: REFUND_REASONS })

const askForRefund: Step = fields(
  (form) => `refund-${String(form.get('paymentId'))}`,
  refundOf,
  async (value, { orderId, seller, language }) => {
    await askRefund(orderId, value, actorOf(seller))
    return { done: words(language)('done.refund') }
  },
)

/** A decision on a refund of the order. */
function decide(
  act: (
    refundId: string,
    userId: number,
  ) => Promise<'approved' | 'firstApproval' | 'refundCancelled'>,
): Step {
  return async (form, { orderId, seller, language }) => {
    const refundId = String(form.get('refundId'))
    await requireOrderPart(orderId, 'refund', refundId)
    return { done: words(language)(`done.${await act(refundId, seller.userId)}`) }
  }
}

const approve = decide(async (refundId, userId) =>
  (await approveRefund(refundId, userId)) === 'approved' ? 'approved' : 'firstApproval',
)
const takeBack = decide(async (refundId, userId) => {
  await cancelRefund(refundId, userId)
  return 'refundCancelled'
})

const hold: Step = fields('hold', reasonOf, async ({ reason }, context) => {
  const t = words(context.language)
  const held = await transaction((tx) => holdOrder(tx, context.orderId, reason, actorIn(context)))
  return held ? { done: t('done.held') } : { late: t('refused.held') }
})

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

const MOVES = { start: startMilestone, resume: resumeMilestone }

function milestone(name: keyof typeof MOVES): Step {
  return async (form, context) => {
    const id = String(form.get('milestoneId'))
    await requireOrderPart(context.orderId, 'milestone', id)
    await MOVES[name](id, actorIn(context))
    return { done: words(context.language)(`done.${name}`) }
  }
}

const SAID = { approve: approveForClient, changes: requestChanges }

/** A step with a milestone that is only taken with a word about it. */
function saidMilestone(name: keyof typeof SAID): Step {
  return fields(
    (form) => `${name}-${String(form.get('milestoneId'))}`,
    reasonOf,
    async ({ reason }, context, form) => {
      const id = String(form.get('milestoneId'))
      await requireOrderPart(context.orderId, 'milestone', id)
      await SAID[name](id, reason, actorIn(context))
      return { done: words(context.language)(`done.${name}`) }
    },
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
  resume: milestone('resume'),
}

/** The studio sends a freelancer's work back, on the page where it has come in. */
const rework: Step = (form, context) =>
  reworkStep(form, { ...context, adminId: context.seller.userId })

/** The staff of this site answers for clients, too, and tries out what a bank does. */
const STAFF_STEPS: Record<string, Step> = {
  ...SELLER_STEPS,
  approve: saidMilestone('approve'),
  changes: saidMilestone('changes'),
  rework,
  'bank-objects': bank('object'),
  'bank-won': bank('won'),
  'bank-lost': bank('lost'),
}

const MONEY_STEPS = ['refund', 'refund-approve', 'refund-cancel']

/** Whether a form of an order's page is about money. */
export const movesMoney = (form: FormData) => MONEY_STEPS.includes(String(form.get('intent')))

/**
 * The forms of an order's page, for whoever sells it; who is not trusted with money moves none
 * (business.md, Staff).
 */
export function orderForms({ studioId }: SellerMember, permissions: string | null) {
  const steps = studioId === OWN_STUDIO_ID ? STAFF_STEPS : SELLER_STEPS
  return readPermissions(permissions).includes('money')
    ? steps
    : Object.fromEntries(Object.entries(steps).filter(([name]) => !MONEY_STEPS.includes(name)))
}
