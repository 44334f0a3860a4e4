import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

async function readPayout(payoutId: string, language: Language) {
  const { amount, vat, currency, assignment, ...payout } = await db.payout.findUniqueOrThrow({
    where: { id: payoutId },
    include: {
      selfBilling: { select: { number: true } },
      assignment: {
        select: {
          milestone: {
            select: { title: true, project: { select: { order: { select: { number: true } } } } },
          },
        },
      },
    },
  })
  const { title: milestone, project } = assignment.milestone
  return {
    ...payout,
    milestone,
    number: project.order.number,
    amount: formatMoney(amount + vat, currency, language),
  }
}

/** Tells a freelancer that the money for their work is sent, with what their bank shows of it. */
export async function payoutPaidMail(
  language: Language,
  { payoutId }: { payoutId: string },
  t: MailWords,
): Promise<MailContent> {
  const { amount, milestone, number, paidAt, reference, selfBilling } = await readPayout(
    payoutId,
    language,
  )
  return {
    subject: t('payoutPaid.subject', { amount }),
    heading: t('payoutPaid.heading', { amount }),
    paragraphs: [
      t('payoutPaid.intro', {
        date: formatDate(paidAt ?? currentTime(), language),
        milestone,
        number,
      }),
    ],
    button: { label: t('payoutPaid.button'), url: absolute(paths.freelancerPayments()) },
    rows: [
      ...(reference ? [[t('payoutPaid.reference'), reference] as [string, string]] : []),
      ...(selfBilling ? [[t('payoutPaid.invoice'), selfBilling.number] as [string, string]] : []),
    ],
    closing: [t('payoutPaid.closing')],
  }
}

/**
 * Tells a freelancer that the money could not be sent and stays owed, and why where that still
 * holds.
 */
export async function payoutFailedMail(
  language: Language,
  { payoutId }: { payoutId: string },
  t: MailWords,
): Promise<MailContent> {
  const { amount, milestone, number, status, reason } = await readPayout(payoutId, language)
  return {
    subject: t('payoutFailed.subject', { amount }),
    heading: t('payoutFailed.heading', { amount }),
    paragraphs: [t('payoutFailed.intro', { milestone, number }), t('payoutFailed.owed')],
    button: { label: t('payoutFailed.button'), url: absolute(paths.freelancerPayments()) },
    rows: status === 'failed' && reason ? [[t('payoutFailed.reason'), reason]] : [],
    closing: [t('payoutFailed.closing')],
  }
}
