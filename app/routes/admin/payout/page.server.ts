import { historyActor, historyTone, isHistoryKind } from '~/domain/orders/history.rules'
import type { AdminPayout } from '~/domain/payouts/admin-payouts.server'
import { payoutEventKey } from '~/domain/payouts/payout.rules'
import { orderOf, paidFor, payeeOf } from '~/domain/payouts/move-payout.server'
import { payoutMachine } from '~/domain/ground/machines.rules'
import { gatewayFor } from '~/domain/payouts/payouts.server'
import {
  needsSecondApproval,
  oneApprovalUpTo,
  type RefundLimits,
} from '~/domain/payments/refund.rules'
import { SECOND_DEMO_ADMIN } from '~/domain/people/demo-accounts'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { readSettings } from '~/domain/settings/settings.server'
import { currentTime } from '~/platform/clock'
import { env } from '~/platform/env.server'
import {
  formatDate,
  formatDateTime,
  formatIsoDay,
  formatMoney,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { presentAccountToStaff } from '~/network/payout-account.server'
import { amountIn } from '~/order-room/order/client-order-view.server'

/**
 * How far the approval is, and the press that the reader may make: above the limit nobody approves
 * alone.
 */
function presentApproval(
  { status, amount, currency, approval, details, names, today }: AdminPayout,
  limits: RefundLimits,
  adminId: number,
  language: Language,
) {
  const limit = formatMoney(oneApprovalUpTo(currency, limits), currency, language)
  const { whole, first } = approval
  const waits = status === 'accrued' || (status === 'failed' && !whole)
  const takesTwo = first !== null || needsSecondApproval(amount + today, currency, limits)
  const own = waits && takesTwo && first === adminId
  const press =
    status === 'failed' && whole
      ? ('again' as const)
      : !waits || !details || own
        ? null
        : !takesTwo
          ? ('button' as const)
          : first === null
            ? ('first' as const)
            : ('second' as const)
  const note = !waits
    ? null
    : !details
      ? ('noDetails' as const)
      : !takesTwo
        ? null
        : first === null
          ? ('limit' as const)
          : own
            ? ('ownFirst' as const)
            : ('otherFirst' as const)
  return {
    press,
    note,
    limit,
    first: first === null ? '' : (names.get(first) ?? ''),
    demoAdmin: own && env.demo ? SECOND_DEMO_ADMIN : null,
  }
}

/** The steps that can be taken now; what the payment service has in hand, it ends itself. */
function presentSteps(payout: AdminPayout) {
  const { status, gateway } = payout
  const own = gateway === null || (status !== 'scheduled' && status !== 'paid')
  return {
    schedule: payoutMachine.can(status, 'scheduled'),
    byHand: gatewayFor(payout) !== null,
    paid: own && payoutMachine.can(status, 'paid'),
    fail: own && payoutMachine.can(status, 'failed'),
    reverse: own && payoutMachine.can(status, 'reversed'),
  }
}

/**
 * On which day the payment service gave the payout back to be paid by hand, while that is still to
 * be done.
 */
function presentFallback(payout: AdminPayout, language: Language) {
  const { status, gateway, events } = payout
  const back = events.find(({ key }) => key === payoutEventKey(payout, 'payout.by_hand'))
  return status === 'scheduled' && gateway === null && back
    ? translator(language, 'admin-payouts')('payout.fellBack', {
        date: formatDate(back.at, language),
      })
    : null
}

function presentFacts(payout: AdminPayout, language: Language) {
  const t = translator(language, 'admin-payouts')
  const {
    amount,
    vat,
    currency,
    dueAt,
    scheduledFor,
    paidAt,
    reference,
    reason,
    details,
    freelancer,
    statement,
    gateway,
    status,
  } = payout
  const money = (cents: number) => formatMoney(cents, currency, language)
  const { kind, name, email } = payeeOf(payout)
  const fact = (
    key:
      | 'freelancer'
      | 'studio'
      | 'work'
      | 'gross'
      | 'ourFee'
      | 'feeVat'
      | 'fee'
      | 'vat'
      | 'total'
      | 'due'
      | 'scheduledFor'
      | 'paidOn'
      | 'reference'
      | 'reason'
      | 'account',
    detail: string | null,
  ) => (detail === null ? [] : [{ key, term: t(`payout.${key}`), detail }])
  const account = freelancer && presentAccountToStaff(freelancer, language)
  const sender =
    status === 'scheduled' || status === 'paid'
      ? t(`payout.sentBy.${gateway ? 'gateway' : 'hand'}`)
      : null
  return {
    sender,
    facts: [
      ...fact(kind, `${name}, ${email}`),
      ...fact('account', details ? t('payout.ending', details) : t('payout.noAccount')),
      ...(account ? [{ key: 'provider', ...account }] : []),
      ...(statement
        ? [
            ...fact('gross', money(statement.gross)),
            ...fact('ourFee', money(-statement.fee)),
            ...fact('feeVat', statement.feeVat > 0 ? money(-statement.feeVat) : null),
            ...fact('total', money(amount)),
          ]
        : [...fact('work', paidFor(payout).title), ...fact('fee', money(amount))]),
      ...(vat > 0 ? [...fact('vat', money(vat)), ...fact('total', money(amount + vat))] : []),
      ...fact('due', formatDate(dueAt, language)),
      ...fact('scheduledFor', scheduledFor && formatDate(scheduledFor, language)),
      ...fact('paidOn', paidAt && formatDate(paidAt, language)),
      ...fact('reference', reference),
      ...fact('reason', reason),
    ],
    subject: presentSubject(payout, language),
  }
}

/** The order whose work it pays for, or the studio of a statement. */
function presentSubject(payout: AdminPayout, language: Language) {
  const t = translator(language, 'admin-payouts')
  const [{ statement }, { number }, orderId] = [payout, paidFor(payout), orderOf(payout)]
  if (statement)
    return { term: t('payout.statement'), number, href: adminPaths.studio(statement.studioId) }
  return { term: t('payout.order'), number, href: adminPaths.order(orderId ?? '') }
}

/** The papers of a payout: the freelancer's invoice, or the statement and ours for its fee. */
function presentPapers({ selfBilling, statement }: AdminPayout, language: Language) {
  const t = translator(language, 'admin-payouts')
  const stated = statement
    ? [
        {
          label: `${t('payout.statement')} ${statement.number}`,
          href: studioPaths.statementPaper(statement.number, 'pdf'),
        },
      ]
    : []
  const found = selfBilling ?? statement?.feeInvoice
  if (!found) return stated
  const paper = (kind: 'invoice' | 'feeInvoice' | 'credit', number: string) => ({
    label: `${t(`payout.${kind}`)} ${number}`,
    href: selfBilling ? paths.selfBilling(number) : studioPaths.feeDocument(number, 'pdf'),
  })
  return [
    ...stated,
    paper(selfBilling ? 'invoice' : 'feeInvoice', found.number),
    ...(found.creditNumber ? [paper('credit', found.creditNumber)] : []),
  ]
}

function presentHistory({ events, names }: AdminPayout, language: Language) {
  const t = translator(language, 'admin-orders')
  return events.map((event) => ({
    id: event.id,
    title: isHistoryKind(event.kind) ? t(`events.${event.kind}`, { milestone: '' }) : event.kind,
    amount: amountIn(event.data, language),
    reason: event.reason ?? null,
    who:
      (event.actorId === null ? undefined : names.get(event.actorId)) ??
      t(`history.who.${historyActor(event)}`),
    when: formatDateTime(event.at, language),
    dateTime: event.at.toISOString(),
    tone: historyTone(event.to),
  }))
}

/** A payout with all that can be done with it, ready to read for the admin who looks at it. */
export async function presentAdminPayout(payout: AdminPayout, adminId: number, language: Language) {
  const t = translator(language, 'admin-payouts')
  const { status, amount, vat, currency, dueAt } = payout
  const today = formatIsoDay(currentTime())
  const { refundLimits: limits } = await readSettings()
  return {
    title: t('payout.title', {
      amount: formatMoney(amount + vat, currency, language),
      name: payeeOf(payout).name,
    }),
    status,
    approval: presentApproval(payout, limits, adminId, language),
    steps: presentSteps(payout),
    accountHref: payout.account === 'approved' ? adminPaths.payoutAccount(payout.id) : null,
    warning:
      payout.account === 'changed' ? t('refused.other-account') : presentFallback(payout, language),
    today,
    proposed: formatIsoDay(dueAt) > today ? formatIsoDay(dueAt) : today,
    papers: presentPapers(payout, language),
    history: presentHistory(payout, language),
    ...presentFacts(payout, language),
  }
}
export type AdminPayoutView = Awaited<ReturnType<typeof presentAdminPayout>>
