import { db } from '~/platform/db/db.server'
import { formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

const languageName = (language: string) =>
  isLanguage(language) ? LANGUAGE_NAMES[language] : language

/**
 * Tells a studio of an order that was paid in its shop; an answer to this mail goes to the buyer.
 */
export async function studioOrderMail(
  language: Language,
  { orderId }: { orderId: string },
  t: MailWords,
): Promise<MailContent> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      studio: true,
      payables: { where: { position: 0 } },
      invoices: { take: 1, orderBy: { issuedAt: 'asc' } },
    },
  })
  const { number, title, name, email, companyName, currency, total, studio, payables, invoices } =
    order
  const money = (amount: number) => formatMoney(amount, currency, language)
  return {
    subject: t('studioOrder.subject', { number, name }),
    heading: t('studioOrder.heading', { number }),
    paragraphs: [t('studioOrder.intro', { studio: studio.name })],
    button: { label: t('studioOrder.button'), url: absolute(studioPaths.order(orderId)) },
    rows: [
      [t('studioOrder.what'), title],
      [t('studioOrder.buyer'), [name, companyName, email].filter(Boolean).join(', ')],
      [t('studioOrder.total'), money(total)],
      [t('studioOrder.paid'), money(payables[0]?.amount ?? total)],
      [t('studioOrder.invoice'), invoices[0]?.number ?? ''],
    ],
    closing: [t('studioOrder.closing')],
    replyTo: email,
  }
}

/**
 * Tells a studio what somebody asked at its shop front; an answer to this mail goes to who wrote
 * it.
 */
export async function studioEnquiryMail(
  language: Language,
  { messageId }: { messageId: string },
  t: MailWords,
): Promise<MailContent> {
  const {
    name,
    email,
    body,
    createdAt,
    language: written,
    suspicions,
  } = await db.contactMessage.findUniqueOrThrow({ where: { id: messageId } })
  return {
    subject: t(suspicions ? 'studioEnquiry.suspected' : 'studioEnquiry.subject', { name }),
    heading: t('studioEnquiry.heading', { name }),
    paragraphs: body.split(/\n+/).filter((line) => line.trim() !== ''),
    button: { label: t('studioEnquiry.button'), url: absolute(studioPaths.enquiries()) },
    rows: [
      [t('contact.from'), `${name}, ${email}`],
      [t('contact.language'), languageName(written)],
      [t('contact.received'), formatDateTime(createdAt, language)],
    ],
    closing: [t('studioEnquiry.closing')],
    replyTo: email,
  }
}
