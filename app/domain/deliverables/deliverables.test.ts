import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { addFiles } from '../files/add-files.server'
import { deleteFile } from '../files/project-file.server'
import { getProject } from '../files/project-access.server'
import { fileReceiver } from '../files/receive-files.server'
import type { Participant } from '../people/participant.rules'
import { readClient, staffMember } from '../people/participant.server'
import {
  createDeliverable,
  discardDraft,
  editDeliverable,
  getDeliverable,
  listDeliverables,
} from './deliverables.server'
import {
  acceptDeliverable,
  askForChanges,
  markViewed,
  replaceDeliverable,
  shareDeliverable,
} from './share-deliverable.server'

let client: Participant
let studio: Participant
let orderId: string
let version: { fileId: string; versionId: string }

async function someOrder() {
  const { orderId } = await paidOrder()
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  return { orderId, client: await readClient(userId!) }
}

async function someFile(orderId: string) {
  const receiver = fileReceiver()
  await receiver.take(
    'logo.txt',
    (async function* () {
      yield new TextEncoder().encode('words')
    })(),
  )
  const project = await getProject(studio, { orderId })
  return (
    await addFiles(
      {
        participant: studio,
        project,
        target: { folderId: null, fileId: null, visibility: 'team' },
        key: orderId,
      },
      receiver.stored,
    )
  ).added[0]!
}

const input = (changes = {}) => ({
  title: 'Logo',
  licences: ['full_rights' as const],
  licence: '',
  versions: [version.versionId],
  ...changes,
})
const draft = (changes = {}, key = `${Math.random()}`) =>
  createDeliverable(studio, orderId, input(changes), key)
const statusOf = async (id: string) => (await getDeliverable(studio, id)).status

async function shared() {
  const id = await draft()
  await shareDeliverable(studio, id)
  return id
}

beforeAll(async () => {
  await createStudio()
  studio = staffMember(
    (
      await db.user.create({
        data: { username: 'staff', email: 'staff@kanal.example', name: 'Staff', role: 'admin' },
      })
    ).id,
  )
})

beforeEach(async () => {
  ;({ orderId, client } = await someOrder())
  version = await someFile(orderId)
})

describe('a deliverable', () => {
  test('is made once by a form, and seen by the client once it is shared', async () => {
    const [one, two] = await Promise.all([draft({}, 'form'), draft({}, 'form')])
    expect(one).toBe(two)
    expect(await listDeliverables(client, orderId)).toEqual([])
    await expect(getDeliverable(client, one)).rejects.toMatchObject({ code: 'notFound' })
    await editDeliverable(studio, one, input({ title: 'Logo, final' }))
    await shareDeliverable(studio, one)
    expect(
      (await listDeliverables(client, orderId)).map(({ title, files }) => [title, files.length]),
    ).toEqual([['Logo, final', 1]])
    expect(await db.file.findUnique({ where: { id: version.fileId } })).toMatchObject({
      visibility: 'client',
    })
    expect(await db.notification.count({ where: { orderId, kind: 'deliverable.shared' } })).toBe(1)
    await expect(editDeliverable(studio, one, input())).rejects.toMatchObject({ code: 'moved' })
    await expect(discardDraft(studio, one)).rejects.toMatchObject({ code: 'moved' })
    await expect(deleteFile(studio, version.fileId)).rejects.toMatchObject({ code: 'file.inUse' })
  })

  test('is not shared without files or without rights', async () => {
    await expect(shareDeliverable(studio, await draft({ versions: [] }))).rejects.toMatchObject({
      code: 'deliverable.files',
    })
    await expect(shareDeliverable(studio, await draft({ licences: [] }))).rejects.toMatchObject({
      code: 'deliverable.licence',
    })
  })

  test('holds no files of another project', async () => {
    const other = await someFile((await someOrder()).orderId)
    await expect(draft({ versions: [other.versionId] })).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test('is answered once: one of two is too late', async () => {
    const id = await shared()
    await markViewed(client, [id])
    expect(await statusOf(id)).toBe('viewed')
    const answers = await Promise.allSettled([
      acceptDeliverable(client, id),
      askForChanges(client, id, 'Bigger'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const kinds = await db.event.findMany({
      where: { subjectId: id, visibility: 'client' },
      orderBy: { id: 'asc' },
    })
    expect(kinds).toHaveLength(2)
    expect(
      await db.notification.count({ where: { orderId, kind: 'studio.deliverable' } }),
    ).toBeGreaterThan(0)
  })

  test('with changes wanted is replaced by the next version, once', async () => {
    const id = await shared()
    await askForChanges(client, id, 'Bigger')
    const [next, same] = await Promise.all([
      replaceDeliverable(studio, id),
      replaceDeliverable(studio, id),
    ])
    expect(next).toBe(same)
    expect(await statusOf(id)).toBe('changes_requested')
    await shareDeliverable(studio, next)
    expect([
      await statusOf(id),
      await statusOf(next),
      (await getDeliverable(client, next)).number,
    ]).toEqual(['superseded', 'shared', 2])
    await expect(acceptDeliverable(client, id)).rejects.toMatchObject({ code: 'moved' })
  })

  test('is not for others, nor to be answered by who only looks on', async () => {
    const id = await shared()
    const { client: stranger } = await someOrder()
    await expect(acceptDeliverable(stranger, id)).rejects.toMatchObject({ code: 'notFound' })
    const company = await db.company.create({ data: { name: 'Quay AB', country: 'SE' } })
    await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
    const viewer: Participant = {
      side: 'client',
      userId: stranger.userId,
      companies: [{ id: company.id, role: 'viewer' }],
    }
    expect((await getDeliverable(viewer, id)).title).toBe('Logo')
    await expect(acceptDeliverable(viewer, id)).rejects.toMatchObject({ code: 'notFound' })
  })
})
