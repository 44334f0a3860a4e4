import { excerpt } from '~/domain/messages/message.rules'
import { WRITTEN_STATUSES } from '~/domain/reviews/admin-reviews.rules'
import {
  adminReviews,
  listReviewedServices,
  nameReviews,
} from '~/domain/reviews/admin-reviews.server'
import { REVIEW_ACTS } from '~/domain/reviews/review-acts.server'
import { RATINGS } from '~/domain/reviews/reviews.rules'
import { isRefusal } from '~/domain/ground/review-refusals.rules'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

/** How much of a review its row shows; characters. */
const ROW_TEXT = 140

export const reviewsList = defineList({
  name: 'reviews',
  href: adminPaths.reviews,
  source: adminReviews,
  words: async (language) => {
    const t = translator(language, 'reviews')
    const services = await listReviewedServices(language)
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('list.searchHint'),
      selects: [
        select('status', t('list.status'), WRITTEN_STATUSES, (status) => t(`status.${status}`)),
        {
          name: 'stars',
          label: t('list.rating'),
          options: RATINGS.map((count) => ({
            value: String(count),
            label: t('list.stars', { count }),
          })),
        },
        {
          name: 'product',
          label: t('list.service'),
          options: services.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        { key: 'written', value: ({ writtenAt }) => writtenAt },
        {
          key: 'service',
          heading: t('list.service'),
          value: ({ service }) => service,
          rowHeader: true,
        },
        {
          key: 'stars',
          heading: t('list.rating'),
          value: ({ rating }) => rating,
          sort: { lowest: 'ascending', highest: 'descending' },
        },
        { key: 'review', value: ({ body }) => body },
        { key: 'name', value: ({ user }) => user.name },
        { key: 'email', value: ({ user }) => user.email },
        { key: 'number', value: ({ order }) => order.number },
        { key: 'status', heading: t('list.status'), value: ({ status }) => t(`status.${status}`) },
        {
          key: 'reason',
          value: ({ refusal, refusalNote }) =>
            isRefusal(refusal) ? `${t(`refusals.${refusal}`)}: ${refusalNote}` : null,
        },
        {
          key: 'writtenAt',
          heading: t('list.written'),
          only: 'page',
          value: ({ writtenAt }) => writtenAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
        { key: 'reply', value: ({ reply }) => reply },
      ],
      show: ({ id, status, rating, body, language: lang, user, order, service }) => ({
        ...{ status, rating, service, lang: lang ?? undefined },
        text: excerpt(body, ROW_TEXT),
        author: user.name,
        number: order.number,
        href: adminPaths.review(id),
      }),
      choose: ({ service, user, order }) =>
        t('list.choose', { service, author: user.name, number: order.number }),
    }
  },
  acts: REVIEW_ACTS,
  called: async (ids, language) => {
    const t = translator(language, 'reviews')
    return (await nameReviews(ids)).map(({ id, rating, user, order }) => ({
      id,
      name: `${user.name}, ${order.number}, ${t('list.stars', { count: rating ?? 0 })}`,
      href: adminPaths.review(id),
    }))
  },
})
