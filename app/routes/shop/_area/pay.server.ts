import type { Confirmation } from '~/domain/orders/confirmation.server'
import { backOf, refundState } from '~/domain/orders/refund-state.rules'
import type { PayablePage } from '~/domain/payments/pay-payable.server'
import { mayWith, type Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { env } from '~/platform/env.server'
import { formatDate, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { shownAddress } from '~/platform/shown-address.server'

/** What is paid for and how, ready to read; the buyer's own name, and nothing else of the buyer. */
export function presentPayable(
  payable: PayablePage,
  language: Language,
  reader: Participant | null,
) {
  const { order, milestones, changeRequest, state, currency, amount, vat, dueAt } = payable
  const money = (cents: number) => formatMoney(cents, currency, language)
  const back = backOf(payable.payments)
  const isShare = payable.position > 0
  const until = isShare ? dueAt : order.payUntil
  return {
    state,
    refused: payable.refused,
    refund: refundState(amount, back),
    back: back > 0 ? money(back) : null,
    number: order.number,
    name: order.name,
    amount: money(amount),
    vat: vat > 0 ? { amount: money(vat), rate: formatRate(order.vatRate, language) } : null,
    total: changeRequest || amount === order.total ? null : money(order.total),
    until: until && formatDate(until, language),
    items: isShare
      ? (changeRequest ? [{ title: changeRequest.title, outcome: '' }] : milestones).map(
          ({ title, outcome }) => ({ name: title, detail: outcome }),
        )
      : order.lines.map(({ name, quantity }) => ({
          name: quantity > 1 ? `${quantity} × ${name}` : name,
          detail: '',
        })),
    of: isShare ? order.lines.map(({ name }) => name).join(' + ') : null,
    methods: methodsFor(currency),
    orderHref: reader && mayWith(reader, order, 'see') ? paths.orders({ order: order.id }) : null,
  }
}

/** The buyer's page of an order that somebody else is to pay, ready to read. */
export function presentSentLink(order: Confirmation, language: Language) {
  const t = translator(language, 'payment')
  const payable = order.payables[0]!
  const payHref = paths.pay(signLinkToken('payable', payable.id))
  const { payerEmail } = order
  const payer = order.payerName ?? payerEmail
  return {
    title: payer && payerEmail ? t('sent.title', { payer }) : t('sent.titleUnsent'),
    lead: t('sent.lead', { number: order.number, email: shownAddress(order.email) }),
    payer,
    payerEmail,
    amount: formatMoney(payable.amount, order.currency, language),
    net: payable.vat === 0,
    until: formatDate(order.payUntil ?? order.createdAt, language),
    url: env.PUBLIC_URL + payHref,
    payHref,
  }
}
