import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postMessage, postToFreelancer } from '~/domain/messages/post-message.server'
import { assignee, readClient, sellerMember, staffMember } from '~/domain/people/participant.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { startedWork } from '#tests/factories/assignment'
import { ADMIN, runningOrder } from '#tests/factories/running-order'
import { openDeskStudio } from '#tests/setup/desk-studio'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { withSession } from '#tests/setup/session'
import { Visitor } from '#tests/setup/visitor'

const studio = staffMember(ADMIN.id)
const say = (body: string) => ({ key: randomUUID(), body })
const PRESS = 'No reply needed'

beforeEach(() => db.rateLimit.deleteMany())

async function order() {
  const { orderId } = await runningOrder()
  const { number, userId } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { number: true, userId: true },
  })
  return { orderId, number, userId: userId!, visitor: await withSession(userId!) }
}
const waitsOf = async (id: string) =>
  (await db.thread.findUniqueOrThrow({ where: { id } })).waitsFor

describe('a client’s conversations', () => {
  test('are listed by whose answer they wait for, without those of others', async () => {
    const [own, other] = [await order(), await order()]
    await postMessage(studio, own.orderId, say('Which color?'))
    await postMessage(studio, other.orderId, say('And yours?'))
    const waiting = await own.visitor.get(paths.conversations({ waits: 'own' }))
    expect([waiting.heading, waiting.texts('main tbody tr').length]).toEqual(['Conversations', 1])
    expect(waiting.textOf('main tbody tr')).toContain('Your answer')
    expect(waiting.$('main tbody a').attr('href')).toBe(
      paths.messages({ order: own.orderId, anchor: 'new' }),
    )
    await postMessage(await readClient(own.userId), own.orderId, say('Teal.'))
    expect((await own.visitor.get(paths.conversations({ waits: 'own' }))).text).toContain(
      'No conversations here',
    )
    expect(
      (await own.visitor.get(paths.conversations({ waits: 'others' }))).textOf('main tbody tr'),
    ).toContain('Studio')
    expect((await own.visitor.get(paths.conversations())).text).not.toContain(other.number)
    expect(await countQueries(own.visitor, paths.conversations())).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('wait for nobody once a press says so, until the next message', async () => {
    const { orderId, number, visitor } = await order()
    await postMessage(studio, orderId, say('All is well.'))
    const page = await visitor.get(paths.messages({ order: orderId }))
    const done = await visitor.submit(page, PRESS)
    expect(done.text).toContain('No one is waiting for an answer here')
    expect([done.text.includes(PRESS), await waitsOf(orderId)]).toEqual([false, null])
    expect(
      (await visitor.get(paths.conversations({ waits: 'nobody' }))).textOf('main tbody'),
    ).toContain(number)
    const admin = new Visitor()
    await admin.signInAs('admin')
    const nobody = await admin.get(adminPaths.conversations({ q: number, waits: 'nobody' }))
    expect(nobody.textOf('main tbody')).toContain('No one')
    await postMessage(studio, orderId, say('One more thing?'))
    expect(await waitsOf(orderId)).toBe('client')
  })

  test('still wait when another message has come in between', async () => {
    const { orderId, visitor } = await order()
    await postMessage(studio, orderId, say('All is well.'))
    const page = await visitor.get(paths.messages({ order: orderId }))
    await postMessage(studio, orderId, say('But which color?'))
    expect((await visitor.submit(page, PRESS)).text).toContain(
      'The conversation has changed in the meantime.',
    )
    expect(await waitsOf(orderId)).toBe('client')
  })

  test('offer the press to nobody else, and take it from nobody else', async () => {
    const { orderId, visitor } = await order()
    const other = await order()
    await postMessage(studio, orderId, say('Which color?'))
    const page = await visitor.get(paths.messages({ order: orderId }))
    const action = page.$(`form:contains("${PRESS}")`).attr('action')!
    expect((await other.visitor.post(action, {})).status).toBe(404)
    const admin = new Visitor()
    await admin.signInAs('admin')
    const theirs = adminPaths.orderPart(orderId, 'messages')
    expect((await admin.get(theirs)).text).not.toContain(PRESS)
    await admin.post(theirs + action.slice(action.indexOf('?')), {})
    expect(await waitsOf(orderId)).toBe('client')
  })

  test.each(LANGUAGES)('are told in %s', async (language) => {
    const visitor = new Visitor({ language })
    await visitor.signInAs('client')
    const page = await visitor.get(paths.conversations())
    expect(page.$('main tbody tr').length).toBeGreaterThan(0)
    expect(page.text).not.toMatch(/own\.|undefined|null/)
  })
})

describe('a freelancer’s conversations', () => {
  test('are those with the studio, and end their waiting by the same press', async () => {
    const { projectId, worker } = await startedWork()
    const thread = await db.thread.findFirstOrThrow({ where: { projectId, kind: 'freelancer' } })
    await postToFreelancer(studio, thread.id, say('How far is it?'))
    const visitor = await withSession(worker.userId)
    const list = await visitor.get(paths.freelancerArea('conversations', { waits: 'own' }))
    expect(list.texts('main tbody tr')).toHaveLength(1)
    const page = await visitor.get(list.$('main tbody a').attr('href')!)
    expect((await visitor.submit(page, PRESS)).text).toContain('No one is waiting')
    expect(await waitsOf(thread.id)).toBeNull()
    await postToFreelancer(assignee(worker.userId), thread.id, say('Half of it.'))
    expect(await waitsOf(thread.id)).toBe('studio')
  })
})

describe('the desk of a studio', () => {
  let seller: Visitor
  let studioId = 0

  beforeAll(async () => {
    seller = await openDeskStudio('north-shore')
    ;({ id: studioId } = await db.studio.findUniqueOrThrow({ where: { slug: 'north-shore' } }))
  })

  test('lists those of its own orders alone, no tickets, with the same press', async () => {
    const [own, ours] = [await order(), await order()]
    await db.order.update({ where: { id: own.orderId }, data: { studioId } })
    for (const { orderId, userId } of [own, ours])
      await postMessage(await readClient(userId), orderId, say('Is it done?'))
    const list = await seller.get(studioPaths.conversations({ waits: 'own' }))
    expect(list.texts('main tbody tr')).toEqual([expect.stringContaining(own.number)])
    const page = await seller.get(list.$('main tbody a').attr('href')!)
    expect((await seller.submit(page, PRESS)).text).toContain('No one is waiting')
    expect(await waitsOf(own.orderId)).toBeNull()
    const all = await seller.get(studioPaths.conversations())
    expect(all.$('main tbody tr')).toHaveLength(1)
    const member = await db.studioMember.findFirstOrThrow({ where: { studioId } })
    await postMessage(sellerMember(member.userId, studioId), own.orderId, say('Yes.'))
    expect(await waitsOf(own.orderId)).toBe('client')
  })
})
