import { writeAmount } from '~/domain/catalog/amount.rules'
import { MOST_PAYOUT_DAYS, MOST_REVISIONS } from '~/domain/assignments/assignment.rules'
import type { AssignmentStatus, PayoutStatus } from '~/domain/ground/machines.rules'
import { LONGEST, MOST_MINUTES, type Problem } from '~/domain/assignments/assignment.schema'
import { translator } from '~/platform/i18n/i18n.server'
import { formatDate, formatMoney, formatNumber } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'

const EXAMPLE = 123_450

/** The words of what is wrong with a form about an assignment. */
export function sayAssignmentProblem(language: Language) {
  const t = translator(language, 'assignments')
  return (problem: Problem) =>
    t(`errors.${problem}`, {
      example: writeAmount(EXAMPLE, language),
      days: MOST_PAYOUT_DAYS,
      rounds: MOST_REVISIONS,
      minutes: MOST_MINUTES,
      note: LONGEST.note,
      count: LONGEST.reason,
    })
}

interface Paid {
  status: AssignmentStatus
  fee: number
  currency: string
  payoutDays: number
  payoutDueAt: Date
  payout?: { status: PayoutStatus; paidAt: Date | null } | null
}

/** When the fee is paid: once the work is approved that is a day, which is expected before. */
function sayPayout({ status, payoutDays, payoutDueAt, payout }: Paid, language: Language) {
  const t = translator(language, 'assignments')
  const date = (day: Date) => ({ date: formatDate(day, language) })
  if (payout?.status === 'paid' && payout.paidAt) return t('fee.paidOn', date(payout.paidAt))
  if (payout?.status === 'reversed') return t('fee.reversed')
  return status === 'completed'
    ? t('fee.dueOn', date(payoutDueAt))
    : t('fee.expected', { count: payoutDays, ...date(payoutDueAt) })
}

/** The fee, and how it stands with its payment. */
export function presentFee(work: Paid, language: Language) {
  return {
    fee: formatMoney(work.fee, work.currency, language),
    payout: sayPayout(work, language),
  }
}

/** "1 h 30 min" */
export function formatMinutes(minutes: number, language: Language) {
  const t = translator(language, 'assignments')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [t('time.hours', { hours: formatNumber(hours, language) })] : []),
    ...(rest > 0 || hours === 0 ? [t('time.minutes', { minutes: rest })] : []),
  ]
  return parts.join(' ')
}
