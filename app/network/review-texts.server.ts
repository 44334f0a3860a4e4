import type { ReviewEvent } from '~/domain/reviews/admin-review.server'
import type { ReviewProblem } from '~/domain/reviews/review.schema'
import { LONGEST_REFUSAL, LONGEST_REPLY, LONGEST_REVIEW } from '~/domain/reviews/reviews.rules'
import { isRefusal } from '~/domain/ground/review-refusals.rules'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const LONGEST: Partial<Record<ReviewProblem, number>> = {
  bodyTooLong: LONGEST_REVIEW,
  noteTooLong: LONGEST_REFUSAL,
  replyTooLong: LONGEST_REPLY,
}

/** What is wrong with a form about a review. */
export function sayReviewProblem(language: Language) {
  const t = translator(language, 'reviews')
  return (problem: ReviewProblem) => t(`errors.${problem}`, { count: LONGEST[problem] })
}

/** On which ground a review was refused, and why it holds; null where it was not. */
export function presentRefusal(
  { refusal, refusalNote }: { refusal: string | null; refusalNote: string | null },
  language: Language,
) {
  return isRefusal(refusal)
    ? { ground: translator(language, 'reviews')(`refusals.${refusal}`), note: refusalNote ?? '' }
    : null
}

const KINDS = [
  'review.invited',
  'review.submitted',
  'review.published',
  'review.rejected',
  'review.put_back',
  'review.replied',
  'review.reply_removed',
] as const
const TONES: Partial<Record<string, 'success' | 'danger' | 'state'>> = {
  published: 'success',
  rejected: 'danger',
  submitted: 'state',
}

/** Why, or with which words, something was done with a review. */
function bodyOf({ kind, reason, data }: ReviewEvent, language: Language) {
  const t = translator(language, 'reviews')
  const { refusal, after } = (data ?? {}) as { refusal?: unknown; after?: unknown }
  if (kind === 'review.replied' && typeof after === 'string') return after
  if (!reason) return undefined
  return isRefusal(refusal)
    ? t('history.because', { ground: t(`refusals.${refusal}`), note: reason })
    : reason
}

/** What happened to a review, in words. */
export function presentReviewHistory(events: ReviewEvent[], language: Language) {
  const t = translator(language, 'reviews')
  return events.map((event) => {
    const { id, kind, to, at, who, actorType } = event
    const known = KINDS.find((one) => one === kind)
    return {
      id,
      title: known ? t(`history.kinds.${known}`) : kind,
      body: bodyOf(event, language),
      who: who ?? t(actorType === 'system' ? 'history.rule' : 'history.gone'),
      when: formatDateTime(at, language),
      dateTime: at.toISOString(),
      tone: TONES[to ?? ''] ?? ('neutral' as const),
    }
  })
}
