import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import {
  createFreelancer,
  offeredWork,
  readAssignment,
  staffedOrder,
  startedWork,
  terms,
} from '../../../tests/factories/assignment'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { addHoliday } from '../freelancers/schedule.server'
import { endOrder } from '../orders/end-order.server'
import { approveMilestone, requestChanges, submitMilestone } from '../projects/milestones.server'
import { OFFER_LASTS, payoutDate } from './assignment.rules'
import {
  ASSIGNMENT_STATUSES,
  assignmentMachine,
  type AssignmentStatus,
} from '../ground/machines.rules'
import { moveAssignment, assignmentParts } from './move-assignment.server'
import {
  acceptOffer,
  declineOffer,
  expireOffers,
  offerAssignment,
  reassign,
  takeBackOffer,
} from './offers.server'
import { addTimeNote, removeTimeNote } from './time-notes.server'
import { acceptWork, askRework, releaseAssignment, startWork, submitWork } from './work.server'

beforeAll(() => createStudio())

const CLIENT = { type: 'client', id: 9 } as const
const statusOf = async (id: string) => (await readAssignment(id)).status
const refused = (reason: string) => ({ code: `assignment.${reason}` })
const late = { code: 'moved', details: 'assignment' }
const noticesOf = (userId: number, kind: string) =>
  db.notification.count({ where: { userId, kind } })
const wins = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

describe('a milestone that a freelancer works on', () => {
  test('goes from the offer to the fee that is owed, both sides told of each step', async () => {
    const { id, orderId, milestoneId, worker } = await startedWork([50, 50])
    expect(await readAssignment(id)).toMatchObject({
      status: 'active',
      milestone: { status: 'in_progress' },
    })
    await submitWork(worker.userId, id, 'It is at preview.example')
    await acceptWork(orderId, id, ADMIN)
    expect(await readAssignment(id)).toMatchObject({
      status: 'accepted_by_studio',
      payout: null,
      milestone: { status: 'submitted' },
    })
    const before = new Date()
    await approveMilestone(milestoneId, CLIENT)
    const done = await readAssignment(id)
    expect(done).toMatchObject({
      status: 'completed',
      leadKey: milestoneId,
      milestone: { status: 'released' },
      payout: { amount: 90_000, currency: 'EUR', status: 'accrued', freelancerId: worker.id },
    })
    expect(done.payout!.dueAt).toEqual(done.payoutDueAt)
    expect(done.payoutDueAt).toEqual(payoutDate(before, 14))
    const steps = await db.event.findMany({
      where: { subject: 'assignment', subjectId: id },
      orderBy: { id: 'asc' },
    })
    expect(steps.map(({ to }) => to)).toEqual([
      'offered',
      'accepted',
      'active',
      'submitted',
      'accepted_by_studio',
      'completed',
    ])
    expect(steps.every(({ visibility }) => visibility === 'team')).toBe(true)
    for (const kind of ['assignment.offered', 'assignment.accepted', 'assignment.completed'])
      expect(await noticesOf(worker.userId, kind), kind).toBe(1)
    expect(
      await db.notification.count({
        where: { orderId, kind: { in: ['studio.taken', 'studio.work'] } },
      }),
    ).toBe(2 * (await db.user.count({ where: { role: 'admin' } })))
  })

  test('is approved once and owed once, however often it is pressed', async () => {
    const { id, orderId, milestoneId, worker } = await startedWork([50, 50])
    await submitWork(worker.userId, id, 'Done')
    await acceptWork(orderId, id, ADMIN)
    expect(
      wins(await Promise.allSettled([1, 2, 3].map(() => approveMilestone(milestoneId, CLIENT)))),
    ).toBe(1)
    expect(await db.payout.count({ where: { assignmentId: id } })).toBe(1)
  })

  test('goes back to work when the client wants changes, past the included rounds too', async () => {
    const { id, orderId, milestoneId, worker } = await startedWork()
    for (const revisionsUsed of [1, 2, 3]) {
      await submitWork(worker.userId, id, 'Done')
      await acceptWork(orderId, id, ADMIN)
      await requestChanges(milestoneId, 'More blue', CLIENT)
      expect(await readAssignment(id)).toMatchObject({
        status: 'rework',
        revisionsUsed,
        milestone: { status: 'changes_requested' },
      })
    }
    await submitWork(worker.userId, id, 'Bluer')
    expect(await readAssignment(id)).toMatchObject({
      status: 'submitted',
      milestone: { status: 'in_progress' },
    })
    expect(await noticesOf(worker.userId, 'assignment.rework')).toBe(3)
  })

  test('is sent back by the studio as often as the fee includes, and no more', async () => {
    const { id, orderId, worker } = await startedWork()
    for (const revisionsUsed of [1, 2]) {
      await submitWork(worker.userId, id, 'Done')
      await askRework(orderId, id, 'The menu is missing', ADMIN)
      expect(await readAssignment(id)).toMatchObject({ status: 'rework', revisionsUsed })
    }
    await submitWork(worker.userId, id, 'Done')
    await expect(askRework(orderId, id, 'Once more', ADMIN)).rejects.toMatchObject(
      refused('rounds'),
    )
    expect(await statusOf(id)).toBe('submitted')
  })

  test('goes along when the studio hands over, or approves, by itself', async () => {
    const { id, milestoneId } = await startedWork()
    await submitMilestone(milestoneId, ADMIN)
    expect(await statusOf(id)).toBe('accepted_by_studio')
    await approveMilestone(milestoneId, ADMIN)
    expect(await statusOf(id)).toBe('completed')
  })

  test('is not begun before it is prepaid, nor before the brief is in', async () => {
    const { orderId, plan, worker } = await staffedOrder([50, 50])
    const { id } = await offerAssignment(
      orderId,
      { ...terms, milestoneId: plan[1]!.id, freelancerId: worker.id },
      ADMIN,
    )
    await acceptOffer(worker.userId, id)
    await expect(startWork(worker.userId, id)).rejects.toMatchObject(refused('unfunded'))
    const waiting = await offeredWork()
    await acceptOffer(waiting.worker.userId, waiting.id)
    await db.order.update({ where: { id: waiting.orderId }, data: { status: 'awaiting_brief' } })
    await expect(startWork(waiting.worker.userId, waiting.id)).rejects.toMatchObject(
      refused('unfunded'),
    )
    expect([await statusOf(id), await statusOf(waiting.id)]).toEqual(['accepted', 'accepted'])
  })

  test('is nobody’s any more once its order ends', async () => {
    const { id, orderId, worker } = await startedWork()
    await transaction((tx) => endOrder(tx, orderId, 'cancelled', { actor: ADMIN }))
    expect(await readAssignment(id)).toMatchObject({
      status: 'released',
      leadKey: null,
      payout: null,
    })
    expect(await noticesOf(worker.userId, 'assignment.ended')).toBe(1)
  })
})

describe('an offer', () => {
  test('is accepted once, by whoever it was made to', async () => {
    const { id, worker } = await offeredWork()
    const stranger = await createFreelancer()
    for (const act of [
      () => acceptOffer(stranger.userId, id),
      () => declineOffer(stranger.userId, id, 'No'),
      () => startWork(stranger.userId, id),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'notFound' })
    expect(
      wins(
        await Promise.allSettled([
          acceptOffer(worker.userId, id),
          acceptOffer(worker.userId, id),
          declineOffer(worker.userId, id, 'No time'),
        ]),
      ),
    ).toBe(1)
    expect(
      await db.event.count({
        where: { subjectId: id, kind: { in: ['assignment.accepted', 'assignment.declined'] } },
      }),
    ).toBe(1)
  })

  test('is one for a milestone, also when two are made at once', async () => {
    const { orderId, milestoneId, worker } = await staffedOrder()
    const [other, third] = [await createFreelancer(), await createFreelancer()]
    const make = (freelancerId: string) =>
      offerAssignment(orderId, { ...terms, milestoneId, freelancerId }, ADMIN)
    const results = await Promise.allSettled([make(worker.id), make(other.id), make(third.id)])
    expect(wins(results)).toBe(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refused('taken'))
    expect(await db.assignment.count({ where: { milestoneId } })).toBe(1)
  })

  test('frees the milestone when it is declined, taken back or let expire', async () => {
    const { orderId, milestoneId, worker } = await staffedOrder()
    const make = () =>
      offerAssignment(orderId, { ...terms, milestoneId, freelancerId: worker.id }, ADMIN)
    const first = await make()
    await declineOffer(worker.userId, first.id, 'On holiday')
    const second = await make()
    await takeBackOffer(orderId, second.id, ADMIN)
    await expect(acceptOffer(worker.userId, second.id)).rejects.toMatchObject(late)
    await make()
    expect(
      await db.assignment.findMany({
        where: { milestoneId },
        orderBy: { id: 'asc' },
        select: { status: true },
      }),
    ).toEqual([{ status: 'declined' }, { status: 'released' }, { status: 'offered' }])
    expect(
      (
        await db.event.findFirstOrThrow({
          where: { subjectId: first.id, kind: 'assignment.declined' },
        })
      ).reason,
    ).toBe('On holiday')
  })

  test('expires at 48 hours, not before, and not once it is accepted', async () => {
    const made = new Date()
    const [open, taken] = [await offeredWork([100], made), await offeredWork([100], made)]
    await acceptOffer(taken.worker.userId, taken.id, after(OFFER_LASTS - 1, made))
    await expireOffers(after(OFFER_LASTS - 1, made))
    expect(await statusOf(open.id)).toBe('offered')
    await expect(
      acceptOffer(open.worker.userId, open.id, after(OFFER_LASTS, made)),
    ).rejects.toMatchObject(late)
    await expireOffers(after(OFFER_LASTS, made))
    await expireOffers(after(OFFER_LASTS, made))
    expect(await readAssignment(open.id)).toMatchObject({ status: 'expired', leadKey: null })
    expect(await statusOf(taken.id)).toBe('accepted')
    expect(await noticesOf(open.worker.userId, 'assignment.expired')).toBe(1)
    expect(
      await db.notification.count({
        where: { userId: open.worker.userId, kind: 'assignment.offered', readAt: null },
      }),
    ).toBe(0)
  })

  test('is made to active freelancers, for work that is still to do', async () => {
    const { orderId, milestoneId } = await staffedOrder()
    const paused = await createFreelancer({ status: 'paused' })
    await expect(
      offerAssignment(orderId, { ...terms, milestoneId, freelancerId: paused.id }, ADMIN),
    ).rejects.toMatchObject(refused('freelancer'))
    const elsewhere = await staffedOrder()
    await expect(
      offerAssignment(
        orderId,
        { ...terms, milestoneId: elsewhere.milestoneId, freelancerId: elsewhere.worker.id },
        ADMIN,
      ),
    ).rejects.toMatchObject({ code: 'notFound' })
    await db.milestone.update({ where: { id: milestoneId }, data: { status: 'submitted' } })
    await expect(
      offerAssignment(orderId, { ...terms, milestoneId, freelancerId: elsewhere.worker.id }, ADMIN),
    ).rejects.toMatchObject(refused('done'))
  })

  test('respects hours, holidays and other work, unless it is sent in spite of them', async () => {
    const { orderId, milestoneId } = await staffedOrder()
    const make = (freelancerId: string, despite?: boolean) =>
      offerAssignment(orderId, { ...terms, milestoneId, freelancerId, despite }, ADMIN)
    const [none, away, busy] = [
      await createFreelancer({ usualHours: 0 }),
      await createFreelancer(),
      await createFreelancer({ usualHours: 30 }),
    ]
    await addHoliday(away.userId, { startsOn: after(-7 * DAY), endsOn: after(400 * DAY) })
    const other = await staffedOrder()
    const { id } = await offerAssignment(
      other.orderId,
      { ...terms, milestoneId: other.milestoneId, freelancerId: busy.id },
      ADMIN,
    )
    await acceptOffer(busy.userId, id)
    for (const { id: freelancerId } of [none, away, busy])
      await expect(make(freelancerId)).rejects.toMatchObject(refused('busy'))
    expect(await db.assignment.count({ where: { milestoneId } })).toBe(0)
    await releaseAssignment(other.orderId, id, 'Not needed any more', ADMIN)
    await takeBackOffer(orderId, (await make(busy.id)).id, ADMIN)
    await make(away.id, true)
  })
})

describe('giving work to somebody else', () => {
  test('ends the one assignment and offers the next, which goes on where the work stands', async () => {
    const { id, orderId, milestoneId, worker } = await startedWork()
    const other = await createFreelancer()
    const next = await reassign(orderId, id, { ...terms, freelancerId: other.id }, ADMIN)
    expect(await readAssignment(id)).toMatchObject({ status: 'reassigned', leadKey: null })
    await expect(submitWork(worker.userId, id, 'Mine')).rejects.toMatchObject(late)
    expect(await noticesOf(worker.userId, 'assignment.ended')).toBe(1)
    await acceptOffer(other.userId, next.id)
    await startWork(other.userId, next.id)
    expect(await readAssignment(next.id)).toMatchObject({
      status: 'active',
      leadKey: milestoneId,
      milestone: { status: 'in_progress' },
    })
  })

  test('changes nothing when the other one takes no work, or is the same', async () => {
    const { id, orderId, worker } = await startedWork()
    const paused = await createFreelancer({ status: 'paused' })
    for (const freelancerId of [paused.id, worker.id])
      await expect(reassign(orderId, id, { ...terms, freelancerId }, ADMIN)).rejects.toMatchObject(
        refused('freelancer'),
      )
    expect(await statusOf(id)).toBe('active')
  })

  test('is too late once the work is with the client', async () => {
    const { id, orderId, worker } = await startedWork()
    await submitWork(worker.userId, id, 'Done')
    await acceptWork(orderId, id, ADMIN)
    const other = await createFreelancer()
    await expect(
      reassign(orderId, id, { ...terms, freelancerId: other.id }, ADMIN),
    ).rejects.toMatchObject(late)
    await expect(releaseAssignment(orderId, id, 'Too slow', ADMIN)).rejects.toMatchObject(late)
  })
})

describe('the table of the machine', () => {
  test('is what the database lets through, and nothing else', async () => {
    const { id } = await offeredWork()
    let revisionsUsed = 0
    for (const from of ASSIGNMENT_STATUSES) {
      for (const to of ASSIGNMENT_STATUSES) {
        const moved = await transaction(async (tx) => {
          // Each try is a round of its own: what happened stays, once per round.
          await tx.assignment.update({
            where: { id },
            data: { status: from, revisionsUsed: revisionsUsed++ },
          })
          return moveAssignment(
            tx,
            await tx.assignment.findUniqueOrThrow({ where: { id }, include: assignmentParts }),
            to as AssignmentStatus,
            { actor: ADMIN },
          )
        })
        expect(moved, `${from} → ${to}`).toBe(assignmentMachine.arrows[from].includes(to))
      }
    }
  })
})

describe('time', () => {
  const note = () => ({
    key: randomUUID(),
    minutes: 90,
    workedOn: new Date('2026-03-02T00:00:00Z'),
    note: 'Menu',
  })

  test('is noted once per form, for work of one’s own, and taken back by its author alone', async () => {
    const { id, worker, milestoneId } = await startedWork()
    const stranger = await createFreelancer()
    const once = note()
    await addTimeNote(worker.userId, id, once)
    await addTimeNote(worker.userId, id, once)
    const [own, ...more] = await db.timeNote.findMany({ where: { milestoneId } })
    expect(more).toEqual([])
    await expect(addTimeNote(stranger.userId, id, note())).rejects.toMatchObject({
      code: 'notFound',
    })
    await expect(removeTimeNote(stranger.userId, own!.id)).rejects.toMatchObject({
      code: 'notFound',
    })
    await removeTimeNote(worker.userId, own!.id)
    expect(await db.timeNote.count({ where: { milestoneId } })).toBe(0)
  })

  test('is not noted before the offer is accepted', async () => {
    const { id, worker } = await offeredWork()
    await expect(addTimeNote(worker.userId, id, note())).rejects.toMatchObject(late)
  })
})
