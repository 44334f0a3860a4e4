import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { isUnlinked } from '~/platform/names'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'
import { findProvenOwner } from '~/domain/people/proven-address.server'
import { orderRowParts, orderRows } from './order-rows.server'

async function readLink(payableId: string, language: Language) {
  const { order, amount, invoice } = await db.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: { invoice: { select: { number: true } }, order: { include: orderRowParts } },
  })
  return {
    order,
    invoice,
    url: absolute(paths.pay(signLinkToken('payable', payableId))),
    amount: formatMoney(amount, order.currency, language),
    date: formatDate(order.payUntil ?? order.createdAt, language),
    buyer: await findProvenOwner(order),
  }
}

const orderedBy = (buyer: { name: string } | null, t: MailWords) =>
  buyer && isUnlinked(buyer.name) ? [t('payLink.by', { name: buyer.name })] : []

/**
 * Somebody is asked to pay for an order that another person placed, who is named once their own
 * address is confirmed.
 */
export async function payLinkMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { order, amount, date, url, buyer } = await readLink(payableId, language)
  return {
    subject: t('payLink.subject', { number: order.number }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('payLink.heading'),
    paragraphs: [
      t('payLink.intro', { number: order.number, amount, date }),
      ...orderedBy(buyer, t),
    ],
    button: { label: t('payLink.button', { amount }), url },
    rows: orderRows(order, language),
    closing: [t('payLink.closing')],
    replyTo: buyer?.email,
  }
}

/** The same once more, before the time is over. */
export async function payLinkReminderMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { order, amount, date, url, buyer } = await readLink(payableId, language)
  return {
    subject: t('payLinkReminder.subject', { number: order.number, date }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('payLinkReminder.heading'),
    paragraphs: [
      t('payLinkReminder.intro', { number: order.number, amount, date }),
      ...orderedBy(buyer, t),
    ],
    button: { label: t('payLink.button', { amount }), url },
    closing: [t('payLink.closing')],
    replyTo: buyer?.email,
  }
}

/** The buyer's confirmation of an order that somebody else is to pay. */
export async function payLinkSentMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { order, amount, date, url } = await readLink(payableId, language)
  return {
    subject: t('payLinkSent.subject', { number: order.number }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('payLinkSent.heading'),
    paragraphs: order.payerEmail
      ? [t('payLinkSent.intro', { number: order.number, amount, date }), t('payLinkSent.link')]
      : [t('payLinkSent.introUnsent', { number: order.number, amount, date })],
    button: { label: t('payLinkSent.button'), url },
    rows: orderRows(order, language),
    closing: [
      t('payLinkSent.closing'),
      t('welcome.terms', { version: order.termsVersion, url: absolute(paths.terms('withdrawal')) }),
    ],
  }
}

/** Nobody paid by the link in time: to the buyer. */
export async function payLinkOverMail(
  language: Language,
  { orderId }: { orderId: string },
  t: MailWords,
): Promise<MailContent> {
  const { number, studioId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  return {
    subject: t('payLinkOver.subject', { number }),
    studioId,
    thread: orderId,
    heading: t('payLinkOver.heading'),
    paragraphs: [t('payLinkOver.intro', { number })],
    button: { label: t('paymentFailed.cartButton'), url: absolute(paths.cart()) },
    closing: [t('payLinkOver.closing')],
  }
}

/** The receipt of whoever paid by the link; the invoice is the buyer's. */
export async function payerReceiptMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { order, amount, invoice, buyer } = await readLink(payableId, language)
  return {
    subject: t('payerReceipt.subject', { number: order.number, amount }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('sharePaid.heading', { amount }),
    paragraphs: [t('payerReceipt.intro', { number: order.number })],
    rows: invoice ? [[t('sharePaid.invoice'), invoice.number]] : [],
    closing: [t('payerReceipt.closing')],
    replyTo: buyer?.email,
  }
}
