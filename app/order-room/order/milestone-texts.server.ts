import type { MilestonePayment, Planned } from '~/domain/projects/progress.rules'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const PLANNED = {
  milestones: { due: 'milestones.due', wasDue: 'milestones.wasDue' },
  progress: { due: 'progress.due', wasDue: 'progress.wasDue' },
} as const

/** The words of a day that something is planned for, or was. */
export function sayPlanned(
  what: keyof typeof PLANNED,
  planned: Planned | null,
  language: Language,
) {
  if (!planned) return null
  const t = translator(language, 'dashboard')
  return t(PLANNED[what][planned.late ? 'wasDue' : 'due'], {
    date: formatDate(planned.day, language),
  })
}

/** How a milestone is paid, in words. */
export function sayMilestonePayment(
  {
    payment,
    paidAt,
    payBy,
  }: { payment: MilestonePayment; paidAt: Date | null; payBy: Date | null },
  language: Language,
) {
  const t = translator(language, 'dashboard')
  const date = (day: Date) => ({ date: formatDate(day, language) })
  if ((payment === 'prepaid' || payment === 'paid') && paidAt)
    return t(`milestones.payment.${payment}On`, date(paidAt))
  if (payment === 'due' && payBy) return t('milestones.payment.dueBy', date(payBy))
  return t(`milestones.payment.${payment}`)
}
