import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordEvent } from '~/domain/events/events.server'
import { holdOrder, resumeOrder } from '~/domain/fulfillment/hold-order.server'
import { readClient } from '~/domain/people/participant.server'
import { addBriefNote } from '~/domain/projects/brief-form.server'
import { db, transaction } from '~/platform/db/db.server'
import { startedWork } from '#tests/factories/assignment'
import { ADMIN } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { withSession } from '#tests/setup/session'
import { Visitor } from '#tests/setup/visitor'

const HOME = '/dashboard/freelancer'
const teamOf = (orderId: string) => `/dashboard/admin/orders/${orderId}/team`
const projectOf = (projectId: string) => `/dashboard/freelancer/project/${projectId}`

const admin = new Visitor()
beforeAll(() => admin.signInAs('admin'))
beforeEach(() => db.rateLimit.deleteMany())

describe('what happens around the work', () => {
  test('is told to who works on it alone: a hold, its end, more of a brief, new files', async () => {
    const [{ orderId, projectId, worker }, other] = [await startedWork(), await startedWork()]
    const [visitor, stranger] = [
      await withSession(worker.userId),
      await withSession(other.worker.userId),
    ]
    await db.project.update({ where: { id: projectId }, data: { name: 'Boats by the hour' } })
    await transaction((tx) => holdOrder(tx, orderId, 'The quay is closed', ADMIN))
    await transaction((tx) => resumeOrder(tx, orderId, ADMIN))
    const { userId } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { userId: true },
    })
    await addBriefNote(await readClient(userId!), orderId, {
      body: 'Rowing boats, too',
      key: crypto.randomUUID(),
    })
    await transaction((tx) =>
      recordEvent(tx, {
        subject: 'file',
        subjectId: crypto.randomUUID(),
        kind: 'file.added',
        actor: ADMIN,
        orderId,
        projectId,
        data: { title: 'quay.pdf' },
      }),
    )
    const page = await visitor.get(HOME)
    for (const words of [
      'On hold, please pause: Boats by the hour',
      'The quay is closed',
      'Resumed, with later dates: Boats by the hour',
      'Note added to the brief: Boats by the hour',
      'New file in Boats by the hour: quay.pdf',
    ])
      expect(page.text).toContain(words)
    expect((await stranger.get(HOME)).text).not.toContain('Boats by the hour')
    expect(await countQueries(visitor, HOME)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('the client of a freelancer’s project', () => {
  test('is written with where the studio lets them, and no longer', async () => {
    const { worker, projectId, orderId } = await startedWork()
    const { userId } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { userId: true },
    })
    const [visitor, buyer] = [await withSession(worker.userId), await withSession(userId!)]
    const [talk, messages] = [
      `${projectOf(projectId)}?part=client`,
      `/dashboard/messages?order=${orderId}`,
    ]
    await buyer.submit(await buyer.get(messages), 'form#write', { body: 'Between us: the budget' })
    expect((await visitor.get(projectOf(projectId))).$('a[href$="part=client"]')).toHaveLength(0)
    const closed = await visitor.get(talk)
    expect([closed.status, closed.text]).toEqual([
      200,
      expect.stringContaining('You’re not in the client conversation'),
    ])
    expect((await visitor.post(talk, { body: 'Hello', key: crypto.randomUUID() })).status).toBe(404)

    let team = await admin.submit(await admin.get(teamOf(orderId)), 'button[value="open-talk"]')
    expect(team.text).toContain('Ines Duarte: in the client conversation')
    let page = await visitor.get((await visitor.get(projectOf(projectId))).link('Messages: client'))
    expect(page.text).not.toContain('the budget')
    page = await visitor.submit(page, 'form#write', { body: ' ' })
    expect(page.status).toBe(400)
    page = await visitor.submit(page, 'form#write', { body: 'Which quay is it?' })
    expect(page.text).toContain('Which quay is it?')
    const read = await buyer.get(messages)
    expect(read.text).toContain('Also in this conversation, from the team: Ines')
    expect(read.text).toContain('Which quay is it?')
    expect(read.text).not.toContain('Duarte')
    expect(await countQueries(visitor, talk)).toBeLessThanOrEqual(QUERY_BUDGET)
    expect(await countQueries(buyer, messages)).toBeLessThanOrEqual(QUERY_BUDGET)

    team = await admin.submit(team, 'button[value="close-talk"]')
    expect(team.text).toContain('Ines Duarte: studio conversation only')
    expect((await visitor.get(talk)).text).not.toContain('Which quay is it?')
    expect((await visitor.get(HOME)).text).toContain('Removed from the client conversation')
  })
})
