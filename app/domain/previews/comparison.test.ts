import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { clientWithColleagues, STAFF, STRANGER } from '../../../tests/factories/design'
import { createStudio } from '../../../tests/factories/purchase'
import { createSeller } from '../../../tests/factories/studio'
import { comparePreviewVersions, getDifference } from './comparison.server'
import { addPreview, addPreviewVersion, sharePreviewVersion } from './preview-versions.server'

beforeAll(() => createStudio())

const URL = 'https://staging.example.com/'

/** A white page with a black box of 40 pixels at a place, or without one. */
function page(box?: { left: number; top: number }) {
  const ink = { create: { width: 40, height: 40, channels: 3 as const, background: '#000000' } }
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#ffffff' } })
    .composite(box ? [{ input: ink, ...box }] : [])
    .png()
    .toBuffer()
}

const version = (bytes: Uint8Array | null) => ({
  ...{ url: URL, note: '', key: randomUUID() },
  screenshot: bytes && { name: 'page.png', bytes },
})

/** A preview of some versions, of which the first are shared. */
async function previewOf(pages: (Uint8Array | null)[], shared: number) {
  const people = await clientWithColleagues()
  const [first, ...more] = pages
  const previewId = await addPreview(STAFF, people.orderId, { title: 'Home', ...version(first!) })
  for (const one of more) await addPreviewVersion(STAFF, people.orderId, previewId, version(one))
  const versions = await db.previewVersion.findMany({
    where: { previewId },
    orderBy: { number: 'asc' },
  })
  for (const { id } of versions.slice(0, shared)) await sharePreviewVersion(STAFF, id)
  return { ...people, ids: versions.map(({ id }) => id) }
}

describe('the difference of two versions', () => {
  test('is drawn once, however many look at a time', async () => {
    const { ids } = await previewOf([await page(), await page({ left: 128, top: 64 })], 2)
    const [before, after] = ids as [string, string]
    const [one, other] = await Promise.all([
      comparePreviewVersions(before, after),
      comparePreviewVersions(before, after),
    ])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ beforeId: before, afterId: after, areas: 1 })
    expect([one.width, one.height]).toEqual([320, 240])
    expect(await comparePreviewVersions(before, after)).toEqual(one)
    expect(await db.previewComparison.count({ where: { beforeId: before } })).toBe(1)
    expect((await storage().get(one.storageKey))?.contentType).toBe('image/webp')
  })

  test('is nothing between two that look the same', async () => {
    const { ids } = await previewOf([await page(), await page()], 2)
    expect(await comparePreviewVersions(ids[0]!, ids[1]!)).toMatchObject({ areas: 0, changed: 0 })
  })

  test('cannot be drawn of a version without a picture', async () => {
    const { ids } = await previewOf([await page(), null], 2)
    await expect(comparePreviewVersions(ids[0]!, ids[1]!)).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test('is seen by the studio and the order’s people, by nobody else', async () => {
    const { ids, buyer, viewer } = await previewOf([await page(), await page()], 2)
    const [before, after] = ids as [string, string]
    await expect(getDifference(STAFF, before, after)).rejects.toMatchObject({ code: 'notFound' })
    const { id, storageKey } = await comparePreviewVersions(before, after)
    for (const reader of [STAFF, buyer, viewer])
      expect(await getDifference(reader, before, after)).toEqual({ id, storageKey })
    const { id: studioId, userId } = await createSeller()
    for (const reader of [STRANGER, { side: 'studio', userId, studioId } as const])
      await expect(getDifference(reader, before, after)).rejects.toMatchObject({ code: 'notFound' })
    for (const [one, other] of [
      [after, before],
      ['x', after],
      [before, 'x'],
    ] as const)
      await expect(getDifference(STAFF, one, other)).rejects.toMatchObject({ code: 'notFound' })
  })

  test.each(['older', 'newer'])('is kept from a client while the %s is a draft', async (draft) => {
    const { ids, buyer, viewer } = await previewOf([await page(), await page()], 1)
    const pair = (draft === 'newer' ? ids : ids.toReversed()) as [string, string]
    await comparePreviewVersions(...pair)
    await expect(getDifference(STAFF, ...pair)).resolves.toHaveProperty('id')
    for (const reader of [buyer, viewer])
      await expect(getDifference(reader, ...pair)).rejects.toMatchObject({ code: 'notFound' })
  })
})
