import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { readClient, staffMember } from '../people/participant.server'
import { askForChange, priceChange } from '../projects/changes.server'
import {
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from '../projects/milestones.server'
import { answerDecision, findDecision } from './decisions.server'

beforeAll(() => createStudio())

/** An order with a milestone that waits, and the links that its people have in their mails. */
async function waitingMilestone() {
  const { orderId } = await runningOrder()
  const approver = await db.user.create({
    data: {
      username: `approver-${orderId}`,
      email: `approver-${orderId}@example.com`,
      name: 'Approver',
    },
  })
  await db.company.create({
    data: {
      name: 'Havn',
      country: 'SE',
      orders: { connect: { id: orderId } },
      members: { create: { userId: approver.id, role: 'approver' } },
    },
  })
  const [milestone] = (await readOrder(orderId)).project!.milestones
  await startMilestone(milestone!.id, ADMIN)
  await submitMilestone(milestone!.id, ADMIN)
  const notices = await db.notification.findMany({
    where: { orderId, kind: 'milestone.submitted' },
    orderBy: { userId: 'asc' },
  })
  const [buyers, approvers] = notices.map(({ id }) => signLinkToken('decision', id))
  return { orderId, milestoneId: milestone!.id, approver, buyers: buyers!, approvers: approvers! }
}

const find = async (token: string) => (await findDecision(token))!
const milestoneOf = async (orderId: string) => (await readOrder(orderId)).project!.milestones[0]!

describe('a mailed decision', () => {
  test('is taken by who has the link, in the name of its reader', async () => {
    const { orderId, milestoneId, approver, approvers, buyers } = await waitingMilestone()
    const decision = await find(approvers)
    expect(decision).toMatchObject({
      state: 'open',
      revisions: { used: 0 },
      person: { name: 'Approver' },
    })
    await answerDecision(decision, { to: 'approve' })
    expect((await milestoneOf(orderId)).status).toBe('released')
    const event = await db.event.findFirstOrThrow({
      where: { subjectId: milestoneId, kind: 'milestone.approved' },
    })
    expect(event).toMatchObject({ actorType: 'client', actorId: approver.id })
    expect(await find(buyers)).toMatchObject({ state: 'approved' })
    expect(
      await db.notification.count({
        where: { orderId, kind: 'milestone.submitted', readAt: null },
      }),
    ).toBe(0)
  })

  test('counts once when two answer at the same moment', async () => {
    const { orderId, approvers, buyers } = await waitingMilestone()
    const [one, other] = await Promise.all([find(approvers), find(buyers)])
    const answers = await Promise.allSettled([
      answerDecision(one, { to: 'approve' }),
      answerDecision(other, { to: 'changes', reason: 'More blue' }),
      answerDecision(one, { to: 'approve' }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'decision.closed' })
    expect(['released', 'changes_requested']).toContain((await milestoneOf(orderId)).status)
  })

  test('sends it back with what should change, and waits again when it is handed over anew', async () => {
    const { orderId, milestoneId, buyers } = await waitingMilestone()
    await answerDecision(await find(buyers), { to: 'changes', reason: 'More blue' })
    expect(await find(buyers)).toMatchObject({ state: 'changes', revisions: { used: 1 } })
    expect(
      await db.event.findFirstOrThrow({ where: { orderId, kind: 'milestone.changes_requested' } }),
    ).toMatchObject({ reason: 'More blue' })
    await expect(requestChanges(milestoneId, 'Again', ADMIN)).rejects.toThrow()
    await resumeMilestone(milestoneId, ADMIN)
    await submitMilestone(milestoneId, ADMIN)
    expect(await find(buyers)).toMatchObject({ state: 'open' })
  })

  test.each([
    [
      'may only look on',
      (id: number) =>
        db.companyMember.updateMany({ where: { userId: id }, data: { role: 'viewer' } }),
    ],
    [
      'has left the company',
      (id: number) => db.companyMember.deleteMany({ where: { userId: id } }),
    ],
    [
      'is disabled',
      (id: number) => db.user.update({ where: { id }, data: { disabledAt: new Date() } }),
    ],
  ])('is nobody’s once its reader %s', async (_, change) => {
    const { approver, approvers } = await waitingMilestone()
    expect(await findDecision(approvers)).not.toBeNull()
    await change(approver.id)
    expect(await findDecision(approvers)).toBeNull()
  })

  test('is over with its 30 days, and with its order', async () => {
    const { orderId, buyers } = await waitingMilestone()
    const late = (await findDecision(buyers, after(30 * DAY + 1)))!
    expect(late).toMatchObject({ expired: true })
    await expect(answerDecision(late, { to: 'approve' })).rejects.toThrow('decision.closed')
    await db.order.update({ where: { id: orderId }, data: { status: 'on_hold' } })
    expect(await find(buyers)).toMatchObject({ state: 'over' })
    await expect(
      answerDecision({ ...(await find(buyers)), state: 'open' }, { to: 'approve' }),
    ).rejects.toThrow('decision.closed')
  })
})

/** A change with a price, and the link that its client has in the mail. */
async function pricedChange(net: number) {
  const { orderId } = await runningOrder()
  const { userId } = await readOrder(orderId)
  await askForChange(await readClient(userId!), orderId, {
    title: 'A booking page',
    description: 'With two calendars',
    key: randomUUID(),
  })
  const change = await db.changeRequest.findFirstOrThrow({ where: { project: { orderId } } })
  await priceChange(staffMember(1), change.id, { net, workingDays: 2, answer: 'With both' })
  const { id } = await db.notification.findFirstOrThrow({
    where: { orderId, kind: 'change.priced' },
  })
  return { changeId: change.id, token: signLinkToken('decision', id) }
}

describe('the price of a change', () => {
  test('is ordered once by its mailed link, which then leads to what is owed', async () => {
    const { changeId, token } = await pricedChange(40_000)
    const decision = await find(token)
    expect(decision).toMatchObject({
      state: 'open',
      title: 'A booking page',
      price: { net: 40_000, workingDays: 2, rounds: 0, answer: 'With both' },
      payableId: null,
    })
    const answers = await Promise.allSettled([
      answerDecision(decision, { to: 'order' }),
      answerDecision(decision, { to: 'order' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await expect(answerDecision(decision, { to: 'decline' })).rejects.toThrow('decision.closed')
    const { payableId, project } = await db.changeRequest.findUniqueOrThrow({
      where: { id: changeId },
      include: { project: true },
    })
    expect(
      await db.payable.count({ where: { orderId: project.orderId, kind: 'change_request' } }),
    ).toBe(1)
    expect(await find(token)).toMatchObject({ state: 'ordered', payableId: expect.any(String) })
    expect((await find(token)).payableId).toBe(payableId)
  })

  test('is declined; what costs nothing is agreed on at once; neither is “approved”', async () => {
    const [dear, free] = [await pricedChange(90_000), await pricedChange(0)]
    await expect(answerDecision(await find(dear.token), { to: 'approve' })).rejects.toThrow(
      'decision.closed',
    )
    await answerDecision(await find(dear.token), { to: 'decline' })
    expect(await find(dear.token)).toMatchObject({ state: 'declined', payableId: null })
    await answerDecision(await find(free.token), { to: 'order' })
    expect(await find(free.token)).toMatchObject({ state: 'approved', payableId: null })
  })
})
