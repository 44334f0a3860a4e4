import { getZodConstraint } from '@conform-to/zod/v4'
import type { HandIn } from '~/domain/assignments/order-team.server'
import { bodyParts } from '~/domain/messages/message.rules'
import { LARGEST_FILE, MOST_FILES_AT_ONCE } from '~/domain/files/project-files.rules'
import { revisionsLeft } from '~/domain/assignments/assignment.rules'
import { handOverSchema, reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import type { AdminOrder } from '~/domain/fulfillment/admin-order.server'
import { cityLine } from '~/domain/ground/address.rules'
import { countryName } from '~/platform/i18n/places.server'
import { canBeHeld } from '~/domain/orders/order.rules'
import { orderMachine } from '~/domain/ground/machines.rules'
import type { RefundLimits } from '~/domain/payments/refund.rules'
import {
  ANSWER_STEPS,
  milestoneSteps,
  roundsOf,
  WORKED_ON,
} from '~/domain/projects/milestone.rules'
import { nextStep } from '~/domain/projects/next-step.rules'
import { isBrokenOff } from '~/domain/projects/progress.rules'
import type { SellerMember } from '~/domain/people/participant.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { workHeldUntil } from '~/domain/ground/withdrawal.rules'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { formatBytes, formatDate, formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { presentMoney } from './admin-order-money.server'
import { presentHistory } from './order-history.server'
import { presentDocuments } from '~/order-room/order/billing-documents.server'
import {
  payHref,
  presentLines,
  presentPayments,
  writer,
} from '~/order-room/order/client-order-view.server'
import { sayMilestonePayment } from '~/order-room/order/milestone-texts.server'
import { presentWorkFiles } from '~/order-room/team/hand-in.server'
import type { loadPending } from '~/order-room/milestones/hand-over.server'
import { sellerPaths } from '~/order-room/order/seller-paths'

interface Reader {
  seller: SellerMember
  limits: RefundLimits | null
  /** What freelancers handed in and nobody has answered. */
  handIns: HandIn[]
  pending: Awaited<ReturnType<typeof loadPending>>
  language: Language
  /** All that happened was asked for. */
  wholeHistory: boolean
}

/** Who bought, under which terms. */
function presentBuyer(order: AdminOrder, language: Language) {
  const {
    buyer: name,
    email,
    companyName,
    vatNumber,
    addressLine,
    postalCode,
    city,
    country,
    termsVersion,
  } = order
  const date = (at: Date | null) => at && formatDate(at, language)
  return {
    ...{ name, email, companyName, vatNumber, termsVersion },
    clientHref:
      order.userId !== null && order.studioId === OWN_STUDIO_ID
        ? adminPaths.client(order.userId)
        : null,
    address: [
      addressLine,
      cityLine({ postalCode, city, country }),
      countryName(country, language),
    ].join(', '),
    language: isLanguage(order.language) ? LANGUAGE_NAMES[order.language] : order.language,
    earlyStart: date(order.earlyStartAt),
    withdrawalUntil: date(order.withdrawalEndsAt),
  }
}

/** How the order stands, and what can be done with all of it. */
function presentNow(order: AdminOrder, seller: SellerMember) {
  const { status, refunds, payments } = order
  const waits = [
    ...(refunds.some((refund) => refund.status === 'requested') ? (['refund'] as const) : []),
    ...(payments.some((payment) => payment.status === 'disputed') ? (['dispute'] as const) : []),
    ...(status === 'confirmed' ? (['setup'] as const) : []),
  ]
  return {
    ...{ status, waits, holdReason: status === 'on_hold' ? order.holdReason : null },
    turn: nextStep(status, order.milestones, {
      owesChange: order.openChange !== null,
      processing: order.processing !== null,
      decision: order.questions.decisions[0]?.subject,
      asked: order.questions.asked.length > 0,
    }).waitsOn,
    awaitsBrief: status === 'awaiting_brief',
    canHold: canBeHeld(status),
    canResume: status === 'on_hold' && order.heldFrom !== null,
    cancelHref: orderMachine.can(status, 'cancelled')
      ? sellerPaths(seller).orderCancel(order.id)
      : null,
  }
}

/** What a freelancer handed in last, to be looked at where it is handed over. */
function presentHandIn(
  handIns: HandIn[],
  milestoneId: string,
  orderId: string,
  language: Language,
) {
  const waiting = handIns.find((one) => one.milestoneId === milestoneId)
  if (!waiting) return null
  const { id, name, at, note } = waiting
  const all = presentWorkFiles(waiting.files, language)
  const files = all.filter((file) => file.at === all[0]?.at)
  const text = translator(language, 'admin-orders')('milestones.handedIn', {
    ...{ name, count: files.length },
    date: at ? formatDateTime(at, language) : '',
  })
  return {
    ...{ assignmentId: id, text, files },
    note: bodyParts(note),
    noRounds: revisionsLeft(waiting) === 0,
    href: adminPaths.orderPart(orderId, 'team', { anchor: `milestone-${milestoneId}` }),
  }
}

/** Rounds of changes of a line, as its client counts them: over all of its milestones. */
const usedOf = ({ milestones }: AdminOrder, lineId: string) =>
  roundsOf(
    0,
    milestones.filter(({ orderLineId }) => orderLineId === lineId),
  ).used

function presentMilestones(order: AdminOrder, { seller, language, handIns, pending }: Reader) {
  const { money, date } = writer(order.currency, language)
  const t = translator(language, 'admin-orders')
  return order.milestones.map((milestone) => {
    const {
      id,
      title,
      outcome,
      status,
      state,
      payment,
      amount,
      planned,
      payableId,
      orderLineId,
      revisionsUsed,
    } = milestone
    const line = order.lines.find((one) => one.id === orderLineId)
    const steps = milestoneSteps(order.status, status).filter(
      (step) => seller.studioId === OWN_STUDIO_ID || !ANSWER_STEPS.includes(step),
    )
    const unpaid = payment === 'due' || payment === 'late'
    return {
      ...{ id, title, outcome, state, amount: money(amount) },
      due: planned && {
        day: date(planned.day)!,
        late: planned.late,
      },
      paid: sayMilestonePayment(milestone, language),
      handIn: presentHandIn(handIns, id, order.id, language),
      payHref: unpaid && WORKED_ON.includes(order.status) ? payHref(payableId) : null,
      revisions:
        revisionsUsed > 0
          ? t('milestones.revisions', {
              ...{ used: usedOf(order, orderLineId), count: line?.revisions ?? 0 },
            })
          : null,
      heldUntil: state === 'funded' ? date(workHeldUntil(order)) : null,
      waitsFor:
        state === 'planned' || state === 'payable'
          ? ('notPaid' as const)
          : state === 'funded' && order.status === 'awaiting_brief'
            ? ('noBrief' as const)
            : null,
      steps,
      pending: steps.includes('submit') ? pending(id) : null,
    }
  })
}

function presentMails({ mails }: AdminOrder, language: Language) {
  return mails.map(({ id, subject, to, createdAt }) => ({
    id,
    subject,
    to,
    when: formatDateTime(createdAt, language),
    href: env.demo ? paths.demoMail(id) : null,
  }))
}

function presentWithdrawals({ withdrawals, currency }: AdminOrder, language: Language) {
  const date = (at: Date | null) => at && formatDateTime(at, language)
  return withdrawals.map(
    ({ id, name, email, declaredAt, confirmedAt, refundedAt, refundAmount }) => ({
      ...{
        id,
        name,
        email,
        declared: date(declaredAt)!,
        confirmed: date(confirmedAt),
        refunded: date(refundedAt),
      },
      refund: refundAmount === null ? null : formatMoney(refundAmount, currency, language),
    }),
  )
}

/**
 * An order with everything about it and all that can be done with it, ready to read for whoever of
 * the studio looks at it.
 */
export function presentAdminOrder(order: AdminOrder, reader: Reader) {
  const { seller, language } = reader
  const t = translator(language, 'admin-orders')
  const write = writer(order.currency, language)
  const { id, number, name: services } = order
  return {
    ...{ id, number },
    title: t('order.title', { number }),
    lead: t('order.lead', {
      services,
      name: order.companyName ?? order.buyer,
      date: write.date(order.createdAt),
    }),
    now: presentNow(order, seller),
    buyer: presentBuyer(order, language),
    lines: presentLines(order, write, language),
    milestones: presentMilestones(order, reader),
    ended: isBrokenOff(order.status),
    teamHref: seller.studioId === OWN_STUDIO_ID ? adminPaths.orderPart(id, 'team') : null,
    totals: presentPayments(order, write, language),
    documents: presentDocuments(order.invoices, language),
    ...presentMoney(order, reader),
    withdrawals: presentWithdrawals(order, language),
    history: presentHistory(order, reader),
    mails: presentMails(order, language),
    constraint: getZodConstraint(reasonSchema(() => '')),
    handOver: {
      constraint: getZodConstraint(handOverSchema(() => '')),
      upload: { most: MOST_FILES_AT_ONCE, size: formatBytes(LARGEST_FILE, language) },
    },
  }
}
export type AdminOrderView = ReturnType<typeof presentAdminOrder>
