import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, runningOrder } from '../../../tests/factories/running-order'
import { readClient } from '../people/participant.server'
import { approveMilestone, startMilestone, submitMilestone } from './milestones.server'
import { owedIn } from './owed.rules'
import { readOverview } from './overview.server'

beforeAll(() => createStudio())

async function overviewOf(orderId: string) {
  const { userId } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { userId: true },
  })
  return readOverview(await readClient(userId!))
}

describe('the overview', () => {
  test('has the share that is to be paid, its date, and the milestone that it is for', async () => {
    const { orderId } = await runningOrder({ milestones: [40, 60] })
    const [first, second] = await db.milestone.findMany({
      where: { project: { orderId } },
      orderBy: { position: 'asc' },
    })
    await startMilestone(first!.id, ADMIN)
    await submitMilestone(first!.id, ADMIN)
    await approveMilestone(first!.id, ADMIN)
    const { orders } = await overviewOf(orderId)
    const payable = await db.payable.findUniqueOrThrow({ where: { id: second!.payableId! } })
    expect(owedIn(orders).payments).toEqual([
      {
        kind: 'payment',
        id: payable.id,
        orderId,
        title: second!.title,
        by: payable.dueAt,
        amount: payable.amount,
      },
    ])
    expect(payable.dueAt!.getTime()).toBeGreaterThan(after(DAY).getTime())
  })

  test('has what was shared and waits for an answer, of each kind', async () => {
    const { orderId } = await runningOrder()
    const { id: projectId } = await db.project.findUniqueOrThrow({ where: { orderId } })
    const picture = {
      name: 'home.png',
      projectId,
      status: 'available',
      versions: {
        create: { number: 1, storageKey: `overview/${orderId}`, contentType: 'image/png', size: 1 },
      },
    } as const
    const { versions } = await db.file.create({ data: picture, include: { versions: true } })
    await db.changeRequest.createMany({
      data: (['priced', 'requested'] as const).map((status) => ({
        projectId,
        status,
        title: status,
        description: '',
      })),
    })
    await db.design.create({
      data: {
        projectId,
        title: 'Home',
        versions: { create: [{ number: 1, status: 'viewed', fileVersionId: versions[0]!.id }] },
      },
    })
    await db.preview.create({
      data: {
        projectId,
        title: 'Site',
        versions: {
          create: [
            { number: 1, status: 'shared', url: 'https://staging.example' },
            { number: 2, status: 'draft', url: 'https://staging.example' },
          ],
        },
      },
    })
    await db.deliverable.createMany({
      data: (['shared', 'approved'] as const).map((status) => ({
        projectId,
        status,
        title: status,
      })),
    })
    const { orders } = await overviewOf(orderId)
    expect(orders[0]!.decisions.map(({ subject, title }) => [subject, title]).sort()).toEqual([
      ['change', 'priced'],
      ['deliverable', 'shared'],
      ['design', 'Home'],
      ['preview', 'Site'],
    ])
  })

  test('is empty for whoever has no open order', async () => {
    const { orderId } = await runningOrder()
    await db.order.update({ where: { id: orderId }, data: { status: 'completed' } })
    expect(await overviewOf(orderId)).toEqual({ orders: [], more: false })
  })
})
