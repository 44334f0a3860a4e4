import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'
import { findProvenOwner } from '~/domain/people/proven-address.server'

const payLink = (payableId: string) => absolute(paths.pay(signLinkToken('payable', payableId)))
const ordersLink = ({ id, userId }: { id: string; userId: number | null }) =>
  absolute(
    userId === null ? paths.ownOrder(signLinkToken('order', id)) : paths.orders({ order: id }),
  )

async function readShare(payableId: string, language: Language) {
  const payable = await db.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: {
      milestones: { orderBy: { position: 'asc' } },
      changeRequest: { select: { id: true } },
      invoice: { select: { number: true } },
      order: true,
    },
  })
  const { order, milestones, changeRequest, amount, dueAt, invoice } = payable
  return {
    order,
    invoice,
    number: order.number,
    // The title of a change is the client's own words, which go to no address that is not proven.
    milestone: changeRequest ? '' : milestones.map(({ title }) => title).join(', '),
    amount: formatMoney(amount, order.currency, language),
    date: dueAt ? formatDate(dueAt, language) : '',
  }
}

/** The receipt of a later share. */
export async function sharePaidMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { number, milestone, amount, order, invoice } = await readShare(payableId, language)
  return {
    subject: t('sharePaid.subject', { number, amount }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('sharePaid.heading', { amount }),
    paragraphs: [t('sharePaid.intro', { number })],
    button: { label: t('refunded.button'), url: ordersLink(order) },
    rows: [
      ...(milestone ? [[t('sharePaid.what'), milestone] satisfies [string, string]] : []),
      ...(invoice ? [[t('sharePaid.invoice'), invoice.number] satisfies [string, string]] : []),
    ],
    closing: [],
    papers: invoice ? [{ kind: 'invoice', number: invoice.number }] : [],
  }
}

/** A delayed payment that did not come. */
export async function paymentFailedMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { number, amount, order } = await readShare(payableId, language)
  const isFirst = order.status === 'cancelled' || order.status === 'expired'
  return {
    subject: t('paymentFailed.subject', { number }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('paymentFailed.heading'),
    paragraphs: [
      t('paymentFailed.intro', { number, amount }),
      t(isFirst ? 'paymentFailed.cart' : 'paymentFailed.again'),
    ],
    button: isFirst
      ? { label: t('paymentFailed.cartButton'), url: absolute(paths.cart()) }
      : { label: t('payLink.button', { amount }), url: payLink(payableId) },
    closing: [t('paymentFailed.closing')],
  }
}

/** Money is on its way back; with the credit note's number where there is one. */
export async function refundedMail(
  language: Language,
  { refundId }: { refundId: string },
  t: MailWords,
): Promise<MailContent> {
  const { amount, creditNote, payment } = await db.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { creditNote: true, payment: { include: { payable: { include: { order: true } } } } },
  })
  const { order } = payment.payable
  const sum = formatMoney(amount, payment.currency, language)
  return {
    subject: t('refunded.subject', { number: order.number, amount: sum }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('refunded.heading', { amount: sum }),
    paragraphs: [
      t('refunded.intro', { number: order.number }),
      ...(payment.surplus ? [t('refunded.duplicate')] : []),
    ],
    button: { label: t('refunded.button'), url: ordersLink(order) },
    rows: creditNote ? [[t('refunded.creditNote'), creditNote.number]] : [],
    closing: [t('refunded.closing')],
    papers: creditNote ? [{ kind: 'creditNote', number: creditNote.number }] : [],
  }
}

/** Money that was on its way back has come back to us. */
export async function refundSentBackMail(
  language: Language,
  { refundId }: { refundId: string },
  t: MailWords,
): Promise<MailContent> {
  const { amount, payment } = await db.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: { include: { payable: { include: { order: true } } } } },
  })
  const { order } = payment.payable
  const sum = formatMoney(amount, payment.currency, language)
  return {
    subject: t('refundSentBack.subject', { number: order.number, amount: sum }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('refundSentBack.heading', { amount: sum }),
    paragraphs: [t('refundSentBack.intro', { number: order.number })],
    button: { label: t('refunded.button'), url: ordersLink(order) },
    closing: [t('refundSentBack.closing')],
  }
}

/** The acknowledgement of a withdrawal, on a durable medium (Directive 2011/83/EU, art. 11). */
export async function withdrawalMail(
  language: Language,
  { withdrawalId }: { withdrawalId: string },
  t: MailWords,
): Promise<MailContent> {
  const { order, name, email, confirmedAt, refundAmount } = await db.withdrawal.findUniqueOrThrow({
    where: { id: withdrawalId },
    include: { order: true },
  })
  const amount = formatMoney(refundAmount ?? 0, order.currency, language)
  const proven = await findProvenOwner({ userId: order.userId, email })
  return {
    subject: t('withdrawal.subject', { number: order.number }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('withdrawal.heading'),
    paragraphs: [
      t('withdrawal.intro', {
        number: order.number,
        date: formatDate(confirmedAt ?? currentTime(), language),
      }),
    ],
    rows: [
      ...(proven ? [[t('withdrawal.who'), name] satisfies [string, string]] : []),
      [t('withdrawal.refund'), amount],
    ],
    closing: [
      t(order.earlyStartAt ? 'withdrawal.proRata' : 'withdrawal.full'),
      t('withdrawal.closing'),
    ],
  }
}
