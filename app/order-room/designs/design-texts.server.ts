import { LONGEST, type DesignProblem } from '~/domain/designs/design.schema'
import { LONGEST_REASON } from '~/domain/fulfillment/admin-order.schema'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const COUNTS: Partial<Record<DesignProblem, number>> = {
  titleTooLong: LONGEST.title,
  noteTooLong: LONGEST.note,
  remarkTooLong: LONGEST.remark,
}

/** The words of what is wrong with a form about a design or a preview. */
export function sayDesignProblem(language: Language) {
  const t = translator(language, 'design')
  return (problem: DesignProblem) => t(`errors.${problem}`, { count: COUNTS[problem] ?? 0 })
}

/** The words of what is wrong with a reason. */
export function sayReasonProblem(language: Language) {
  const t = translator(language, 'design')
  return (problem: string) =>
    t(problem === 'reasonTooLong' ? 'errors.reasonTooLong' : 'errors.reason', {
      count: LONGEST_REASON,
    })
}
