import { randomUUID } from 'node:crypto'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { OrderRow } from '~/domain/projects/client-order-parts.server'
import type { Participant } from '~/domain/people/participant.rules'
import { changeAmounts, changeState, changeSteps } from '~/domain/projects/change.rules'
import { standsStill } from '~/domain/projects/progress.rules'
import type { ProjectChange } from '~/domain/projects/project-changes.server'
import {
  changeSchema,
  declineSchema,
  LIMITS,
  offerSchema,
  priceSchema,
} from '~/domain/projects/project-details.schema'
import { formatRate } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { payHref, writer } from '~/order-room/order/client-order-view.server'

interface ChangesReader {
  participant: Participant
  language: Language
  mayAnswer: boolean
  /** Whether more can be asked for now. */
  open: boolean
}

/**
 * What a change costs, ready to read; null until it is priced, and `free` for one that costs
 * nothing.
 */
export function presentPrice(
  {
    net,
    workingDays,
    answer,
    rounds,
  }: Pick<ProjectChange, 'net' | 'workingDays' | 'answer' | 'rounds'>,
  order: Pick<OrderRow, 'currency' | 'vatRate' | 'reverseCharge'>,
  language: Language,
) {
  if (net === null) return null
  const { money } = writer(order.currency, language)
  const { vat, amount } = changeAmounts(net, order.vatRate)
  return {
    free: amount === 0,
    net: money(net),
    vat: vat > 0 ? { amount: money(vat), rate: formatRate(order.vatRate, language) } : null,
    reverseCharge: order.reverseCharge,
    total: money(amount),
    workingDays: workingDays ?? 0,
    rounds: rounds ?? 0,
    answer,
  }
}

function presentChange(
  change: ProjectChange,
  order: OrderRow,
  { participant, language, mayAnswer }: ChangesReader,
) {
  const { date } = writer(order.currency, language)
  const { id, title, description, answer, payable, createdAt, decidedAt } = change
  const state = changeState(change, order.status)
  const due = state === 'due' && payable
  return {
    ...{ id, title, description, state },
    asked: date(createdAt)!,
    decided: date(decidedAt),
    price: presentPrice(change, order, language),
    refusal: state === 'refused' ? answer : null,
    payBy: due && !standsStill(order.status) ? date(payable.dueAt) : null,
    paidOn: payable ? date(payable.paidAt) : null,
    payHref: due && mayAnswer && participant.side === 'client' ? payHref(payable.id) : null,
    steps: mayAnswer ? changeSteps(participant.side, order.status, change.status) : [],
  }
}

/** The changes of an order with what can be done about each, ready to read for either side. */
export function presentChanges(
  order: OrderRow,
  { changes, lines }: { changes: ProjectChange[]; lines: { id: string; name: string }[] },
  reader: ChangesReader,
  about: string | null,
) {
  const { participant, language, mayAnswer, open } = reader
  return {
    orderId: order.id,
    side: participant.side,
    mayAsk: participant.side === 'client' && mayAnswer && open,
    mayOffer: participant.side === 'studio' && mayAnswer && open,
    closed: !open,
    key: randomUUID(),
    about: about?.slice(0, LIMITS.title) ?? '',
    currency: order.currency,
    lines: lines.map(({ id, name }) => ({ value: id, label: name })),
    changes: changes.map((change) => presentChange(change, order, reader)),
    constraints: {
      ask: getZodConstraint(changeSchema(() => '')),
      offer: getZodConstraint(offerSchema(() => '', language)),
      price: getZodConstraint(priceSchema(() => '', language)),
      decline: getZodConstraint(declineSchema(() => '', participant.side === 'studio')),
    },
  }
}
