import { beforeAll, beforeEach, expect, test } from 'vitest'
import { collectData } from '../../app/domain/data-requests/collect-data.server'
import { startMilestone } from '../../app/domain/projects/milestones.server'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { currentTime, DAY } from '../../app/platform/clock'
import { db } from '../../app/platform/db/db.server'
import { DRAFT_KEPT_FOR } from '../../app/platform/session/draft.rules'
import { forgetPastDrafts } from '../../app/platform/session/drafts.server'
import { staffedOrder } from '../factories/assignment'
import { ADMIN } from '../factories/running-order'
import { Visitor } from '../setup/visitor'

const SAVE = 'button[value="save"]'
const DISCARD = 'button[value="discard"]'
const BODY = '#write-body'

let client: Visitor
let orderId: string
beforeAll(async () => {
  client = new Visitor()
  await client.signInAs('client')
  const user = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  orderId = (await db.order.findFirstOrThrow({ where: { userId: user.id, studioId: 1 } })).id
})
beforeEach(async () => {
  await db.draft.deleteMany()
  await db.rateLimit.deleteMany()
})

const conversation = () => client.get(paths.messages({ order: orderId }))
const textOf = (page: Awaited<ReturnType<typeof conversation>>) => page.$(BODY).text().trim()

test('what is typed is kept without script, filled in again, and gone once it is sent', async () => {
  const kept = await client.submit(await conversation(), SAVE, { body: 'Half a thought' })
  expect([kept.path, kept.text]).toEqual([
    paths.messages({ order: orderId }),
    expect.stringContaining('Draft saved'),
  ])
  const again = await conversation()
  expect(textOf(again)).toBe('Half a thought')
  expect(again.textOf('main')).toContain('Your draft from')
  expect((await db.draft.findFirstOrThrow()).sealed).not.toContain('Half')
  await client.submit(again, '#write', { body: 'A whole thought' })
  expect(await db.draft.count()).toBe(0)
  expect(textOf(await conversation())).toBe('')
})

test('a draft is discarded, and an empty form keeps none', async () => {
  const kept = await client.submit(await conversation(), SAVE, { body: 'Not that' })
  const gone = await client.submit(kept, DISCARD)
  expect([textOf(gone), await db.draft.count()]).toEqual(['', 0])
  await client.submit(gone, SAVE, { body: '' })
  expect(await db.draft.count()).toBe(0)
})

test('a draft is its writer’s alone, and named by nobody else', async () => {
  await client.submit(await conversation(), SAVE, { body: 'Only mine' })
  const admin = new Visitor()
  await admin.signInAs('admin')
  const theirs = await admin.get(adminPaths.orderPart(orderId, 'messages'))
  expect(theirs.text).not.toContain('Only mine')
  expect(
    (await client.post(paths.drafts(), { 'draft-of': 'no key', body: 'x', 'draft-act': 'save' }))
      .status,
  ).toBe(400)
  expect((await new Visitor().post(paths.drafts(), { 'draft-of': 'message:1' })).url.pathname).toBe(
    '/auth',
  )
})

test('a page keeps a draft by itself and gets no page for it', async () => {
  const sent = await client.fetch(paths.drafts(), {
    method: 'POST',
    body: new URLSearchParams({
      'draft-of': `message:${orderId}`,
      body: 'By itself',
      'draft-act': 'quiet',
    }),
  })
  expect(sent.status).toBe(204)
  expect(textOf(await conversation())).toBe('By itself')
})

test('a draft is part of the copy of one’s data, and ends after two weeks', async () => {
  await client.submit(await conversation(), SAVE, { body: 'For my copy' })
  const { userId, form } = await db.draft.findFirstOrThrow()
  expect(form).toBe(`message:${orderId}`)
  expect((await collectData(userId)).drafts).toEqual([
    expect.objectContaining({ form, fields: expect.objectContaining({ body: 'For my copy' }) }),
  ])
  await forgetPastDrafts(new Date(currentTime().getTime() + DRAFT_KEPT_FOR - DAY))
  expect(await db.draft.count()).toBe(1)
  await forgetPastDrafts(new Date(currentTime().getTime() + DRAFT_KEPT_FOR + DAY))
  expect(await db.draft.count()).toBe(0)
})

test('a note about a milestone is kept, and what came too late stays in its draft', async () => {
  const admin = new Visitor()
  await admin.signInAs('admin')
  const order = await staffedOrder()
  await startMilestone(order.milestoneId, ADMIN)
  const page = await admin.get(adminPaths.order(order.orderId))
  const form = `#submit-${order.milestoneId}`
  const kept = await admin.submit(page, `${form} ${SAVE}`, {
    reason: 'So far.',
    licence: 'no_resale',
  })
  expect(kept.$(`${form}-reason`).text().trim()).toBe('So far.')
  expect(kept.$(`${form}-licence`).val()).toBe('no_resale')
  await admin.submit(kept, form, { reason: 'All of it.' })
  expect(await db.draft.count()).toBe(0)
  await admin.submit(kept, form, { reason: 'Too late.' })
  expect(await db.draft.count()).toBe(1)
})

test('drafts have so much room together, and one can be written anew', async () => {
  const save = (about: number) =>
    client.fetch(paths.drafts(), {
      method: 'POST',
      body: new URLSearchParams({
        ...{ 'draft-of': `message:x${about}`, body: '<'.repeat(240_000), 'draft-act': 'quiet' },
      }),
    })
  for (let about = 0; about < 12; about++) await save(about)
  const kept = await db.draft.count()
  expect([kept > 3, kept < 8]).toEqual([true, true])
  expect((await save(0)).status).toBe(204)
  expect(await db.draft.count()).toBe(kept)
})
