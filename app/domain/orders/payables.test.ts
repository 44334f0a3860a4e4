import { beforeAll, describe, expect, test } from 'vitest'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, payShare, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { approveMilestone, startMilestone, submitMilestone } from '../projects/milestones.server'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'

beforeAll(() => createStudio())

/** What the history has of the order's second milestone, or of its second share. */
async function told(orderId: string, subject: 'milestone' | 'payable') {
  const { events, project, payables } = await readOrder(orderId)
  const { id } = (subject === 'milestone' ? project!.milestones : payables)[1]!
  return events.filter((event) => event.subjectId === id).map(({ from, to }) => `${from} → ${to}`)
}

async function withShareToPay() {
  const { orderId } = await runningOrder({ milestones: [50, 50] })
  const [first] = (await readOrder(orderId)).project!.milestones
  await startMilestone(first!.id, ADMIN)
  await submitMilestone(first!.id, ADMIN)
  await approveMilestone(first!.id, { type: 'client', id: 9 })
  return orderId
}

describe('the history of a later share', () => {
  test('says of its milestone when it can be paid, and when it is paid', async () => {
    const orderId = await withShareToPay()
    expect(await told(orderId, 'milestone')).toEqual(['planned → payable'])
    await payShare((await readOrder(orderId)).payables[1]!.id)
    expect(await told(orderId, 'milestone')).toEqual(['planned → payable', 'payable → funded'])
    expect(await told(orderId, 'payable')).toEqual(['draft → open', 'open → paid'])
  })

  test('says that it is owed no longer when its order ends', async () => {
    const orderId = await withShareToPay()
    await cancelOrder(orderId, 'agreed', ADMIN)
    expect((await readOrder(orderId)).payables.map(({ status }) => status)).toEqual([
      'paid',
      'void',
    ])
    expect(await told(orderId, 'payable')).toEqual(['draft → open', 'open → void'])
  })
})
