import { isRefusal } from '~/domain/ground/domain-error'
import { getZodConstraint } from '@conform-to/zod/v4'
import { stepReview, type AdminReview } from '~/domain/reviews/admin-review.server'
import {
  publishReview,
  putBackReview,
  refuseReview,
  replyToReview,
} from '~/domain/reviews/move-review.server'
import { refusalSchema, reviewReplySchema } from '~/domain/reviews/review.schema'
import { publicName } from '~/domain/reviews/reviews.rules'
import { REFUSALS } from '~/domain/ground/review-refusals.rules'
import type { Actor } from '~/domain/events/events.server'
import type { Transaction } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import {
  presentRefusal,
  presentReviewHistory,
  sayReviewProblem,
} from '~/network/review-texts.server'
import { fields, type FormHandler, type FormOutcome } from '~/shell/forms.server'

function presentOrder({ order, user }: AdminReview, language: Language) {
  return {
    ...{ number: order.number, href: adminPaths.order(order.id), company: order.companyName },
    placed: formatDate(order.createdAt, language),
    completed: order.completedAt && formatDate(order.completedAt, language),
    buyer: user.erasedAt
      ? null
      : { name: user.name, email: user.email, href: adminPaths.client(user.id) },
  }
}

/** A review with everything that a decision on it needs. */
export function presentAdminReview(review: AdminReview, language: Language) {
  const t = translator(language, 'reviews')
  const {
    id,
    status,
    rating,
    body,
    language: lang,
    submittedAt,
    createdAt,
    publishedAt,
    reply,
    repliedAt,
    user,
    product,
    history,
  } = review
  return {
    title: t('page.title', { service: product.name }),
    lead: t('page.lead', {
      name: user.name,
      date: formatDateTime(submittedAt ?? createdAt, language),
    }),
    text: {
      rating: rating ?? 0,
      body: body ?? '',
      lang: lang ?? undefined,
      author:
        (user.erasedAt ? null : publicName(user.name)) ??
        translator(language, 'shop')('reviews.former'),
    },
    ...{ id, status, refusal: presentRefusal(review, language) },
    published: publishedAt && formatDateTime(publishedAt, language),
    publicHref:
      status === 'published' && product.published
        ? paths.product(product.id, { reviews: 'all', anchor: 'reviews' })
        : null,
    reply: {
      text: reply ?? '',
      at: repliedAt && formatDateTime(repliedAt, language),
      shown: repliedAt?.toISOString() ?? '',
    },
    order: presentOrder(review, language),
    service: {
      name: product.name,
      href: adminPaths.product(product.id),
      reviewsHref: adminPaths.reviews({ product: String(product.id) }),
    },
    history: presentReviewHistory(history, language),
    refusals: REFUSALS.map((value) => ({ value, label: t(`refusals.${value}`) })),
    constraints: {
      refuse: getZodConstraint(refusalSchema()),
      reply: getZodConstraint(reviewReplySchema()),
    },
  }
}
export type AdminReviewView = ReturnType<typeof presentAdminReview>

interface Context {
  id: string
  adminId: number
  language: Language
}
type Told = 'published' | 'rejected' | 'putBack' | 'replied' | 'replyRemoved'

async function take(
  { id, adminId, language }: Context,
  told: Told,
  act: (tx: Transaction, actor: Actor) => Promise<boolean>,
): Promise<FormOutcome> {
  const t = translator(language, 'reviews')
  const outcome = await stepReview(id, (tx) => act(tx, { type: 'admin', id: adminId }))
  return outcome === 'done' ? { done: t(`done.${told}`) } : { late: t('late') }
}

/** When the words that a form was shown with were written; null for none. */
function readShown(form: FormData) {
  const shown = new Date(String(form.get('shown')))
  return Number.isNaN(shown.getTime()) ? null : shown
}

/** The forms of a review's page. */
export const REVIEW_FORMS: Record<string, FormHandler<Context>> = {
  publish: (_form, context) =>
    take(context, 'published', (tx, actor) => publishReview(tx, context.id, actor)),
  refuse: fields(
    'refuse',
    ({ language }: Context) => refusalSchema(sayReviewProblem(language)),
    (value, context) =>
      take(context, 'rejected', (tx, actor) => refuseReview(tx, context.id, value, actor)),
  ),
  'put-back': (_form, context) =>
    take(context, 'putBack', (tx, actor) => putBackReview(tx, context.id, actor)),
  reply: fields(
    'reply',
    ({ language }: Context) => reviewReplySchema(sayReviewProblem(language)),
    ({ reply }, context, form) => {
      const words = { reply, shownAt: readShown(form) }
      return take(context, 'replied', (tx, actor) => replyToReview(tx, context.id, words, actor))
    },
  ),
  'remove-reply': async (form, context) => {
    const words = { reply: null, shownAt: readShown(form) }
    try {
      return await take(context, 'replyRemoved', (tx, actor) =>
        replyToReview(tx, context.id, words, actor),
      )
    } catch (error) {
      // There is no form to show again: the page says how the words read now.
      if (!isRefusal(error, 'review.replyConflict')) throw error
      return { late: translator(context.language, 'reviews')('late') }
    }
  },
}
