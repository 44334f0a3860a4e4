import { getZodConstraint } from '@conform-to/zod/v4'
import { submitReview, type OwnReview } from '~/domain/reviews/own-reviews.server'
import { reviewSchema } from '~/domain/reviews/review.schema'
import { RATINGS } from '~/domain/reviews/reviews.rules'
import { reviewMachine } from '~/domain/ground/machines.rules'
import { paths } from '~/paths'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { presentRefusal, sayReviewProblem } from '~/network/review-texts.server'
import type { SignedIn } from '~/platform/session/roles'
import { draftOwner, presentDraft } from '~/shell/drafts.server'
import { fields, type FormHandler } from '~/shell/forms.server'

/** Somebody's own review: the form of it while it can be handed in, and what became of it after. */
export async function presentOwnReview(review: OwnReview, viewer: SignedIn, language: Language) {
  const t = translator(language, 'reviews')
  const { status, rating, body, reply, publishedAt, order, product } = review
  return {
    title: t('own.title', { service: product.name }),
    lead: t('own.lead', { number: order.number }),
    ...{ status, rating, body: body ?? '', reply, refusal: presentRefusal(review, language) },
    published: publishedAt && formatDate(publishedAt, language),
    publicHref:
      status === 'published' && product.published
        ? paths.product(product.id, { reviews: 'all', anchor: 'reviews' })
        : null,
    orderHref: paths.orders({ order: order.id }),
    writes: reviewMachine.can(status, 'submitted'),
    ratings: RATINGS.toReversed().map((value) => ({
      value: String(value),
      label: t(`ratings.${value}`),
    })),
    draft: await presentDraft(draftOwner(viewer), `review:${review.id}`, language),
    constraint: getZodConstraint(reviewSchema()),
  }
}

interface Context {
  id: string
  userId: number
  language: Language
}

/** What somebody wrote of their project. */
export const reviewForm: FormHandler<Context> = fields(
  'review',
  ({ language }) => reviewSchema(sayReviewProblem(language)),
  async (value, { id, userId, language }) => {
    const t = translator(language, 'reviews')
    return (await submitReview(userId, id, value, language)) === 'done'
      ? { done: t('done.submitted') }
      : { late: t('late') }
  },
)
