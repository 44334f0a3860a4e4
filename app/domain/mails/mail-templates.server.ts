import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { canWithdraw } from '~/domain/ground/withdrawal.rules'
import { minutesOf } from '~/domain/people/account-links.server'
import type { Paper } from './mail-papers.server'
import type { MailWords } from './mail-words.server'
import { orderRowParts, orderRows } from './order-rows.server'

export interface MailContent {
  subject: string
  /** The studio whose order it is about: it is in that one's name. */
  studioId?: number
  /** The one thing the mail says, as its heading. */
  heading: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** A table of what was ordered, label and value. */
  rows?: [string, string][]
  closing: string[]
  /** What happened, one after the other, each with the way to it. */
  list?: { title: string; text: string; url: string }[]
  /** How to hear no more of it: in words, with the address that takes it. */
  unsubscribe?: { words: string; url: string }
  /** Where an answer goes, when not to the studio. */
  replyTo?: string
  /** The order or ticket that it is about, so that mail programs show its mails together. */
  thread?: string
  /** What goes with it as a PDF. */
  papers?: Paper[]
}

export const absolute = (path: string) => env.PUBLIC_URL + path

function withdrawalOf(
  {
    id,
    withdrawalEndsAt,
    createdAt,
  }: { id: string; withdrawalEndsAt: Date | null; createdAt: Date },
  language: Language,
) {
  return {
    date: formatDate(withdrawalEndsAt ?? createdAt, language),
    url: absolute(paths.withdraw(signLinkToken('withdrawal', id))),
  }
}

/**
 * After the first payment: what was ordered, and how to get in. `linkId` is null for people who
 * have a password.
 */
export async function welcomeMail(
  language: Language,
  { orderId, linkId }: { orderId: string; linkId: string | null },
  t: MailWords,
): Promise<MailContent> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      ...orderRowParts,
      project: { select: { dueAt: true } },
      invoices: { where: { payable: { position: 0 } }, select: { number: true } },
    },
  })
  const money = (cents: number) => formatMoney(cents, order.currency, language)
  const paid = order.payables[0]?.amount ?? order.total
  const [invoice] = order.invoices
  // In no account: its address has one, whose owner has not said that the order is theirs.
  const alone = order.userId === null
  const rows = orderRows(order, language)
  if (paid !== order.total) rows.push([t('welcome.paidNow'), money(paid)])
  if (order.project?.dueAt) rows.push([t('welcome.due'), formatDate(order.project.dueAt, language)])
  return {
    subject: t(`welcome.${alone ? 'aloneSubject' : paid === 0 ? 'freeSubject' : 'subject'}`, {
      number: order.number,
    }),
    studioId: order.studioId,
    heading: t(alone ? 'welcome.aloneHeading' : 'welcome.heading'),
    paragraphs: alone
      ? [t('welcome.alone', { number: order.number, url: absolute(paths.askedOrders()) })]
      : [
          t(paid === 0 ? 'welcome.freeIntro' : 'welcome.intro', { number: order.number }),
          linkId ? t('welcome.setPassword') : t('welcome.signIn'),
        ],
    button: alone
      ? {
          label: t('welcome.aloneButton'),
          url: absolute(paths.ownOrder(signLinkToken('order', orderId))),
        }
      : linkId
        ? {
            label: t('welcome.setPasswordButton'),
            url: absolute(paths.setPassword(signLinkToken('account-link', linkId))),
          }
        : { label: t('welcome.dashboardButton'), url: absolute(paths.orders({ order: orderId })) },
    rows,
    closing: [
      ...(invoice ? [t('welcome.invoice', invoice)] : []),
      t(alone ? 'welcome.aloneBrief' : 'welcome.brief'),
      ...(canWithdraw(order) ? [t('welcome.withdrawal', withdrawalOf(order, language))] : []),
      t('welcome.terms', { version: order.termsVersion, url: absolute(paths.terms('withdrawal')) }),
    ],
    papers: invoice ? [{ kind: 'invoice', number: invoice.number }] : [],
  }
}

/** A link to a new password, asked for at sign-in. */
export async function resetPasswordMail(
  language: Language,
  { linkId }: { linkId: string },
  t: MailWords,
): Promise<MailContent> {
  return {
    subject: t('reset.subject'),
    heading: t('reset.heading'),
    paragraphs: [t('reset.intro')],
    button: {
      label: t('reset.button'),
      url: absolute(paths.setPassword(signLinkToken('account-link', linkId))),
    },
    closing: [t('reset.ignore')],
  }
}

/** A link that signs in, asked for in place of a password. */
export async function signInLinkMail(
  language: Language,
  { linkId }: { linkId: string },
  t: MailWords,
): Promise<MailContent> {
  return {
    subject: t('signInLink.subject'),
    heading: t('signInLink.heading'),
    paragraphs: [t('signInLink.intro', minutesOf('sign-in-request'))],
    button: {
      label: t('signInLink.button'),
      url: absolute(paths.signInLink(signLinkToken('account-link', linkId))),
    },
    closing: [t('signInLink.ignore')],
  }
}
