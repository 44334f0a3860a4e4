import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { invitedReview, submittedReview } from '#tests/factories/review'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(() => db.rateLimit.deleteMany())

/** The buyer of an order, in a browser of their own. */
async function buyerOf({ userId, user }: Awaited<ReturnType<typeof invitedReview>>) {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  await db.user.update({ where: { id: userId }, data: { passwordHash } })
  const visitor = new Visitor()
  await visitor.signIn(user.username, DEMO_PASSWORD)
  return visitor
}

const quotes = async (productId: number) =>
  (await new Visitor().get(paths.product(productId))).texts('#reviews blockquote')

describe('a client', () => {
  test('writes a review of a completed order, and keeps what was typed when something is missing', async () => {
    const review = await invitedReview()
    const client = await buyerOf(review)
    const order = await client.get(paths.orders({ order: review.orderId }))
    const form = await client.get(order.link('Write a review of Harbour site'))
    const refused = await client.submit(form, 'Submit review', { body: 'Kept words' })
    expect(refused.status).toBe(400)
    expect(refused.textOf('[role=alert]')).toContain('Choose a star rating')
    expect(refused.$('textarea[name=body]').val()).toBe('Kept words')
    const long = await client.submit(refused, 'Submit review', {
      rating: '3',
      body: 'x'.repeat(2001),
    })
    expect(long.textOf('[role=alert]')).toContain('Use 2000 characters or fewer')
    const sent = await client.submit(long, 'Submit review', {
      rating: '2',
      body: 'Late\u0000, and dear.',
    })
    expect(sent.textOf('main')).toContain('We’re reading your review')
    expect(await db.review.findUniqueOrThrow({ where: { id: review.id } })).toMatchObject({
      status: 'submitted',
      rating: 2,
      body: 'Late, and dear.',
    })
    expect(await quotes(review.productId)).toEqual([])
  })

  test('reads why a review was refused, and hands it in anew; nobody else opens it', async () => {
    const review = await submittedReview({ body: 'Call 070-123.' })
    const client = await buyerOf(review)
    const page = await admin.get(adminPaths.review(review.id))
    await admin.submit(page, 'Reject review', {
      refusal: 'personal',
      note: 'It has a phone number.',
    })
    const told = await client.get(paths.review(review.id))
    expect(told.textOf('main')).toContain(
      'It reveals someone’s private details: It has a phone number.',
    )
    expect(
      (
        await client.submit(told, 'Submit again', { rating: '4', body: 'Without the number.' })
      ).textOf('main'),
    ).toContain('We’re reading your review')
    const other = new Visitor()
    await other.signInAs('client')
    for (const id of [review.id, randomUUID(), 'x', '%00'])
      expect((await other.get(paths.review(id))).status).toBe(404)
    expect(
      (await other.post(paths.review(review.id), { rating: '1', body: 'Not mine.' })).status,
    ).toBe(404)
  })

  test('sends nonsense and gets no 500', async () => {
    const review = await invitedReview()
    const client = await buyerOf(review)
    for (const rating of ['0', '6', '-1', '1e9', '99999999999999999999', '\u0000', '4.5']) {
      const page = await client.post(paths.review(review.id), { rating, body: 'Words' })
      expect(page.status).toBe(400)
    }
  })
})

describe('the page of a review', () => {
  test('publishes it, and everyone reads it, with the studio’s reply', async () => {
    const review = await submittedReview({
      rating: 1,
      body: 'Late and dear.',
      name: 'Astrid Holmgård',
    })
    const page = await admin.get(adminPaths.review(review.id))
    expect(page.textOf('main')).toContain('Late and dear.')
    expect(page.link(review.order.number)).toBe(adminPaths.order(review.orderId))
    const published = await admin.submit(page, 'Publish')
    expect(published.html).toContain('Review published.')
    expect(await quotes(review.productId)).toEqual(['Late and dear.'])
    const empty = await admin.submit(published, 'Publish reply', { reply: ' ' })
    expect(empty.status).toBe(400)
    await admin.submit(empty, 'Publish reply', { reply: 'We are sorry.' })
    expect((await new Visitor().get(paths.product(review.productId))).textOf('#reviews')).toContain(
      'We are sorry.',
    )
    const late = await admin.post(adminPaths.review(review.id), { intent: 'publish' })
    expect(late.html).toContain('This review has changed in the meantime.')
  })

  test('tells the second of two who change the studio’s words at a time, and keeps what they typed', async () => {
    const review = await submittedReview()
    await admin.submit(await admin.get(adminPaths.review(review.id)), 'Publish')
    const [mine, theirs] = [
      await admin.get(adminPaths.review(review.id)),
      await admin.get(adminPaths.review(review.id)),
    ]
    await admin.submit(mine, 'Publish reply', { reply: 'Thank you.' })
    const late = await admin.submit(theirs, 'Publish reply', { reply: 'Thanks a lot.' })
    expect([late.status, late.errors.join(), late.$('textarea[name=reply]').val()]).toEqual([
      409,
      expect.stringContaining('Thank you.'),
      'Thanks a lot.',
    ])
    const saved = await admin.submit(late, '#reply')
    expect((await db.review.findUniqueOrThrow({ where: { id: review.id } })).reply).toBe(
      'Thanks a lot.',
    )
    await admin.submit(saved, '#reply', { reply: 'Thanks.' })
    const removed = await admin.post(adminPaths.review(review.id), {
      intent: 'remove-reply',
      shown: String(saved.$('#reply [name=shown]').val()),
    })
    expect(removed.html).toContain('This review has changed in the meantime.')
    expect((await db.review.findUniqueOrThrow({ where: { id: review.id } })).reply).toBe('Thanks.')
  })

  test('refuses it on a ground with words alone, keeps what was typed, and puts it back', async () => {
    const review = await submittedReview()
    const page = await admin.submit(await admin.get(adminPaths.review(review.id)), 'Publish')
    const none = await admin.submit(page, 'Reject review', { note: 'Typed' })
    expect(none.status).toBe(400)
    expect(none.textOf('[role=alert]')).toContain('Choose the grounds')
    expect(none.$('textarea[name=note]').val()).toBe('Typed')
    expect(none.$('details[open] textarea[name=note]')).toHaveLength(1)
    const down = await admin.submit(none, 'Reject review', {
      refusal: 'insult',
      note: 'It calls names.',
    })
    expect(down.html).toContain('Review rejected. We’ve told the author.')
    expect(await quotes(review.productId)).toEqual([])
    expect((await new Visitor().get(paths.product(review.productId))).html).not.toContain(
      'aggregateRating',
    )
    const back = await admin.submit(down, 'Review again')
    await admin.submit(back, 'Publish')
    expect(await quotes(review.productId)).toEqual(['Well done.'])
    expect((await admin.get(adminPaths.audit({ subject: 'review' }))).textOf('tbody')).toContain(
      'Review: rejected',
    )
  })

  test.each(['x', '%00', '99999999999999999999', randomUUID()])(
    'is not there for %s',
    async (id) => {
      expect((await admin.get(adminPaths.review(id))).status).toBe(404)
      expect((await admin.post(adminPaths.review(id), { intent: 'publish' })).status).toBe(404)
    },
  )

  test('knows no other forms, and no review that nobody has written', async () => {
    const waiting = await submittedReview()
    expect(
      (await admin.post(adminPaths.review(waiting.id), { intent: 'constructor' })).status,
    ).toBe(400)
    const { id } = await invitedReview()
    expect((await admin.get(adminPaths.review(id))).status).toBe(404)
  })

  test.each(LANGUAGES)('says what is wrong in %s', async (language) => {
    const { id } = await submittedReview()
    const visitor = new Visitor({ language })
    await visitor.signInAs('admin')
    const page = await visitor.post(adminPaths.review(id), {
      intent: 'refuse',
      refusal: 'negative',
      note: '\u0000',
    })
    expect([page.status, page.language]).toEqual([400, language])
    expect(page.textOf('main')).not.toMatch(/\b(errors|page|refusals)\.\w+|\{\{/)
  })
})

describe('the list of reviews', () => {
  test('is searched, filtered and sorted, and streams as CSV what it shows', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const [good, bad] = [
      await submittedReview({ rating: 5, body: `${word} good` }),
      await submittedReview({ rating: 1, body: `=${word} bad` }),
    ]
    await admin.submit(await admin.get(adminPaths.review(good.id)), 'Publish')
    const names = async (query: Record<string, string>) =>
      (await admin.get(adminPaths.reviews({ q: word, ...query })))
        .texts('tbody th')
        .map((text) => (text.includes('good') ? 'good' : 'bad'))
    expect(await names({ sort: 'oldest' })).toEqual(['good', 'bad'])
    expect(await names({})).toEqual(['bad', 'good'])
    expect(await names({ sort: 'highest' })).toEqual(['good', 'bad'])
    expect(await names({ status: 'submitted' })).toEqual(['bad'])
    expect(await names({ stars: '5' })).toEqual(['good'])
    expect(await names({ product: String(bad.productId) })).toEqual(['bad'])
    expect(
      await names({ product: '99999999999', stars: '9', status: 'invited', sort: 'x', after: 'x' }),
    ).toEqual(['bad', 'good'])
    const csv = await (
      await admin.fetch(
        (await admin.get(adminPaths.reviews({ q: word, sort: 'oldest' }))).link('Download as CSV'),
      )
    ).text()
    const [columns, first, second] = csv.trim().split('\r\n')
    expect(columns).toBe(
      'Written,Service,Stars,Review,Name,Email address,Number,Status,Reason,Reply',
    )
    expect(first).toContain(`,Harbour site,5,${word} good,`)
    expect(second).toContain(`,1,'=${word} bad,`)
  })

  test('offers to narrow it to a service that somebody has written about, and to no other', async () => {
    const [written, invited] = [await submittedReview(), await invitedReview()]
    const page = await admin.get(adminPaths.reviews())
    const offers = ({ productId }: { productId: number }) =>
      page.$(`select[name=product] option[value=${productId}]`).length
    expect([offers(written), offers(invited)]).toEqual([1, 0])
  })

  test('publishes and refuses many at once, foretold', async () => {
    const email = `${randomUUID()}@example.com`
    const ids = [(await submittedReview({ email })).id, (await submittedReview({ email })).id]
    const dry = await admin.submit(
      await admin.get(adminPaths.reviews({ q: email })),
      'Preview changes',
      { act: 'publish', id: ids },
    )
    expect(dry.textOf('main')).toContain('2 rows would change')
    expect(await db.review.count({ where: { id: { in: ids }, status: 'published' } })).toBe(0)
    await admin.submit(dry, 'Publish: change 2 rows')
    expect(await db.review.count({ where: { id: { in: ids }, status: 'published' } })).toBe(2)
    const refusal = await admin.submit(
      await admin.get(adminPaths.reviews({ q: email })),
      'Preview changes',
      { act: 'refuse-advertising', id: ids },
    )
    expect(
      (await admin.submit(refusal, 'Reject: advertises: change 2 rows', { reason: '' })).status,
    ).toBe(400)
    await admin.submit(refusal, 'Reject: advertises: change 2 rows', { reason: 'Both sell shoes.' })
    expect(
      await db.review.count({
        where: {
          id: { in: ids },
          status: 'rejected',
          refusal: 'advertising',
          refusalNote: 'Both sell shoes.',
        },
      }),
    ).toBe(2)
  })

  test('asks for few statements, and so does the page of a review', async () => {
    const { id } = await submittedReview()
    for (const address of [adminPaths.reviews(), adminPaths.review(id)])
      expect(await countQueries(admin, address)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})
