import { writeAmount } from '~/domain/catalog/amount.rules'
import { MOST_PAYOUT_DAYS, MOST_REVISIONS } from '~/domain/assignments/assignment.rules'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
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
}

/**
 * The fee, and when it is paid: a date that holds once the client has approved, one that is
 * expected before.
 */
export function presentFee(
  { status, fee, currency, payoutDays, payoutDueAt }: Paid,
  language: Language,
) {
  const t = translator(language, 'assignments')
  const date = formatDate(payoutDueAt, language)
  return {
    fee: formatMoney(fee, currency, language),
    payout:
      status === 'completed'
        ? t('fee.dueOn', { date })
        : t('fee.expected', { count: payoutDays, date }),
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
