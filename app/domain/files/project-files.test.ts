import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { readClient, staffMember } from '../people/participant.server'
import type { Participant } from '../people/participant.rules'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { addFiles, type Target } from './add-files.server'
import {
  dropUpload,
  endStaleUploads,
  findUpload,
  receiveChunk,
  startUpload,
} from './chunked-uploads.server'
import { listProjectFiles } from './file-list.server'
import { createFolder, deleteFolder, renameFolder } from './folders.server'
import { changeFile, deleteFile, getDownload, getProjectFile } from './project-file.server'
import { findEarlier, joinEarlier } from './same-file.server'
import { getProject, type ProjectRef } from './project-access.server'
import { OPAQUE } from './project-file-type.rules'
import {
  CHUNK_BYTES,
  FILES_PER_PAGE,
  LARGEST_FILE,
  PROJECT_BYTES,
  SMALLEST_CHUNK,
} from './project-files.rules'
import { fileReceiver } from './receive-files.server'
import { fileNames, sweepFiles } from './uploads.server'

const TOP: Target = { folderId: null, fileId: null, visibility: 'client' }
const LIST = { folderId: null, search: '', sort: 'name', place: null } as const
const utf8 = (text: string) => new TextEncoder().encode(text)

let client: Participant
let studio: Participant
let project: ProjectRef

async function* pieces(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield typeof part === 'string' ? utf8(part) : part
}

async function put(
  participant: Participant,
  files: Record<string, string>,
  target: Partial<Target> = {},
  key = randomUUID() as string,
) {
  const receiver = fileReceiver()
  for (const [name, text] of Object.entries(files)) await receiver.take(name, pieces(text))
  return {
    ...(await addFiles(
      { participant, project, target: { ...TOP, ...target }, key },
      receiver.stored,
    )),
    refused: receiver.refused,
  }
}

const bytesOf = async () =>
  Number((await db.project.findUniqueOrThrow({ where: { id: project.id } })).fileBytes)
const namesIn = async (who: Participant, query = {}) =>
  (await listProjectFiles(who, project, { ...LIST, ...query })).files.map(({ name }) => name)

async function textOf(participant: Participant, versionId: string) {
  const { storageKey } = await getDownload([participant], versionId)
  return new Response((await storage().get(storageKey))!.body).text()
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
  const { orderId } = await paidOrder()
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  client = await readClient(userId!)
  project = await getProject(studio, { orderId })
})

describe('files of one form', () => {
  test('are there for both sides, counted, and told of', async () => {
    const { added } = await put(client, { 'b.txt': 'two', '../a.txt': 'one' })
    expect(await namesIn(studio)).toEqual(['a.txt', 'b.txt'])
    expect(await textOf(client, added[0]!.versionId)).toBe('two')
    expect(await bytesOf()).toBe(6)
    expect(
      await db.event.count({
        where: { projectId: project.id, kind: 'file.added', visibility: 'client' },
      }),
    ).toBe(2)
    const notices = await db.notification.findMany({ where: { orderId: project.orderId } })
    expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(['studio.file']))
    expect(new Set(notices.map(({ userId }) => userId)).size).toBe(notices.length)
  })

  test('come once, however often the form is sent; other files of it come', async () => {
    await put(client, { 'a.txt': 'one' }, {}, 'form')
    await put(client, { 'a.txt': 'one' }, {}, 'form')
    await put(client, { 'a.txt': 'changed' }, {}, 'form')
    expect(await namesIn(client)).toEqual(['a.txt', 'a.txt'])
  })

  test('are refused one by one', async () => {
    const receiver = fileReceiver()
    await receiver.take('good.txt', pieces('words'))
    await receiver.take('setup.exe', pieces(Uint8Array.from([0x4d, 0x5a, 0x90, 0])))
    await receiver.take('empty.txt', pieces())
    await receiver.take('late.txt', pieces('x'.repeat(5000), Uint8Array.from([0xff, 0xfe])))
    await receiver.take(
      'large.pdf',
      (async function* () {
        yield utf8('%PDF-1.7')
        for (let sent = 0; sent <= LARGEST_FILE; sent += 1 << 20) yield new Uint8Array(1 << 20)
      })(),
    )
    expect(receiver.stored.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['good.txt', 'text/plain'],
      ['late.txt', OPAQUE],
    ])
    expect(receiver.refused.map(({ code }) => code)).toEqual([
      'upload.type',
      'upload.empty',
      'upload.tooLarge',
    ])
  })

  test('whose sending breaks off leave nothing', async () => {
    const receiver = fileReceiver()
    const broken = (async function* () {
      yield utf8('x'.repeat(9000))
      throw new Error('line lost')
    })()
    await expect(receiver.take('a.txt', broken)).rejects.toThrow('line lost')
    expect(receiver.stored).toEqual([])
    expect([await namesIn(studio), await bytesOf()]).toEqual([[], 0])
    const job = await db.outboxJob.findFirstOrThrow({
      where: { kind: 'sweep-files' },
      orderBy: { id: 'desc' },
    })
    for (const key of (job.payload as { storageKeys: string[] }).storageKeys)
      expect(await storage().exists(key)).toBe(false)
  })

  test('of the studio alone are not seen by the client', async () => {
    const { added } = await put(studio, { 'notes.md': '# ours' }, { visibility: 'team' })
    expect([await namesIn(client), await namesIn(studio)]).toEqual([[], ['notes.md']])
    await expect(getDownload([client], added[0]!.versionId)).rejects.toMatchObject({
      code: 'notFound',
    })
    await expect(getProjectFile(client, added[0]!.fileId)).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(
      await db.notification.count({ where: { orderId: project.orderId, kind: 'file.added' } }),
    ).toBe(0)
    await changeFile(studio, added[0]!.fileId, {
      name: 'notes.md',
      folderId: null,
      visibility: 'client',
    })
    expect(await namesIn(client)).toEqual(['notes.md'])
  })
})

describe('the same file again', () => {
  const earlierThan = async (who: Participant, id: string) =>
    (await findEarlier(who, await getProjectFile(who, id)))?.id ?? null

  test('is known by its name or its bytes, and becomes the next version when asked', async () => {
    const [first] = (await put(client, { 'Logo.txt': 'one' })).added
    const [second] = (await put(client, { 'logo.txt': 'two' })).added
    const [copy] = (await put(client, { 'other.txt': 'one' })).added
    expect(await earlierThan(client, first!.fileId)).toBeNull()
    expect(await earlierThan(client, second!.fileId)).toBe(first!.fileId)
    expect(await earlierThan(client, copy!.fileId)).toBe(first!.fileId)
    const bytes = await bytesOf()
    expect(await joinEarlier(client, second!.fileId, first!.fileId)).toBe(2)
    const { versions } = await getProjectFile(client, first!.fileId)
    expect(versions.map(({ id, status }) => [id, status])).toEqual([
      [second!.versionId, 'available'],
      [first!.versionId, 'superseded'],
    ])
    expect(await textOf(client, second!.versionId)).toBe('two')
    expect(await textOf(client, first!.versionId)).toBe('one')
    expect(await bytesOf()).toBe(bytes)
    await expect(getProjectFile(client, second!.fileId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(joinEarlier(client, second!.fileId, first!.fileId)).rejects.toMatchObject({
      code: 'notFound',
    })
  })

  test('is left alone where it is another’s, another thing, or for other readers', async () => {
    const [first] = (await put(studio, { 'plan.txt': 'one' }, { visibility: 'team' })).added
    const [own] = (await put(client, { 'plan.txt': 'one' })).added
    const [apart] = (await put(client, { 'apart.txt': 'apart' })).added
    expect(await earlierThan(client, own!.fileId)).toBeNull()
    expect(await earlierThan(studio, own!.fileId)).toBeNull()
    for (const [who, id, to] of [
      [client, own!.fileId, first!.fileId],
      [studio, own!.fileId, first!.fileId],
      [client, apart!.fileId, own!.fileId],
      [client, own!.fileId, own!.fileId],
    ] as const)
      await expect(joinEarlier(who, id, to)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('a new version', () => {
  test('takes the place of the old one, which can still be had', async () => {
    const first = await put(client, { 'logo.txt': 'first' })
    const { fileId, versionId } = first.added[0]!
    await put(studio, { 'Final.md': 'second' }, { fileId })
    const file = await getProjectFile(client, fileId)
    expect([
      file.name,
      file.size,
      file.versions.map(({ number, status }) => `${number} ${status}`),
    ]).toEqual(['logo.md', 6, ['2 available', '1 superseded']])
    expect([await textOf(client, versionId), await bytesOf()]).toEqual(['first', 11])
    expect(
      await db.event.count({ where: { kind: 'file.version_added', projectId: project.id } }),
    ).toBe(1)
  })
})

describe('deleting', () => {
  test('makes room, removes the bytes, and happens once', async () => {
    const { added } = await put(client, { 'a.txt': 'words' })
    const { storageKey } = await getDownload([client], added[0]!.versionId)
    const answers = await Promise.allSettled([
      deleteFile(client, added[0]!.fileId),
      deleteFile(client, added[0]!.fileId),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([await namesIn(studio), await bytesOf()]).toEqual([[], 0])
    await sweepFiles([fileNames])({ key: '', kind: '', payload: { storageKeys: [storageKey] } })
    expect(await storage().exists(storageKey)).toBe(false)
  })

  test('is not for what the other side has put there, nor for what was handed over', async () => {
    const { added } = await put(studio, { 'a.txt': 'words' })
    const { fileId, versionId } = added[0]!
    await expect(deleteFile(client, fileId)).rejects.toMatchObject({ code: 'file.notYours' })
    await db.deliverable.create({
      data: {
        projectId: project.id,
        title: 'Pack',
        files: { create: { fileVersionId: versionId } },
      },
    })
    await expect(deleteFile(studio, fileId)).rejects.toMatchObject({ code: 'file.inUse' })
  })
})

describe('folders', () => {
  test('hold files and folders, and go when they are empty', async () => {
    const brand = await createFolder(client, project.id, { name: ' Brand ', parentId: null })
    const inner = await createFolder(studio, project.id, { name: 'Logo', parentId: brand })
    await expect(
      createFolder(client, project.id, { name: 'brand', parentId: null }),
    ).rejects.toMatchObject({ code: 'folder.taken' })
    const { added } = await put(client, { 'a.txt': 'words' }, { folderId: inner })
    expect([
      await namesIn(client),
      await namesIn(client, { folderId: inner }),
      await namesIn(client, { search: 'A.T' }),
    ]).toEqual([[], ['a.txt'], ['a.txt']])
    await expect(deleteFolder(client, project.id, inner)).rejects.toMatchObject({
      code: 'folder.notEmpty',
    })
    await changeFile(client, added[0]!.fileId, { name: 'b.txt', folderId: null })
    await renameFolder(client, project.id, inner, 'Marks')
    expect(await deleteFolder(client, project.id, inner)).toBe(brand)
    expect(await namesIn(client)).toEqual(['b.txt'])
  })

  test('are only those of the project', async () => {
    const other = await getProject(studio, { orderId: (await paidOrder()).orderId })
    const folder = await createFolder(studio, other.id, { name: 'Theirs', parentId: null })
    const refused = { code: 'notFound' }
    await expect(
      createFolder(client, project.id, { name: 'x', parentId: folder }),
    ).rejects.toMatchObject(refused)
    await expect(put(client, { 'a.txt': 'x' }, { folderId: folder })).rejects.toMatchObject(refused)
    await expect(
      createFolder(client, other.id, { name: 'x', parentId: null }),
    ).rejects.toMatchObject(refused)
    await expect(
      listProjectFiles(client, project, { ...LIST, folderId: folder }),
    ).rejects.toMatchObject(refused)
  })
})

describe('an upload in pieces', () => {
  const content = 'w'.repeat(CHUNK_BYTES) + 'the end'
  const first = utf8(content).subarray(0, CHUNK_BYTES)
  const rest = utf8(content).subarray(CHUNK_BYTES)
  const begin = (size = content.length) =>
    startUpload(client, project, { ...TOP, name: 'long.txt', size, fingerprint: 'A' })
  const send = (id: string, offset: number, bytes: Uint8Array) =>
    receiveChunk(client, id, { offset, bytes, batchKey: 'batch' })

  test('never joins two versions of a file', async () => {
    const head = 'f'.repeat(SMALLEST_CHUNK)
    const upload = { ...TOP, name: 'two.txt', size: SMALLEST_CHUNK + 3 }
    const start = (fingerprint?: string) => startUpload(client, project, { ...upload, fingerprint })
    const sum = createHash('sha256').update(`${head}st!`).digest('hex')
    const { id } = await start(sum)
    await send(id, 0, utf8(head))
    for (const other of ['B', undefined]) expect(await start(other)).toMatchObject({ received: 0 })
    expect(await start(sum)).toMatchObject({ id, received: SMALLEST_CHUNK })
    await expect(send(id, SMALLEST_CHUNK, utf8('ond'))).rejects.toMatchObject({
      code: 'upload.mixed',
    })
    expect(await db.fileVersion.findUnique({ where: { id } })).toBeNull()
  })

  test('is not cut into crumbs: a piece that is too small, and not the last, ends it', async () => {
    const chunks = await db.fileChunk.count()
    for (const size of [1, SMALLEST_CHUNK - 1]) {
      const { id } = await begin()
      await expect(send(id, 0, first.subarray(0, size))).rejects.toMatchObject({
        code: 'upload.mixed',
      })
      expect(await db.fileVersion.findUnique({ where: { id } })).toBeNull()
    }
    const { id } = await begin()
    expect(await send(id, 0, new Uint8Array())).toMatchObject({ received: 0 })
    expect(await db.fileChunk.count()).toBe(chunks)
    expect(await send(id, 0, first.subarray(0, SMALLEST_CHUNK))).toMatchObject({
      received: SMALLEST_CHUNK,
    })
    await dropUpload(id)
  })

  test('goes on where it broke off, and is there once', async () => {
    const { id } = await begin()
    expect(await send(id, 0, first)).toMatchObject({ received: CHUNK_BYTES, done: false })
    expect(await send(id, 0, first)).toMatchObject({ received: CHUNK_BYTES, done: false })
    expect(await namesIn(client)).toEqual([])
    expect(await begin()).toMatchObject({ id, received: CHUNK_BYTES })
    const [one, two] = await Promise.all([send(id, CHUNK_BYTES, rest), send(id, CHUNK_BYTES, rest)])
    expect([one!.done, two!.done, (await findUpload(client, id)).done]).toEqual([true, true, true])
    expect(await textOf(studio, id)).toBe(content)
    expect([await namesIn(studio), await bytesOf()]).toEqual([['long.txt'], content.length])
    expect(await db.event.count({ where: { projectId: project.id, kind: 'file.added' } })).toBe(1)
    expect(await db.fileChunk.count({ where: { versionId: id } })).toBe(0)
  })

  test('of a program ends at once, and what is no text after all is kept as no text', async () => {
    const program = await startUpload(client, project, { ...TOP, name: 'setup.exe', size: 4 })
    await expect(send(program.id, 0, Uint8Array.from([0x4d, 0x5a, 0x90, 0]))).rejects.toMatchObject(
      { code: 'upload.type' },
    )
    const { id } = await begin(CHUNK_BYTES + 2)
    await send(id, 0, first)
    await send(id, CHUNK_BYTES, Uint8Array.from([0xff, 0xff]))
    expect(await db.fileVersion.findUnique({ where: { id } })).toMatchObject({
      status: 'available',
      contentType: OPAQUE,
    })
    expect([
      await db.file.count({ where: { projectId: project.id } }),
      await db.fileChunk.count({ where: { versionId: id } }),
    ]).toEqual([1, 0])
  })

  test('is its sender’s alone, and given up after a day', async () => {
    const { id } = await begin()
    await send(id, 0, first)
    await expect(findUpload(studio, id)).rejects.toMatchObject({ code: 'notFound' })
    await endStaleUploads()
    expect(await bytesOf()).toBe(content.length)
    await endStaleUploads(new Date(Date.now() + 25 * 3_600_000))
    expect([await bytesOf(), await dropUpload(id)]).toEqual([0, false])
  })

  test.each([
    [0, 'empty'],
    [LARGEST_FILE + 1, 'tooLarge'],
  ])('of %i bytes is not begun', async (size, reason) => {
    await expect(begin(size)).rejects.toMatchObject({ code: `upload.${reason}` })
  })
})

describe('the room of a project', () => {
  test('is not passed by two at once', async () => {
    await db.project.update({
      where: { id: project.id },
      data: { fileBytes: BigInt(PROJECT_BYTES - 10) },
    })
    const [one, two, three] = await Promise.all([
      put(client, { 'a.txt': 'sixsix' }),
      put(studio, { 'b.txt': 'sixsix' }),
      startUpload(client, project, { ...TOP, name: 'c.txt', size: 6 }).catch((error) => error),
    ])
    expect([one.added.length, two.added.length, 'id' in three ? 1 : 0].sort()).toEqual([0, 0, 1])
    expect(await bytesOf()).toBe(PROJECT_BYTES - 4)
  })
})

describe('the list', () => {
  const names = Array.from(
    { length: FILES_PER_PAGE * 2 + 5 },
    (_, index) => `file ${String(index % 40).padStart(3, '0')}.txt`,
  )

  test.each(['name', 'newest', 'largest'] as const)(
    'goes forth and back by %s without leaving any out',
    async (sort) => {
      await db.file.createMany({
        data: names.map((name, index) => ({
          name,
          sortName: name,
          size: index % 7,
          status: 'available',
          projectId: project.id,
        })),
      })
      const query = { ...LIST, sort }
      const pages = []
      for (
        let page = await listProjectFiles(studio, project, query);
        ;
        page = await listProjectFiles(studio, project, { ...query, place: page.after })
      ) {
        pages.push(page)
        if (!page.after) break
      }
      const ids = pages.flatMap(({ files }) => files.map(({ id }) => id))
      expect([pages.length, ids.length, new Set(ids).size]).toEqual([3, names.length, names.length])
      const back = await listProjectFiles(studio, project, { ...query, place: pages[2]!.before })
      expect(back.files).toEqual(pages[1]!.files)
      expect(
        (await listProjectFiles(studio, project, { ...query, place: back.before })).before,
      ).toBeNull()
    },
  )
})
