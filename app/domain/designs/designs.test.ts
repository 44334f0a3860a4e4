import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { hit } from '~/platform/rate-limit.server'
import { storage } from '~/platform/storage/storage.server'
import { after, HOUR } from '~/platform/clock'
import {
  clientWithColleagues,
  picture,
  sharedDesign,
  STAFF,
  STRANGER,
  version,
} from '../../../tests/factories/design'
import { createStudio } from '../../../tests/factories/purchase'
import { sizeKey } from '../files/picture-size.rules'
import { getSharedPicture } from '../files/shared-pictures.server'
import { sweepFiles } from '../files/uploads.server'
import { WRITING, writingKey } from '../messages/count-writing.server'
import type { Participant } from '../people/participant.rules'
import {
  addDesign,
  addDesignVersion,
  answerDesignVersion,
  noteDesignViewed,
  shareDesignVersion,
} from './design-versions.server'
import { getDesign, listDesigns, readPins } from './designs.server'
import { MOST_REPLIES } from './pin.rules'
import { addPin, replyToPin, settlePin } from './pins.server'

beforeAll(() => createStudio())

const statuses = async (designId: string) =>
  (await db.designVersion.findMany({ where: { designId }, orderBy: { number: 'asc' } })).map(
    ({ status }) => status,
  )
const kinds = async (orderId: string) =>
  (await db.event.findMany({ where: { orderId, subject: 'design' }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  )

describe('a design', () => {
  test('is seen by its client once it is shared, by nobody else, and noted as opened once', async () => {
    const { orderId, buyer, viewer } = await clientWithColleagues()
    const designId = await addDesign(STAFF, orderId, { title: 'Home page', ...(await version()) })
    expect((await listDesigns(buyer, orderId, {})).rows).toEqual([])
    await expect(getDesign(buyer, orderId, designId)).rejects.toMatchObject({ code: 'notFound' })
    const [draft] = (await getDesign(STAFF, orderId, designId)).versions
    await expect(getSharedPicture(buyer, draft!.fileVersionId)).rejects.toMatchObject({
      code: 'notFound',
    })

    await shareDesignVersion(STAFF, draft!.id)
    expect((await getDesign(viewer, orderId, designId)).versions).toHaveLength(1)
    expect(await getSharedPicture(viewer, draft!.fileVersionId)).toMatchObject({
      contentType: 'image/png',
    })
    await expect(getDesign(STRANGER, orderId, designId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(getSharedPicture(STRANGER, draft!.fileVersionId)).rejects.toMatchObject({
      code: 'notFound',
    })
    await expect(shareDesignVersion(STAFF, draft!.id)).rejects.toThrow('moved: version')
    await Promise.all([noteDesignViewed(buyer, draft!.id), noteDesignViewed(viewer, draft!.id)])
    expect(await statuses(designId)).toEqual(['viewed'])
    expect(await kinds(orderId)).toEqual(['design.shared', 'design.viewed'])
    expect(
      await db.notification.count({
        where: { orderId, kind: 'design.shared', userId: buyer.userId },
      }),
    ).toBe(1)
  })

  test('is answered once, by whoever of two people is first', async () => {
    const { orderId, buyer, approver, versionId, designId } = await sharedDesign()
    const answers = await Promise.allSettled([
      answerDesignVersion(buyer, versionId, { approved: true }),
      answerDesignVersion(approver, versionId, { approved: false, reason: 'Larger type' }),
      answerDesignVersion(approver, versionId, { approved: true }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : [])),
    ).toEqual([
      expect.objectContaining({ code: 'moved' }),
      expect.objectContaining({ code: 'moved' }),
    ])
    const { status, reason } = await db.designVersion.findUniqueOrThrow({
      where: { id: versionId },
    })
    expect([status, reason]).toEqual(
      status === 'approved' ? ['approved', null] : ['changes_requested', 'Larger type'],
    )
    expect(await kinds(orderId)).toEqual(['design.shared', `design.${status}`])
    expect(await statuses(designId)).toEqual([status])
  })

  test('is not answered by those who only look on, nor by strangers, nor as a draft', async () => {
    const { orderId, viewer, buyer, versionId, designId } = await sharedDesign()
    const words = { body: 'Warmer', key: randomUUID() }
    await addPin(buyer, versionId, { x: 1, y: 1, ...words })
    const [pin] = await readPins([versionId], null)
    for (const nobody of [viewer, STRANGER]) {
      const tried = await Promise.allSettled([
        settlePin(nobody, pin!.id, true),
        replyToPin(nobody, pin!.id, words),
        answerDesignVersion(nobody, versionId, { approved: true }),
        addPin(nobody, versionId, { x: 1, y: 1, ...words }),
      ])
      for (const one of tried) expect(one).toMatchObject({ reason: { code: 'notFound' } })
    }
    await addDesignVersion(STAFF, orderId, designId, await version())
    const [draft] = (await getDesign(STAFF, orderId, designId)).versions
    await expect(answerDesignVersion(buyer, draft!.id, { approved: true })).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test('shows a newer version in place of the older, and never an older again', async () => {
    const { orderId, buyer, designId, versionId } = await sharedDesign()
    await addDesignVersion(STAFF, orderId, designId, await version())
    await addDesignVersion(STAFF, orderId, designId, await version())
    const [third, second] = (await getDesign(STAFF, orderId, designId)).versions
    await shareDesignVersion(STAFF, third!.id)
    expect(await statuses(designId)).toEqual(['superseded', 'draft', 'shared'])
    await expect(shareDesignVersion(STAFF, second!.id)).rejects.toThrow('moved: version')
    await expect(answerDesignVersion(buyer, versionId, { approved: true })).rejects.toThrow(
      'moved: version',
    )
  })

  test('gets each version once, however often and at once its form is sent', async () => {
    const { orderId, designId } = await sharedDesign()
    const sent = await version()
    const numbers = await Promise.all(
      [sent, sent, await version(), await version()].map((one) =>
        addDesignVersion(STAFF, orderId, designId, one),
      ),
    )
    expect(numbers[0]).toBe(numbers[1])
    expect([...new Set(numbers)].sort()).toEqual([2, 3, 4])
  })
})

describe('remarks', () => {
  test('get numbers that are unique in their version, however many come at once', async () => {
    const { buyer, versionId } = await sharedDesign()
    const one = { x: 10, y: 20, body: 'Here', key: randomUUID() }
    const remarks = [
      one,
      one,
      ...Array.from({ length: 6 }, (_, index) => ({
        ...one,
        body: `No. ${index}`,
        key: randomUUID(),
      })),
    ]
    const numbers = await Promise.all(
      remarks.map((remark, index) => addPin(index % 2 ? STAFF : buyer, versionId, remark)),
    )
    expect(numbers.filter((number) => number !== null).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect((await readPins([versionId], null)).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
  })

  test('are answered by both sides and settled, and the other side hears of it', async () => {
    const { orderId, buyer, versionId } = await sharedDesign()
    await addPin(buyer, versionId, { x: 10, y: 20, body: 'Warmer', key: randomUUID() })
    const [pin] = await readPins([versionId], null)
    const answer = { body: 'Done', key: randomUUID() }
    await replyToPin(STAFF, pin!.id, answer)
    expect(await replyToPin(STAFF, pin!.id, answer)).toBeNull()
    await settlePin(buyer, pin!.id, true)
    expect(await readPins([], versionId)).toEqual([])
    await settlePin(STAFF, pin!.id, false)
    const [open] = await readPins([], versionId)
    expect(open).toMatchObject({
      side: 'client',
      resolvedAt: null,
      replies: [{ side: 'studio', body: 'Done' }],
    })
    await expect(settlePin(STRANGER, pin!.id, true)).rejects.toMatchObject({ code: 'notFound' })
    const told = await db.notification.findMany({ where: { orderId, kind: 'pin.answered' } })
    expect(told).toEqual([
      expect.objectContaining({ userId: buyer.userId, href: expect.stringMatching(/#pin-1$/) }),
    ])
  })

  test('have so many replies at most, and nobody writes more in an hour than messages', async () => {
    const { buyer, versionId } = await sharedDesign()
    await addPin(buyer, versionId, { x: 10, y: 20, body: 'Warmer', key: randomUUID() })
    const [pin] = await readPins([versionId], null)
    const reply = (who: Participant) => replyToPin(who, pin!.id, { body: 'x', key: randomUUID() })
    await db.pinReply.createMany({
      data: Array.from({ length: MOST_REPLIES - 1 }, () => ({
        ...{ pinId: pin!.id, body: 'x', key: randomUUID(), side: 'client' },
        authorId: buyer.userId,
      })),
    })
    await reply(STAFF)
    await expect(reply(STAFF)).rejects.toMatchObject({ code: 'pin.full' })
    await hit(writingKey(buyer.userId), { ...WRITING, weight: WRITING.limit - 2 })
    await addPin(buyer, versionId, { x: 1, y: 2, body: 'Last', key: randomUUID() })
    await expect(
      addPin(buyer, versionId, { x: 1, y: 2, body: 'More', key: randomUUID() }),
    ).rejects.toMatchObject({ code: 'writing.tooMuch' })
    await expect(reply(buyer)).rejects.toMatchObject({ code: 'writing.tooMuch' })
  })
})

describe('a picture', () => {
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  )
  const cut = async () => (await picture(900, 900)).subarray(0, 600)
  const lying = async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])
  /** 10^8 pixels in a few kilobytes. */
  const bomb = () =>
    sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['a drawing with script', async () => svg, 'type'],
    ['a paper', async () => new TextEncoder().encode('%PDF-1.7'), 'type'],
    ['nothing', async () => new Uint8Array(), 'none'],
    ['a file that breaks off', cut, 'broken'],
    ['a file that lies about its type', lying, 'broken'],
    ['100 million pixels', bomb, 'tooManyPixels'],
    ['a dot', () => picture(4, 4), 'tooSmall'],
  ])('is refused that is %s', async (_, bytes, reason) => {
    const { orderId } = await clientWithColleagues()
    const refused = addDesign(STAFF, orderId, {
      title: 'Home page',
      ...(await version(await bytes())),
    })
    await expect(refused).rejects.toMatchObject({ code: `design.${reason}` })
    expect((await listDesigns(STAFF, orderId, {})).rows).toEqual([])
  })

  test('is kept with its sizes, which stay as long as it does', async () => {
    const { designId } = await sharedDesign()
    const { fileVersion } = await db.designVersion.findFirstOrThrow({
      where: { designId },
      include: { fileVersion: true },
    })
    const keys = [
      fileVersion.storageKey,
      sizeKey(fileVersion.storageKey, 'display'),
      sizeKey(fileVersion.storageKey, 'card'),
    ]
    await sweepFiles({ id: '', key: '', payload: { storageKeys: keys } } as never)
    expect(await Promise.all(keys.map((key) => storage().exists(key)))).toEqual([true, true, true])
    expect(
      await db.outboxJob.count({
        where: { kind: 'sweep-files', availableAt: { gt: after(HOUR / 2) } },
      }),
    ).toBeGreaterThan(0)
  })
})
