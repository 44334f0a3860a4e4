import type {
  ClientOrder,
  ClientOrderSummary,
  DashboardOrder,
} from '~/domain/fulfillment/client-orders.server'
import { readAddOns, readScope } from '~/domain/checkout/order-lines.server'
import { readAnswered } from '~/domain/briefs/brief.rules'
import { isSpeed } from '~/domain/catalog/catalog.rules'
import { canWithdraw, workHeldUntil } from '~/domain/ground/withdrawal.rules'
import { activityActor, activityTone, shownActivity } from '~/domain/projects/activity.rules'
import { nextStep, type NextStep } from '~/domain/projects/next-step.rules'
import { isBrokenOff } from '~/domain/projects/progress.rules'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { formatDate, formatDateTime, formatMoney, formatRate } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { presentDocuments } from './billing-documents.server'
import { sayMilestonePayment, sayPlanned } from './milestone-texts.server'

/** Writes dates and amounts of one order in the language; null stays null. */
export function writer(currency: string, language: Language) {
  return {
    money: (cents: number) => formatMoney(cents, currency, language),
    date: (date: Date | null) => date && formatDate(date, language),
  }
}
export type Writer = ReturnType<typeof writer>

/**
 * The language in which an order was made, as its words still are, where that is not the page's: a
 * voice reads them by it.
 */
export const ownLanguage = (order: { language: string }, language: Language) =>
  order.language === language ? undefined : order.language

type OutlinedOrder = Omit<DashboardOrder, 'activities' | 'questions'>

/** Where a payable is paid, by whoever has the address. */
export const payHref = (payableId: string | null) =>
  payableId && paths.pay(signLinkToken('payable', payableId))

function presentMilestones(order: OutlinedOrder, { money }: Writer, language: Language) {
  return order.milestones.map((milestone) => {
    const { id, title, outcome, state, payment, amount, planned, payableId } = milestone
    return {
      ...{ id, title, outcome, state, lang: ownLanguage(order, language) },
      amount: money(amount),
      due: sayPlanned('milestones', planned, language),
      paid: sayMilestonePayment(milestone, language),
      payHref: payment === 'due' || payment === 'late' ? payHref(payableId) : null,
    }
  })
}

function presentNextStep(order: DashboardOrder, { money, date }: Writer) {
  const { kind, waitsOn, milestone } = nextStep(order.status, order.milestones, {
    owesChange: order.openChange !== null,
    processing: order.processing !== null,
    decision: order.questions.decisions[0]?.subject,
    asked: order.questions.asked.length > 0,
  })
  const change = kind === 'change_payment' ? order.openChange : null
  return {
    kind,
    waitsOn: waitsOn as NextStep<never>['waitsOn'] | 'colleagues',
    milestone: milestone?.title ?? null,
    about: kind === 'price' ? null : (order.questions.decisions[0]?.title ?? null),
    amount: change ? money(change.amount) : milestone && money(milestone.amount),
    due: milestone && date(milestone.planned?.day ?? null),
    late: milestone?.planned?.late ?? false,
    heldUntil: kind === 'start' || kind === 'brief' ? date(workHeldUntil(order)) : null,
    reason: order.holdReason,
    payHref: change
      ? payHref(change.id)
      : kind === 'milestone_payment' && milestone
        ? payHref(milestone.payableId)
        : null,
    orderId: order.id,
    orderNumber: order.number,
  }
}

/** The amount that an event tells of, in its own currency. */
export function amountIn(data: unknown, language: Language) {
  const { amount, currency } = (data ?? {}) as { amount?: unknown; currency?: unknown }
  return typeof amount === 'number' && typeof currency === 'string'
    ? formatMoney(amount, currency, language)
    : null
}

type StoredActivity = Pick<
  DashboardOrder['activities'][number],
  'id' | 'kind' | 'from' | 'at' | 'actorType' | 'actorId' | 'data'
>

/** One thing that happened, in the words of whoever reads it; null for what stays with the team. */
export function presentActivity(
  { id, kind, from, at, data, ...event }: StoredActivity,
  userId: number,
  language: Language,
) {
  const shown = shownActivity({ kind, from })
  if (!shown) return null
  const { milestones, title } = (data ?? {}) as { milestones?: unknown; title?: unknown }
  return {
    id,
    kind: shown,
    tone: activityTone(shown),
    who: activityActor(event, userId),
    when: formatDateTime(at, language),
    dateTime: at.toISOString(),
    amount: amountIn(data, language),
    free: (data as { amount?: unknown } | null)?.amount === 0,
    milestones: typeof milestones === 'number' ? milestones : null,
    milestone: typeof title === 'string' ? title : null,
  }
}

function presentActivities(
  order: Pick<DashboardOrder, 'activities'>,
  userId: number,
  language: Language,
) {
  return order.activities.flatMap((activity) => presentActivity(activity, userId, language) ?? [])
}

/** What was ordered, with the words that were promised then. */
export function presentLines(
  order: Pick<ClientOrder, 'lines' | 'language'>,
  { money }: Writer,
  language: Language,
) {
  const lang = ownLanguage(order, language)
  return order.lines.map((line) => {
    return {
      ...{ id: line.id, lang },
      name: line.name,
      image: line.image,
      quantity: line.quantity,
      unitAmount: money(line.unitAmount),
      amount: money(line.amount + line.discount),
      speed: isSpeed(line.deliverySpeed) ? line.deliverySpeed : null,
      workingDays: line.workingDays,
      revisions: line.revisions,
      customisation: line.customisation,
      answers: readAnswered(line.brief).length,
      files: line._count.files,
      addOns: readAddOns(line.addOns).map(({ addOnId, name, amount }) => ({
        id: addOnId,
        name,
        amount: money(amount),
      })),
      scope: readScope(line.scope),
    }
  })
}

type Totals = Pick<
  DashboardOrder,
  | 'changes'
  | 'net'
  | 'discount'
  | 'vat'
  | 'vatRate'
  | 'reverseCharge'
  | 'total'
  | 'paid'
  | 'back'
  | 'left'
  | 'payment'
>

/** What an order costs and how far it is paid. */
export function presentPayments(order: Totals, { money }: Writer, language: Language) {
  return {
    net: money(order.net),
    discount: order.discount > 0 ? money(-order.discount) : null,
    vat:
      order.vat > 0
        ? { amount: money(order.vat), rate: formatRate(order.vatRate, language) }
        : null,
    reverseCharge: order.reverseCharge,
    total: money(order.total),
    changes:
      order.changes > 0
        ? { amount: money(order.changes), together: money(order.total + order.changes) }
        : null,
    paid: money(order.paid),
    back: order.back > 0 ? money(order.back) : null,
    left: order.left > 0 ? money(order.left) : null,
    state: order.payment,
  }
}

function presentOrder(
  order: OutlinedOrder & Pick<DashboardOrder, 'activities'>,
  userId: number,
  language: Language,
) {
  const write = writer(order.currency, language)
  return {
    id: order.id,
    number: order.number,
    name: order.name,
    status: order.status,
    placed: write.date(order.createdAt)!,
    due: sayPlanned('progress', order.planned, language),
    progress: { ...order.progress, ended: isBrokenOff(order.status) },
    milestones: presentMilestones(order, write, language),
    payments: presentPayments(order, write, language),
    activities: presentActivities(order, userId, language),
  }
}

/** An order at a glance, ready to read. */
export function presentDashboardOrder(order: DashboardOrder, userId: number, language: Language) {
  return {
    ...presentOrder(order, userId, language),
    next: presentNextStep(order, writer(order.currency, language)),
  }
}

/** The same with all that was agreed and all invoices. */
export function presentClientOrder(order: ClientOrder, userId: number, language: Language) {
  const write = writer(order.currency, language)
  const { planned } = order
  return {
    ...presentOrder(order, userId, language),
    delivery: planned && { day: write.date(planned.day)!, late: planned.late },
    withdrawalUntil: write.date(order.withdrawalEndsAt),
    withdrawalHref: canWithdraw(order)
      ? paths.withdraw(signLinkToken('withdrawal', order.id))
      : null,
    earlyStart: write.date(order.earlyStartAt),
    lines: presentLines(order, write, language),
    documents: presentDocuments(order.invoices, language),
  }
}

/** A row of the list of orders, ready to read. */
export function presentSummary(
  order: ClientOrderSummary,
  language: Language,
  selectedId: string | null,
) {
  const { id, number, name, status, payment, progress } = order
  return {
    id,
    number,
    name,
    status,
    payment,
    progress,
    placed: formatDate(order.createdAt, language),
    total: formatMoney(order.total + order.changes, order.currency, language),
    href: `${paths.orders({ order: id })}#order`,
    selected: id === selectedId,
  }
}
