import { db } from '~/platform/db/db.server'
import { formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import { isProvenStudio } from '~/domain/people/proven-address.server'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

const languageName = (language: string) =>
  isLanguage(language) ? LANGUAGE_NAMES[language] : language

/**
 * Tells a studio of an order that was paid in its shop; an answer to this mail goes to the buyer.
 * An address that nobody has confirmed gets no words of the buyer's and no answers.
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
  const proven = await isProvenStudio(studio)
  return {
    subject: proven
      ? t('studioOrder.subject', { number, name })
      : t('studioOrder.heading', { number }),
    heading: t('studioOrder.heading', { number }),
    paragraphs: proven ? [t('studioOrder.intro', { studio: studio.name })] : [],
    button: { label: t('studioOrder.button'), url: absolute(studioPaths.order(orderId)) },
    rows: [
      ...(proven
        ? ([
            [t('studioOrder.what'), title],
            [t('studioOrder.buyer'), [name, companyName, email].filter(Boolean).join(', ')],
          ] satisfies [string, string][])
        : []),
      [t('studioOrder.total'), money(total)],
      [t('studioOrder.paid'), money(payables[0]?.amount ?? total)],
      [t('studioOrder.invoice'), invoices[0]?.number ?? ''],
    ],
    closing: proven ? [t('studioOrder.closing')] : [],
    replyTo: proven ? email : undefined,
  }
}

/**
 * Tells a studio what somebody asked at its shop front; an answer to this mail goes to who wrote
 * it. An address that nobody has confirmed is only told that somebody did.
 */
export async function studioEnquiryMail(
  language: Language,
  { messageId }: { messageId: string },
  t: MailWords,
): Promise<MailContent> {
  const {
    studio,
    email,
    body,
    createdAt,
    language: written,
    suspicions,
    ...message
  } = await db.contactMessage.findUniqueOrThrow({
    where: { id: messageId },
    include: { studio: { select: { id: true, email: true } } },
  })
  const proven = await isProvenStudio(studio)
  const name = proven ? message.name : t('studioEnquiry.somebody')
  return {
    subject: t(suspicions ? 'studioEnquiry.suspected' : 'studioEnquiry.subject', { name }),
    heading: t('studioEnquiry.heading', { name }),
    paragraphs: proven ? body.split(/\n+/).filter((line) => line.trim() !== '') : [],
    button: { label: t('studioEnquiry.button'), url: absolute(studioPaths.enquiries()) },
    rows: [
      ...(proven ? ([[t('contact.from'), `${name}, ${email}`]] satisfies [string, string][]) : []),
      [t('contact.language'), languageName(written)],
      [t('contact.received'), formatDateTime(createdAt, language)],
    ],
    closing: proven ? [t('studioEnquiry.closing')] : [],
    replyTo: proven ? email : undefined,
  }
}

/** Tells one of a studio's people that the operator has closed its shop, and why, or no longer. */
export async function studioStatusMail(
  _language: Language,
  { studioId, to, reason }: { studioId: number; to: 'suspended' | 'resumed'; reason?: string },
  t: MailWords,
): Promise<MailContent> {
  const { name } = await db.studio.findUniqueOrThrow({ where: { id: studioId } })
  const lines = (reason ?? '').split(/\n+/).filter((line) => line.trim() !== '')
  return {
    subject: t(`studioStatus.${to}.subject`),
    heading: t(`studioStatus.${to}.heading`, { name }),
    paragraphs: [t(`studioStatus.${to}.intro`), ...lines],
    button: { label: t('studioStatus.button'), url: absolute(studioPaths.dashboard()) },
    closing: [t(`studioStatus.${to}.closing`)],
  }
}
