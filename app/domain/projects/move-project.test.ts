import { beforeAll, describe, expect, test } from 'vitest'
import { after } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { holdOrder, resumeOrder } from '~/domain/fulfillment/hold-order.server'
import {
  approveMilestone,
  requestChanges,
  resumeMilestone,
  startMilestone,
  submitMilestone,
} from './milestones.server'
import { endWarranties } from './move-project.server'
import { WARRANTY } from './project.rules'

beforeAll(() => createStudio())

const CLIENT = { type: 'client', id: 9 } as const
const statusOf = async (orderId: string) => {
  const { status, project } = await readOrder(orderId)
  return [status, project!.status]
}
const eventsOf = async (orderId: string) =>
  (await readOrder(orderId)).events
    .filter(({ subject }) => subject === 'project')
    .map(({ from, to }) => [from, to])

async function handedOver() {
  const { orderId } = await runningOrder({ milestones: [100] })
  const [milestone] = (await readOrder(orderId)).project!.milestones
  await startMilestone(milestone!.id, ADMIN)
  await submitMilestone(milestone!.id, ADMIN)
  return { orderId, milestoneId: milestone!.id }
}

describe('a project', () => {
  test('goes with its order, from its beginning to the end of its warranty', async () => {
    const { orderId, milestoneId } = await handedOver()
    expect(await statusOf(orderId)).toEqual(['in_review', 'in_review'])
    await requestChanges(milestoneId, 'Larger', CLIENT)
    expect(await statusOf(orderId)).toEqual(['in_progress', 'active'])
    await resumeMilestone(milestoneId, ADMIN)
    await submitMilestone(milestoneId, ADMIN)
    await approveMilestone(milestoneId, CLIENT)
    expect(await statusOf(orderId)).toEqual(['completed', 'warranty'])
    const { completedAt } = await readOrder(orderId)
    await endWarranties(after(WARRANTY - 1, completedAt!))
    expect(await statusOf(orderId)).toEqual(['completed', 'warranty'])
    await endWarranties(after(WARRANTY, completedAt!))
    await endWarranties(after(WARRANTY, completedAt!))
    expect(await statusOf(orderId)).toEqual(['closed', 'archived'])
    expect(await eventsOf(orderId)).toEqual([
      [null, 'intake'],
      ['intake', 'active'],
      ['active', 'in_review'],
      ['in_review', 'active'],
      ['active', 'in_review'],
      ['in_review', 'delivered'],
      ['delivered', 'warranty'],
      ['warranty', 'archived'],
    ])
  })

  test('that was with its client when its order was held is with them again', async () => {
    const { orderId } = await handedOver()
    await transaction((tx) => holdOrder(tx, orderId, 'Texts', ADMIN))
    expect(await statusOf(orderId)).toEqual(['on_hold', 'on_hold'])
    await transaction((tx) => resumeOrder(tx, orderId, ADMIN))
    expect(await statusOf(orderId)).toEqual(['in_review', 'in_review'])
  })

  test('whose order is disputed after the warranty has ended is not closed', async () => {
    const { orderId, milestoneId } = await handedOver()
    await approveMilestone(milestoneId, CLIENT)
    await db.order.update({ where: { id: orderId }, data: { status: 'disputed' } })
    const { completedAt } = await readOrder(orderId)
    await endWarranties(after(WARRANTY, completedAt!))
    expect(await statusOf(orderId)).toEqual(['disputed', 'warranty'])
  })
})
