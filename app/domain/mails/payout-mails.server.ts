import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/** What a mail says of a payout: what it was for, and where its papers are. */
async function readPayout(payoutId: string, language: Language) {
  const { amount, vat, currency, assignment, statement, ...payout } =
    await db.payout.findUniqueOrThrow({
      where: { id: payoutId },
      include: {
        selfBilling: { select: { number: true } },
        statement: { select: { number: true, studio: { select: { payoutDetails: true } } } },
        assignment: {
          select: {
            milestone: {
              select: { title: true, project: { select: { order: { select: { number: true } } } } },
            },
          },
        },
      },
    })
  const { title: milestone = '', project } = assignment?.milestone ?? {}
  return {
    ...payout,
    ...{ milestone, statement, number: statement?.number ?? project?.order.number ?? '' },
    url: absolute(statement ? studioPaths.statement(statement.number) : paths.freelancerPayments()),
    amount: formatMoney(amount + vat, currency, language),
  }
}

/** Tells a studio of a new statement: what it is paid and by when, and what is missing for that. */
export async function payoutDueMail(
  language: Language,
  { payoutId }: { payoutId: string },
  t: MailWords,
): Promise<MailContent> {
  const { amount, number, dueAt, statement, url } = await readPayout(payoutId, language)
  return {
    subject: t('payoutDue.subject', { number, amount }),
    heading: t('payoutDue.heading', { amount }),
    paragraphs: [
      t('payoutDue.intro', { number, date: formatDate(dueAt, language) }),
      ...(statement?.studio.payoutDetails ? [] : [t('payoutDue.account')]),
    ],
    button: { label: t('payoutDue.button'), url },
    closing: [t('payoutDue.closing')],
  }
}

/** Tells a freelancer or a studio that the money for their work is sent, with what their bank shows of it. */
export async function payoutPaidMail(
  language: Language,
  { payoutId }: { payoutId: string },
  t: MailWords,
): Promise<MailContent> {
  const payout = await readPayout(payoutId, language)
  const { amount, milestone, number, paidAt, reference, selfBilling, statement, url } = payout
  const date = formatDate(paidAt ?? currentTime(), language)
  return {
    subject: t('payoutPaid.subject', { amount }),
    heading: t('payoutPaid.heading', { amount }),
    paragraphs: [
      statement
        ? t('payoutPaid.statement', { date, number })
        : t('payoutPaid.intro', { date, milestone, number }),
    ],
    button: { label: t('payoutPaid.button'), url },
    rows: [
      ...(reference ? [[t('payoutPaid.reference'), reference] as [string, string]] : []),
      ...(selfBilling ? [[t('payoutPaid.invoice'), selfBilling.number] as [string, string]] : []),
    ],
    closing: [t('payoutPaid.closing')],
  }
}

/**
 * Tells a freelancer or a studio that the money could not be sent and stays owed, and why where that still
 * holds.
 */
export async function payoutFailedMail(
  language: Language,
  { payoutId }: { payoutId: string },
  t: MailWords,
): Promise<MailContent> {
  const payout = await readPayout(payoutId, language)
  const { amount, milestone, number, status, reason, statement, url } = payout
  return {
    subject: t('payoutFailed.subject', { amount }),
    heading: t('payoutFailed.heading', { amount }),
    paragraphs: [
      statement
        ? t('payoutFailed.statement', { number })
        : t('payoutFailed.intro', { milestone, number }),
      t('payoutFailed.owed'),
    ],
    button: { label: t('payoutFailed.button'), url },
    rows: status === 'failed' && reason ? [[t('payoutFailed.reason'), reason]] : [],
    closing: [t('payoutFailed.closing')],
  }
}
