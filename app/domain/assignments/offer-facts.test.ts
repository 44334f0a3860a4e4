import { beforeAll, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { after } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
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
import { OFFER_LASTS } from './assignment.rules'
import {
  acceptOffer,
  declineOffer,
  expireOffers,
  offerAssignment,
  reassign,
  takeBackOffer,
} from './offers.server'

beforeAll(() => createStudio())

const noticesOf = (userId: number, kind: string) =>
  db.notification.findMany({ where: { userId, kind }, orderBy: { id: 'asc' } })
const eventOf = (subjectId: string, kind: string) =>
  db.event.findFirstOrThrow({ where: { subjectId, kind } })

/** What each notice about an assignment says beside who is told. */
async function factsOf(milestoneId: string) {
  const { title, project } = await db.milestone.findUniqueOrThrow({
    where: { id: milestoneId },
    include: { project: { include: { order: true } } },
  })
  const { id: orderId, number } = project.order
  return {
    told: { title, number, amount: terms.fee, currency: terms.currency },
    kept: { orderId, projectId: project.id, data: { title }, visibility: 'team' },
  }
}

describe('an offer', () => {
  test('says to the freelancer what is paid for what, and until when it is open', async () => {
    const { id, orderId, milestoneId, worker } = await offeredWork()
    const { told, kept } = await factsOf(milestoneId)
    const { offerEndsAt } = await readAssignment(id)
    expect(await noticesOf(worker.userId, 'assignment.offered')).toMatchObject([
      {
        orderId,
        href: paths.freelancerHome(),
        readAt: null,
        data: { ...told, date: offerEndsAt.toISOString() },
      },
    ])
    expect(await eventOf(id, 'assignment.offered')).toMatchObject({
      ...kept,
      ...{ subject: 'assignment', from: null, to: 'offered', actorType: 'admin' },
    })
  })

  test('keeps its terms word for word', async () => {
    const { orderId, milestoneId, worker } = await staffedOrder()
    const offer = { fee: 12_345, currency: 'SEK', payoutDays: 30, revisionLimit: 1, note: 'Soon' }
    const now = new Date()
    const { id } = await offerAssignment(
      orderId,
      { ...offer, milestoneId, freelancerId: worker.id },
      ADMIN,
      now,
    )
    expect(await readAssignment(id)).toMatchObject({
      ...offer,
      ...{ status: 'offered', leadKey: milestoneId, freelancerId: worker.id, milestoneId },
      offerEndsAt: after(OFFER_LASTS, now),
    })
  })

  test('that is taken is told to the studio, and opens a conversation about the project', async () => {
    const { id, orderId, projectId, milestoneId, worker } = await offeredWork()
    await acceptOffer(worker.userId, id)
    const { told, kept } = await factsOf(milestoneId)
    const [notice] = await db.notification.findMany({
      where: { userId: ADMIN.id, orderId, kind: 'studio.taken' },
    })
    expect(notice).toMatchObject({
      href: adminPaths.orderPart(orderId, 'team', { anchor: `milestone-${milestoneId}` }),
      data: { ...told, who: 'Ines Duarte' },
    })
    expect((await noticesOf(worker.userId, 'assignment.offered')).map(isRead)).toEqual([true])
    expect(await eventOf(id, 'assignment.accepted')).toMatchObject({
      ...kept,
      ...{ from: 'offered', to: 'accepted', actorType: 'freelancer', actorId: worker.userId },
    })
    const threads = await db.thread.findMany({
      where: { projectId, freelancerId: worker.id },
      include: { project: true },
    })
    expect(threads).toHaveLength(1)
    expect(threads[0]).toMatchObject({ kind: 'freelancer', subject: threads[0]!.project!.name })
  })

  test('that is left is told to the studio, with the reason in the history', async () => {
    const { id, orderId, milestoneId, worker } = await offeredWork()
    await declineOffer(worker.userId, id, 'No time')
    const { told } = await factsOf(milestoneId)
    expect(
      await db.notification.findMany({
        where: { userId: ADMIN.id, orderId, kind: 'studio.untaken' },
      }),
    ).toMatchObject([{ data: { ...told, who: 'Ines Duarte' } }])
    expect((await noticesOf(worker.userId, 'assignment.offered')).map(isRead)).toEqual([true])
    expect(await eventOf(id, 'assignment.declined')).toMatchObject({
      ...{ reason: 'No time', actorType: 'freelancer', actorId: worker.userId },
    })
  })

  test('is over at its last moment for a no as well', async () => {
    const made = new Date()
    const { id, worker } = await offeredWork([100], made)
    await expect(
      declineOffer(worker.userId, id, 'Late', after(OFFER_LASTS, made)),
    ).rejects.toMatchObject({ code: 'moved', details: 'assignment' })
    await declineOffer(worker.userId, id, 'In time', after(OFFER_LASTS - 1, made))
    expect((await readAssignment(id)).status).toBe('declined')
  })

  test('that is taken back is told to the freelancer, and is no offer any more', async () => {
    const { id, orderId, milestoneId, worker } = await offeredWork()
    await takeBackOffer(orderId, id, ADMIN)
    const { told } = await factsOf(milestoneId)
    expect(await noticesOf(worker.userId, 'assignment.ended')).toMatchObject([
      { href: paths.freelancerHome(), data: told },
    ])
    expect((await noticesOf(worker.userId, 'assignment.offered')).map(isRead)).toEqual([true])
    expect(await readAssignment(id)).toMatchObject({ status: 'released', leadKey: null })
  })

  test('that was taken is not taken back', async () => {
    const { id, orderId, worker } = await offeredWork()
    await acceptOffer(worker.userId, id)
    await expect(takeBackOffer(orderId, id, ADMIN)).rejects.toMatchObject({
      ...{ code: 'moved', details: 'assignment' },
    })
    expect((await readAssignment(id)).status).toBe('accepted')
    expect(await noticesOf(worker.userId, 'assignment.ended')).toEqual([])
  })

  test('that nobody answered is told to both when it ends', async () => {
    const made = new Date()
    const { id, orderId, milestoneId, worker } = await offeredWork([100], made)
    await expireOffers(after(OFFER_LASTS, made))
    const { told } = await factsOf(milestoneId)
    expect(await noticesOf(worker.userId, 'assignment.expired')).toMatchObject([
      { href: paths.freelancerHome(), data: told },
    ])
    expect(
      await db.notification.findMany({
        where: { userId: ADMIN.id, orderId, kind: 'studio.untaken' },
      }),
    ).toMatchObject([{ data: { ...told, who: 'Ines Duarte' } }])
    expect(await eventOf(id, 'assignment.expired')).toMatchObject({ actorType: 'system' })
  })

  test('is not there for another freelancer, another order or one who has left', async () => {
    const { id, orderId, worker } = await offeredWork()
    const elsewhere = await staffedOrder()
    const nothing = { code: 'notFound', details: 'assignment' }
    await expect(takeBackOffer(elsewhere.orderId, id, ADMIN)).rejects.toMatchObject(nothing)
    await expect(takeBackOffer(orderId, 'nonsense', ADMIN)).rejects.toMatchObject(nothing)
    await expect(acceptOffer(worker.userId, 'nonsense')).rejects.toMatchObject(nothing)
    await db.freelancer.update({ where: { id: worker.id }, data: { status: 'offboarded' } })
    await expect(acceptOffer(worker.userId, id)).rejects.toMatchObject(nothing)
    expect((await readAssignment(id)).status).toBe('offered')
  })

  test('is of the milestone of that order alone, and to a freelancer there is', async () => {
    const { orderId, milestoneId, worker } = await staffedOrder()
    const offer = (changes: { milestoneId?: string; freelancerId?: string }) =>
      offerAssignment(
        orderId,
        { ...terms, milestoneId, freelancerId: worker.id, ...changes },
        ADMIN,
      )
    await expect(offer({ milestoneId: 'nonsense' })).rejects.toMatchObject({
      ...{ code: 'notFound', details: 'milestone' },
    })
    await expect(offer({ freelancerId: 'nonsense' })).rejects.toMatchObject({
      code: 'assignment.freelancer',
    })
    await db.order.update({ where: { id: orderId }, data: { status: 'completed' } })
    await expect(offer({})).rejects.toMatchObject({ code: 'assignment.done' })
    expect(await db.assignment.count({ where: { milestoneId } })).toBe(0)
  })
})

describe('giving work to somebody else', () => {
  test('tells whoever had it, and keeps why', async () => {
    const { id, orderId, milestoneId, worker } = await startedWork()
    const other = await createFreelancer()
    const { told } = await factsOf(milestoneId)
    const now = new Date()
    const again = { ...terms, fee: 70_000, freelancerId: other.id }
    const next = await reassign(orderId, id, { ...again, reason: 'They are ill' }, ADMIN, now)
    expect(await noticesOf(worker.userId, 'assignment.ended')).toMatchObject([
      { href: paths.freelancerHome(), data: told },
    ])
    expect(await eventOf(id, 'assignment.reassigned')).toMatchObject({ reason: 'They are ill' })
    expect(await readAssignment(next.id)).toMatchObject({
      ...{ fee: 70_000, milestoneId, leadKey: milestoneId, status: 'offered' },
      offerEndsAt: after(OFFER_LASTS, now),
    })
  })

  test('settles the offer that was open before it', async () => {
    const { id, orderId, worker } = await offeredWork()
    const other = await createFreelancer()
    await reassign(orderId, id, { ...terms, freelancerId: other.id }, ADMIN)
    expect((await noticesOf(worker.userId, 'assignment.offered')).map(isRead)).toEqual([true])
  })
})

function isRead({ readAt }: { readAt: Date | null }) {
  return readAt !== null
}
