import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import {
  createFreelancer,
  offeredWork,
  startedWork,
  terms,
} from '../../../tests/factories/assignment'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { getAttachment } from '../messages/attachments.server'
import { findQuoted, readConversation, searchConversation } from '../messages/conversation.server'
import { postMessage } from '../messages/post-message.server'
import { markRead } from '../messages/read-marks.server'
import type { Member } from '../people/participant.rules'
import { assignee, readClient, staffMember } from '../people/participant.server'
import { approveMilestone } from '../projects/milestones.server'
import { closeTalk, openTalk } from './client-talk.server'
import { acceptOffer, offerAssignment, reassign } from './offers.server'
import { getOwnProject } from './own-assignments.server'
import { acceptWork, releaseAssignment, submitWork } from './work.server'

beforeAll(() => createStudio())

const CLIENT = { type: 'client', id: 9 } as const
const studio = staffMember(ADMIN.id)
const say = (body: string) => ({ key: randomUUID(), body })

/** Work that has begun, and its client with a first message to the studio. */
async function talkedAbout(milestones?: number[]) {
  const work = await startedWork(milestones)
  const { userId } = await db.order.findUniqueOrThrow({
    where: { id: work.orderId },
    select: { userId: true },
  })
  const client = await readClient(userId!)
  const { id: firstId } = await postMessage(client, work.orderId, say('Studio only'))
  return { ...work, client, firstId }
}
type Talk = Awaited<ReturnType<typeof talkedAbout>>

/** The freelancer as the page of the project knows them. */
const memberOf = async ({ worker, projectId }: Talk) =>
  assignee(worker.userId, (await getOwnProject(worker.userId, projectId)).talksSince)
const readBy = async (talk: Talk) =>
  (await readConversation(await memberOf(talk), talk.orderId, {})).messages.map(({ body }) => body)
const unreadOf = async ({ worker, orderId }: Talk) =>
  (
    await db.threadMember.findUnique({
      where: { threadId_userId: { threadId: orderId, userId: worker.userId } },
    })
  )?.unread ?? null
const noticesOf = ({ worker, orderId }: Talk) =>
  db.notification.count({
    where: { userId: worker.userId, orderId, kind: 'assignment.client', readAt: null },
  })

describe('a freelancer and the client', () => {
  test('do not write with each other before the studio lets them', async () => {
    const talk = await talkedAbout()
    await expect(
      postMessage(assignee(talk.worker.userId, new Date(0)), talk.orderId, say('Hello')),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect(
      (await readConversation(assignee(talk.worker.userId, new Date(0)), talk.orderId, {}))
        .messages,
    ).toEqual([])
    expect([await readBy(talk), await unreadOf(talk), await noticesOf(talk)]).toEqual([[], null, 0])
  })

  test('write with each other from then on; what was written before stays where it was', async () => {
    const talk = await talkedAbout()
    await openTalk(talk.orderId, talk.id, ADMIN)
    await postMessage(talk.client, talk.orderId, say('Hello both'))
    expect([await unreadOf(talk), await noticesOf(talk)]).toEqual([1, 1])
    expect(await readBy(talk)).toEqual(['Hello both'])
    const member = await memberOf(talk)
    expect([
      (await searchConversation(member, talk.orderId, 'alone')).messages,
      await findQuoted(member, talk.orderId, talk.firstId),
    ]).toEqual([[], null])
    await markRead(member, talk.orderId, new Date())
    expect([await unreadOf(talk), await noticesOf(talk)]).toEqual([0, 0])
    await postMessage(member, talk.orderId, say('Which blue?'))
    const told = await db.notification.findMany({
      where: { orderId: talk.orderId, userId: talk.client.userId, kind: 'message.posted' },
    })
    expect(told).toMatchObject([{ data: { who: 'Ines', title: 'Which blue?' } }])
    const staff = await db.notification.findMany({
      where: { orderId: talk.orderId, userId: ADMIN.id, kind: 'studio.message' },
      orderBy: { id: 'desc' },
    })
    expect(staff[0]).toMatchObject({ data: { who: 'Ines Duarte', title: 'Which blue?' } })
    const seen = await readConversation(talk.client, talk.orderId, {})
    expect([
      seen.alongside,
      seen.names.get(talk.worker.userId),
      seen.messages.at(-1)?.side,
    ]).toEqual([['Ines'], 'Ines', 'freelancer'])
    expect((await readConversation(studio, talk.orderId, {})).alongside).toEqual(['Ines Duarte'])
  })

  test('quote nothing to the freelancer that was written before', async () => {
    const talk = await talkedAbout()
    await openTalk(talk.orderId, talk.id, ADMIN)
    const { id: quotedId } = await postMessage(talk.client, talk.orderId, {
      ...say('As I said'),
      quotedId: talk.firstId,
    })
    await postMessage(talk.client, talk.orderId, { ...say('And again'), quotedId })
    const member = await memberOf(talk)
    const quotesFor = async (who: Member) =>
      (await readConversation(who, talk.orderId, {})).messages
        .slice(-2)
        .map(({ quotedText }) => quotedText)
    expect([
      await quotesFor(member),
      await quotesFor(studio),
      await quotesFor(talk.client),
    ]).toEqual([
      [null, 'As I said'],
      ['Studio only', 'As I said'],
      ['Studio only', 'As I said'],
    ])
    expect(
      (await searchConversation(member, talk.orderId, 'said')).messages.map(
        ({ quotedText }) => quotedText,
      ),
    ).toEqual([null])
  })

  test('share the files that were sent since then', async () => {
    const talk = await talkedAbout()
    const send = async (name: string) => {
      const { id } = await postMessage(talk.client, talk.orderId, say(''), [
        { name, type: 'application/pdf', bytes: new TextEncoder().encode(`%PDF-1.7 ${name}`) },
      ])
      return (await db.messageAttachment.findFirstOrThrow({ where: { messageId: id } })).fileId
    }
    const before = await send('budget.pdf')
    await openTalk(talk.orderId, talk.id, ADMIN)
    const since = await send('quay.pdf')
    await expect(getAttachment([assignee(talk.worker.userId)], before)).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(await getAttachment([assignee(talk.worker.userId)], since)).toMatchObject({
      name: 'quay.pdf',
    })
    await closeTalk(talk.orderId, talk.id, ADMIN)
    await expect(getAttachment([assignee(talk.worker.userId)], since)).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test('are brought together by one of two who press at once, and it is on record', async () => {
    const { orderId, id } = await talkedAbout()
    const results = await Promise.allSettled([
      openTalk(orderId, id, ADMIN),
      openTalk(orderId, id, ADMIN),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await closeTalk(orderId, id, ADMIN)
    await expect(closeTalk(orderId, id, ADMIN)).rejects.toMatchObject({ code: 'moved' })
    const kinds = await db.event.findMany({
      where: { subject: 'assignment', subjectId: id, kind: { contains: 'talk' } },
      orderBy: { id: 'asc' },
    })
    expect(kinds.map(({ kind, actorId, visibility }) => [kind, actorId, visibility])).toEqual([
      ['assignment.talk_opened', ADMIN.id, 'team'],
      ['assignment.talk_closed', ADMIN.id, 'team'],
    ])
  })

  test('are not brought together about an offer, nor by the order of somebody else', async () => {
    const offer = await offeredWork()
    await expect(openTalk(offer.orderId, offer.id, ADMIN)).rejects.toMatchObject({ code: 'moved' })
    const [one, other] = [await talkedAbout(), await talkedAbout()]
    await openTalk(one.orderId, one.id, ADMIN)
    await expect(openTalk(other.orderId, one.id, ADMIN)).rejects.toMatchObject({ code: 'notFound' })
    await expect(
      postMessage(await memberOf(one), other.orderId, say('Hello')),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect((await readConversation(await memberOf(one), other.orderId, {})).messages).toEqual([])
  })

  const ENDS: [string, (talk: Talk) => Promise<unknown>][] = [
    ['the studio takes them out', ({ orderId, id }) => closeTalk(orderId, id, ADMIN)],
    [
      'they are let go',
      ({ orderId, id }) => releaseAssignment(orderId, id, 'The plan changed', ADMIN),
    ],
    [
      'the work goes to somebody else',
      async ({ orderId, id }) =>
        reassign(orderId, id, { ...terms, freelancerId: (await createFreelancer()).id }, ADMIN),
    ],
    [
      'the work is done',
      async ({ orderId, id, worker, milestoneId }) => {
        await submitWork(worker.userId, id, 'Done')
        await acceptWork(orderId, id, ADMIN)
        await approveMilestone(milestoneId, CLIENT)
      },
    ],
  ]
  test.each(ENDS)(
    'part when %s: nothing is read, written or waited for any more',
    async (_, end) => {
      const talk = await talkedAbout([50, 50])
      await openTalk(talk.orderId, talk.id, ADMIN)
      const member = await memberOf(talk)
      await postMessage(member, talk.orderId, say('Here I am'))
      await postMessage(talk.client, talk.orderId, say('Welcome'))
      await end(talk)
      await expect(postMessage(member, talk.orderId, say('Still here?'))).rejects.toMatchObject({
        code: 'notFound',
      })
      await postMessage(talk.client, talk.orderId, say('Just us again'))
      expect((await readConversation(member, talk.orderId, {})).messages).toEqual([])
      expect([await unreadOf(talk), await noticesOf(talk)]).toEqual([0, 0])
      expect(
        (await readConversation(talk.client, talk.orderId, {})).names.get(talk.worker.userId),
      ).toBe('Ines')
    },
  )

  test('go on while other work of theirs lasts', async () => {
    const talk = await talkedAbout([50, 50])
    const second = await offerAssignment(
      talk.orderId,
      { ...terms, milestoneId: talk.plan[1]!.id, freelancerId: talk.worker.id },
      ADMIN,
    )
    await acceptOffer(talk.worker.userId, second.id)
    for (const id of [talk.id, second.id]) await openTalk(talk.orderId, id, ADMIN)
    await postMessage(talk.client, talk.orderId, say('Hello'))
    await closeTalk(talk.orderId, talk.id, ADMIN)
    expect([await unreadOf(talk), await noticesOf(talk)]).toEqual([1, 1])
    await postMessage(await memberOf(talk), talk.orderId, say('Hello you'))
  })
})
