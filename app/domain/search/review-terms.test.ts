import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { findIds } from '../../../tests/factories/list-ids'
import { createStudio } from '../../../tests/factories/purchase'
import { submittedReview } from '../../../tests/factories/review'
import { changeProfile } from '~/domain/people/own-account.server'
import { adminReviews } from '~/domain/reviews/admin-reviews.server'
import { writeMissingReviewTerms } from './review-terms.server'

beforeAll(() => createStudio())

const find = (q: string) => findIds(adminReviews, q)

test('a review is found by what it says, its order, and its author’s name of today', async () => {
  const { id, user, order } = await submittedReview({ body: 'Över förväntan:\non the day.' })
  for (const q of [user.email, `forvantan ${user.email}`, `ON day ${user.email}`, order.number])
    expect(await find(q), q).toEqual([id])
  for (const q of [`vantan ${user.email}`, `%ver ${user.email}x`])
    expect(await find(q), q).toEqual([])
  await changeProfile(user.id, {
    name: 'Łucja Later',
    username: `author-${randomUUID().slice(0, 8)}`,
  })
  expect(await find(`lucja ${user.email}`)).toEqual([id])
})

test('reviews from before there were words get them', async () => {
  const { id, user } = await submittedReview()
  await db.reviewWord.deleteMany({ where: { reviewId: id } })
  expect(await find(user.email)).toEqual([])
  while ((await writeMissingReviewTerms()) > 0);
  expect(await find(user.email)).toEqual([id])
})
