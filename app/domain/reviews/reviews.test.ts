import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { createStudio } from '../../../tests/factories/purchase'
import { invitedReview, submittedReview } from '../../../tests/factories/review'
import { jobHandlers } from '../background.server'
import { perform, dryRun } from '../lists/bulk.server'
import { stepReview } from './admin-review.server'
import { inviteReviews, getOwnReview, submitReview } from './own-reviews.server'
import { publishReview, putBackReview, refuseReview, replyToReview } from './move-review.server'
import { REVIEW_ACTS } from './review-acts.server'
import { listProductReviews } from './reviews.server'

beforeAll(createStudio)
beforeEach(() => db.outboxJob.deleteMany())

const ADMIN = { type: 'admin', id: 1 } as const
const read = (id: string) => db.review.findUniqueOrThrow({ where: { id } })
const told = async (userId: number) =>
  (
    await db.notification.findMany({
      where: { userId, kind: { startsWith: 'review.' } },
      orderBy: { id: 'asc' },
    })
  ).map(({ kind }) => kind)
const kinds = async (id: string) =>
  (
    await db.event.findMany({ where: { subject: 'review', subjectId: id }, orderBy: { id: 'asc' } })
  ).map(({ kind }) => kind)
const publish = (id: string) => stepReview(id, (tx) => publishReview(tx, id, ADMIN))
const refuse = (id: string) =>
  stepReview(id, (tx) =>
    refuseReview(tx, id, { refusal: 'personal', note: 'It names the neighbor.' }, ADMIN),
  )
const shown = async (productId: number) => (await listProductReviews(productId, 10)).count

describe('a review', () => {
  test('is asked for once when the order is completed, and only its buyer writes it', async () => {
    const review = await invitedReview()
    expect(review.status).toBe('invited')
    expect(await told(review.userId)).toEqual(['review.invited'])
    await transaction((tx) => inviteReviews(tx, review.orderId))
    expect(await db.review.count({ where: { orderId: review.orderId } })).toBe(1)
    await expect(
      submitReview(1, review.id, { rating: 1, body: 'Not mine.' }, 'en'),
    ).rejects.toMatchObject({ code: 'notFound' })
    await expect(getOwnReview(1, review.id, 'en')).rejects.toMatchObject({ code: 'notFound' })
    expect(await submitReview(review.userId, review.id, { rating: 5, body: 'Mine.' }, 'pl')).toBe(
      'done',
    )
    expect(await submitReview(review.userId, review.id, { rating: 1, body: 'Again.' }, 'pl')).toBe(
      'late',
    )
    expect(await read(review.id)).toMatchObject({
      status: 'submitted',
      rating: 5,
      body: 'Mine.',
      language: 'pl',
      submittedAt: expect.any(Date),
    })
    expect(
      await db.notification.count({
        where: { kind: 'studio.review', href: { contains: review.id } },
      }),
    ).toBeGreaterThan(0)
  })

  test('is read by nobody before it is published, by one of two who decide at once', async () => {
    const { id, productId, userId } = await submittedReview({ rating: 1, body: 'Late and dear.' })
    expect(await shown(productId)).toBe(0)
    const outcomes = await Promise.all([publish(id), publish(id), refuse(id)])
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThanOrEqual(1)
    const { status } = await read(id)
    expect(
      (await told(userId)).includes(status === 'published' ? 'review.published' : 'review.refused'),
    ).toBe(true)
  })

  test('with one star is published like any other, and taken away on a ground alone', async () => {
    const { id, productId } = await submittedReview({ rating: 1, body: 'Late and dear.' })
    expect(await publish(id)).toBe('done')
    expect(await shown(productId)).toBe(1)
    expect(await refuse(id)).toBe('done')
    expect(await shown(productId)).toBe(0)
    expect(await read(id)).toMatchObject({
      status: 'rejected',
      refusal: 'personal',
      refusalNote: 'It names the neighbor.',
      publishedAt: null,
    })
    expect(await publish(id)).toBe('late')
    expect(await stepReview(id, (tx) => putBackReview(tx, id, ADMIN))).toBe('done')
    expect(await publish(id)).toBe('done')
    expect(await read(id)).toMatchObject({ refusal: null, refusalNote: null })
    expect(await kinds(id)).toEqual([
      'review.invited',
      'review.submitted',
      'review.published',
      'review.rejected',
      'review.put_back',
      'review.published',
    ])
  })

  test('that was refused is handed in anew by its author', async () => {
    const { id, userId } = await submittedReview()
    await refuse(id)
    expect(await submitReview(userId, id, { rating: 3, body: 'Without the neighbor.' }, 'en')).toBe(
      'done',
    )
    expect(await read(id)).toMatchObject({
      status: 'submitted',
      body: 'Without the neighbor.',
      refusal: null,
    })
  })

  test.each(LANGUAGES)(
    'that is refused tells its author the ground and the reason in %s',
    async (language) => {
      const { id, userId, user } = await submittedReview({
        email: `${language}-${crypto.randomUUID()}@example.com`,
      })
      await db.user.update({ where: { id: userId }, data: { language } })
      await db.outboxJob.deleteMany()
      await refuse(id)
      await runDueJobs(jobHandlers)
      const mail = await db.mailMessage.findFirstOrThrow({
        where: { to: user.email, template: 'notice' },
        orderBy: { id: 'desc' },
      })
      expect(mail.language).toBe(language)
      expect(mail.text).toContain('It names the neighbor.')
      expect(mail.text).not.toMatch(/\{\{|refusals\./)
    },
  )

  test('has one reply of the studio, which its author hears of once', async () => {
    const { id, productId, userId } = await submittedReview()
    const reply = async (text: string | null, shownAt?: Date | null) => {
      const { repliedAt } = await read(id)
      return stepReview(id, (tx) =>
        replyToReview(
          tx,
          id,
          { reply: text, shownAt: shownAt === undefined ? repliedAt : shownAt },
          ADMIN,
        ),
      )
    }
    expect(await reply('Too early.')).toBe('late')
    await publish(id)
    expect(await reply('Thank you.')).toBe('done')
    expect(await reply('Thank you.')).toBe('late')
    expect(await reply('Thank you very much.')).toBe('done')
    expect((await listProductReviews(productId, 1)).reviews[0]).toMatchObject({
      reply: 'Thank you very much.',
    })
    expect((await told(userId)).filter((kind) => kind === 'review.replied')).toHaveLength(1)
    await expect(reply('Somebody was quicker.', null)).rejects.toMatchObject({
      details: 'Thank you very much.',
    })
    await expect(reply(null, new Date(0))).rejects.toMatchObject({ code: 'review.replyConflict' })
    expect(await reply(null)).toBe('done')
    expect((await read(id)).reply).toBeNull()
  })

  test('of somebody whose data is erased is not put back', async () => {
    const { id } = await submittedReview()
    await db.review.update({
      where: { id },
      data: { status: 'rejected', rating: null, body: null },
    })
    await expect(stepReview(id, (tx) => putBackReview(tx, id, ADMIN))).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(await transaction((tx) => putBackReview(tx, id, ADMIN))).toBe(false)
  })
})

test('many reviews are published as foretold, and refused on a ground with one reason', async () => {
  const [waiting, published] = [await submittedReview(), await submittedReview()]
  await publish(published.id)
  const ids = [waiting.id, published.id]
  expect(await dryRun(REVIEW_ACTS.publish, ids, { actor: ADMIN, reason: '' })).toEqual([waiting.id])
  expect((await read(waiting.id)).status).toBe('submitted')
  expect(await perform(REVIEW_ACTS.publish, ids, { actor: ADMIN, reason: '' })).toEqual([
    waiting.id,
  ])
  expect(
    await perform(REVIEW_ACTS['refuse-insult'], ids, { actor: ADMIN, reason: 'Both call names.' }),
  ).toEqual(ids)
  expect(await read(published.id)).toMatchObject({
    status: 'rejected',
    refusal: 'insult',
    refusalNote: 'Both call names.',
  })
})
