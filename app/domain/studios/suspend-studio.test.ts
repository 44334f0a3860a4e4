import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createProduct, createStudio } from '../../../tests/factories/purchase'
import { createSeller, soldBy } from '../../../tests/factories/studio'
import { OWN_STUDIO_ID } from '../ground/own-studio'
import { publishShop } from './studio-changes.server'
import { resumeStudio, suspendStudio } from './suspend-studio.server'

const ADMIN = 1
const REASON = 'The prices are not what clients pay.'

beforeAll(createStudio)

const readStudio = (id: number) => db.studio.findUniqueOrThrow({ where: { id } })
const readEvents = (id: number) =>
  db.event.findMany({
    where: { subject: 'studio', subjectId: String(id) },
    orderBy: { id: 'asc' },
  })

async function readMails(studioId: number) {
  const jobs = await db.outboxJob.findMany({
    where: { key: { startsWith: `studio-status:${studioId}:` } },
    orderBy: { id: 'asc' },
  })
  return jobs.map(({ kind, payload }) => ({
    kind,
    ...(payload as { userId: number; language: string; data: { to: string } }),
  }))
}

/** An open shop that lacks nothing. */
async function openShop(more: object = {}) {
  const studio = await createSeller({
    ...{ tagline: { sv: 'Vi viker.' }, accentColour: '#0f766e', groundColour: '#ffffff' },
    ...more,
  })
  const { id } = await createProduct()
  await db.product.update({ where: { id, studioId: OWN_STUDIO_ID }, data: { studioId: studio.id } })
  return studio
}

describe('a studio that is suspended', () => {
  test('is closed with the reason, once, and every one of its people is told', async () => {
    const studio = await openShop()
    const colleague = await db.user.create({
      data: {
        ...{ username: `pl-${studio.id}`, email: `pl-${studio.id}@example.com`, name: 'Pola' },
        ...{ language: 'pl', studioMemberships: { create: { studioId: studio.id } } },
      },
    })
    expect(await suspendStudio(ADMIN, studio.id, REASON)).toBe(true)
    expect(await suspendStudio(2, studio.id, 'Another')).toBe(false)
    expect(await readStudio(studio.id)).toMatchObject({
      ...{ status: 'suspended', suspension: REASON, suspendedFrom: 'published' },
    })
    expect(await readEvents(studio.id)).toMatchObject([
      {
        ...{ kind: 'studio.suspended', from: 'published', to: 'suspended', reason: REASON },
        ...{ actorType: 'admin', actorId: ADMIN, visibility: 'team' },
      },
    ])
    const data = { studioId: studio.id, to: 'suspended', reason: REASON }
    const told = { kind: 'mail', template: 'studio-status', data }
    const mails = await readMails(studio.id)
    expect(mails).toHaveLength(2)
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...told, userId: studio.userId, language: 'en' }),
        expect.objectContaining({
          ...told,
          ...{ userId: colleague.id, language: 'pl', to: colleague.email },
        }),
      ]),
    )
  })

  test('leaves other studios, and its own orders, as they are', async () => {
    const [studio, other] = [await openShop(), await openShop()]
    const { orderId } = await soldBy(studio.id)
    await suspendStudio(ADMIN, studio.id, REASON)
    expect((await readStudio(other.id)).status).toBe('published')
    expect(await readMails(other.id)).toEqual([])
    expect((await readMails(studio.id)).map(({ userId }) => userId)).toEqual([studio.userId])
    expect((await db.order.findUniqueOrThrow({ where: { id: orderId } })).status).toBe(
      'awaiting_brief',
    )
  })

  test('cannot be opened by its own people', async () => {
    const studio = await openShop()
    await suspendStudio(ADMIN, studio.id, REASON)
    await expect(publishShop({ studioId: studio.id, userId: studio.userId })).rejects.toThrow(
      'shop.suspended',
    )
  })

  test('is never the operator’s own, nor one that is not there', async () => {
    for (const id of [OWN_STUDIO_ID, 999_999]) {
      await expect(suspendStudio(ADMIN, id, REASON), String(id)).rejects.toThrow('studio')
      await expect(resumeStudio(ADMIN, id), String(id)).rejects.toThrow('studio')
    }
    expect((await readStudio(OWN_STUDIO_ID)).status).not.toBe('suspended')
  })
})

describe('a studio that is taken up again', () => {
  test.each(['published', 'taken_down', 'draft'] as const)(
    'is %s as before, and its people are told',
    async (before) => {
      const studio = await openShop({ status: before })
      await suspendStudio(ADMIN, studio.id, REASON)
      expect(await resumeStudio(2, studio.id)).toBe(true)
      expect(await readStudio(studio.id)).toMatchObject({
        ...{ status: before, suspension: null, suspendedFrom: null },
      })
      const resumed = (await readEvents(studio.id)).at(-1)
      expect(resumed).toMatchObject({
        ...{ kind: 'studio.resumed', from: 'suspended', to: before, reason: null },
        ...{ actorType: 'admin', actorId: 2, visibility: 'team' },
      })
      const mails = await readMails(studio.id)
      expect(mails.map(({ data }) => data.to)).toEqual(['suspended', 'resumed'])
      expect(await resumeStudio(2, studio.id)).toBe(false)
      expect(await readMails(studio.id)).toHaveLength(2)
    },
  )

  test('stays closed when its shop was open and lacks something by now', async () => {
    const studio = await openShop()
    await suspendStudio(ADMIN, studio.id, REASON)
    await db.studio.update({ where: { id: studio.id }, data: { legalName: null } })
    expect(await resumeStudio(ADMIN, studio.id)).toBe(true)
    expect((await readStudio(studio.id)).status).toBe('taken_down')
    expect((await readEvents(studio.id)).at(-1)).toMatchObject({ to: 'taken_down' })
  })

  test('goes back to a draft that lacks something, which was never open', async () => {
    const studio = await openShop({ status: 'draft', legalName: null })
    await suspendStudio(ADMIN, studio.id, REASON)
    await resumeStudio(ADMIN, studio.id)
    expect((await readStudio(studio.id)).status).toBe('draft')
  })

  test('is closed when nobody knows what it was before', async () => {
    const studio = await openShop({ status: 'suspended' })
    await resumeStudio(ADMIN, studio.id)
    expect((await readStudio(studio.id)).status).toBe('taken_down')
  })

  test('has not been suspended', async () => {
    const studio = await openShop()
    expect(await resumeStudio(ADMIN, studio.id)).toBe(false)
    expect(await readEvents(studio.id)).toEqual([])
    expect((await readStudio(studio.id)).status).toBe('published')
  })
})
