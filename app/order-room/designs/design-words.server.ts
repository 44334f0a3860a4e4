import { LONGEST, type DesignProblem } from '~/domain/designs/design.schema'
import { PICTURE_LIMITS, type PictureProblem } from '~/domain/files/picture.rules'
import { LONGEST_REASON } from '~/domain/fulfillment/admin-order.schema'
import { formatBytes, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const COUNTS: Partial<Record<DesignProblem, number>> = {
  titleTooLong: LONGEST.title,
  noteTooLong: LONGEST.note,
  remarkTooLong: LONGEST.remark,
}
const A_MILLION = 1_000_000

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

/** Why a file cannot be shown as a picture. */
export function sayPictureProblem(reason: PictureProblem, language: Language) {
  return translator(language, 'design')(`errors.picture.${reason}`, {
    size: formatBytes(PICTURE_LIMITS.megabytes * A_MILLION, language),
    pixels: formatNumber(PICTURE_LIMITS.pixels / A_MILLION, language),
    shortest: PICTURE_LIMITS.shortest,
  })
}
