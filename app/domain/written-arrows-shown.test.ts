import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { movesOf } from '../../tests/factories/moves'
import { createProduct, createStudio } from '../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder, runningOrder } from '../../tests/factories/running-order'
import { createSeller } from '../../tests/factories/studio'
import { moveProduct } from './catalog/product-editing.server'
import type { ProductCommand } from './catalog/product-editing.rules'
import { applyCuration, type Curated } from './curation/curation.server'
import { SHOWCASE_PROJECTS } from './curation/showcase-editing.server'
import { TEMPLATES } from './curation/template-editing.server'
import type { CurationActName } from './curation/curation.rules'
import { addFiles } from './files/add-files.server'
import { getProject } from './files/project-access.server'
import { deleteFile } from './files/project-file.server'
import {
  CHANGE_STATUSES,
  fileVersionMachine,
  PRODUCT_STATUSES,
  SHOWCASE_STATUSES,
  studioMachine,
} from './ground/machines.rules'
import { readClient, staffMember } from './people/participant.server'
import { acceptChange, declineChange, priceChange } from './projects/changes.server'
import { publishDeskProduct, withdrawDeskProduct } from './studios/desk-products.server'
import { showDeskWork } from './studios/desk-works.server'
import { publishShop, takeDownShop } from './studios/studio-changes.server'
import { resumeStudio, suspendStudio } from './studios/suspend-studio.server'

/*
 * What each command does with what is shown, sold and shared in each state (see
 * written-arrows.test.ts), and that the history has each move, with who made it.
 */

const STUDIO = staffMember(ADMIN.id)

beforeAll(() => createStudio())

/** The last move of a row that its history has. */
async function lastMove(subject: string, id: string | number) {
  const event = await db.event.findFirst({
    where: { subject, subjectId: String(id), from: { not: null } },
    orderBy: { id: 'desc' },
  })
  return event && { move: `${event.from} → ${event.to}`, actor: event.actorType }
}

/** The moves that are written, each of which the history must have too. */
async function toldMoves<State extends string>(
  subject: string,
  states: readonly State[],
  make: (state: State) => Promise<{ id: string; status: () => Promise<string> }>,
  act: (id: string, state: State) => Promise<unknown>,
) {
  const told: string[] = []
  const moves = await movesOf(states, make, async (id, state) => {
    await act(id, state)
    const last = await lastMove(subject, id)
    if (last) told.push(last.move)
  })
  expect(told).toEqual(moves)
  return moves
}

describe('a change request', () => {
  let projectId: string
  let client: Awaited<ReturnType<typeof readClient>>

  beforeAll(async () => {
    const { project, userId } = await readOrder((await runningOrder()).orderId)
    projectId = project!.id
    client = await readClient(userId!)
  })
  async function make(status: (typeof CHANGE_STATUSES)[number]) {
    const { id } = await db.changeRequest.create({
      data: { projectId, title: 'x', description: 'x', key: randomUUID(), status, net: 10_000 },
    })
    return {
      id,
      status: async () => (await db.changeRequest.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  const price = { net: 10_000, workingDays: 1, answer: '' }

  test.each([
    ['is priced', (id: string) => priceChange(STUDIO, id, price), ['requested → priced']],
    [
      'is declined by the studio',
      (id: string) => declineChange(STUDIO, id, 'x'),
      ['requested → declined'],
    ],
    [
      'is declined by the client',
      (id: string) => declineChange(client, id, ''),
      ['priced → declined'],
    ],
    ['is ordered', (id: string) => acceptChange(client, id), ['priced → accepted']],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await toldMoves('change', CHANGE_STATUSES, make, act)).toEqual(moves)
    },
  )
})

describe('a service', () => {
  async function make(status: (typeof PRODUCT_STATUSES)[number], studioId = 1) {
    const { id } = await createProduct({})
    await db.product.update({ where: { id, studioId: 1 }, data: { status, studioId } })
    return {
      id: String(id),
      status: async () => (await db.product.findUniqueOrThrow({ where: { id } })).status,
    }
  }

  test.each([
    ['publish', ['draft → published']],
    ['withdraw', ['published → draft']],
    ['archive', ['draft → archived', 'published → archived']],
    ['restore', ['archived → draft']],
  ] as [ProductCommand, string[]][])('of the own studio: %s', async (command, moves) => {
    const act = (id: string) => moveProduct({ id: ADMIN.id }, Number(id), command)
    expect(await toldMoves('product', PRODUCT_STATUSES, make, act)).toEqual(moves)
  })

  test('of a studio on Studio Stack', async () => {
    const { id: studioId, userId } = await createSeller({ status: 'draft' })
    const member = { studioId, userId }
    const makeTheirs = (status: (typeof PRODUCT_STATUSES)[number]) => make(status, studioId)
    expect(
      await toldMoves('product', PRODUCT_STATUSES, makeTheirs, (id) =>
        publishDeskProduct(member, Number(id), []),
      ),
    ).toEqual(['draft → published', 'archived → published'])
    expect(
      await toldMoves('product', PRODUCT_STATUSES, makeTheirs, (id) =>
        withdrawDeskProduct(member, Number(id)),
      ),
    ).toEqual(['published → archived'])
  })
})

describe('what is curated', () => {
  async function makeProject(status: string, studioId = 1) {
    const { id } = await db.showcaseProject.create({
      data: {
        ...{ studioId, slug: randomUUID(), image: '/x.avif', status, category: 'Website' },
        technologies: [],
      },
    })
    return {
      id: String(id),
      status: async () => (await db.showcaseProject.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  async function makeTemplate(status: string) {
    const { id } = await db.template.create({
      data: {
        ...{ slug: randomUUID(), previewImage: '/x.avif', status, name: 'Quay', creator: 'Ada' },
        ...{ sourceUrl: 'https://example.com', platform: 'framer', templateType: 'blog' },
        ...{ price: 'free', badges: [] },
      },
    })
    return {
      id: String(id),
      status: async () => (await db.template.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  const act =
    <Input>(kind: Curated<Input>, name: CurationActName) =>
    (id: string) =>
      transaction((tx) => applyCuration(kind, tx, Number(id), name, ADMIN))

  test.each([
    ['publish', ['draft → live', 'hidden → live']],
    ['takeDown', ['live → hidden']],
    ['feature', []],
  ] as [CurationActName, string[]][])('%s', async (name, moves) => {
    expect(
      await toldMoves('showcase', SHOWCASE_STATUSES, makeProject, act(SHOWCASE_PROJECTS, name)),
    ).toEqual(moves)
    expect(
      await toldMoves('template', SHOWCASE_STATUSES, makeTemplate, act(TEMPLATES, name)),
    ).toEqual(moves)
  })

  test('by a studio on Studio Stack', async () => {
    const { id: studioId, userId } = await createSeller()
    const show = (shown: boolean) => (id: string) =>
      showDeskWork({ studioId, userId }, Number(id), shown)
    const make = (status: string) => makeProject(status, studioId)
    expect(await toldMoves('showcase', SHOWCASE_STATUSES, make, show(true))).toEqual([
      'draft → live',
      'hidden → live',
    ])
    expect(await toldMoves('showcase', SHOWCASE_STATUSES, make, show(false))).toEqual([
      'live → hidden',
    ])
  })
})

describe('a studio', () => {
  const people = new Map<string, number>()

  async function make(status: (typeof studioMachine.statuses)[number]) {
    const suspended = status === 'suspended' ? { suspendedFrom: 'draft' } : {}
    const { id, userId } = await createSeller({
      ...{ status, tagline: { sv: 'Rena linjer' }, about: { sv: 'Vi viker.' } },
      ...{ accentColour: '#7a1f1f', groundColour: '#ffffff', currencies: ['EUR'] },
      ...suspended,
    })
    const product = await createProduct({})
    await db.product.update({ where: { id: product.id, studioId: 1 }, data: { studioId: id } })
    people.set(String(id), userId)
    return {
      id: String(id),
      status: async () => (await db.studio.findUniqueOrThrow({ where: { id } })).status,
    }
  }
  const member = (id: string) => ({ studioId: Number(id), userId: people.get(id)! })

  test.each([
    [
      'is opened',
      (id: string) => publishShop(member(id)),
      ['invited → published', 'draft → published', 'taken_down → published'],
    ],
    ['is closed', (id: string) => takeDownShop(member(id)), ['published → taken_down']],
    [
      'is suspended',
      (id: string) => suspendStudio(ADMIN.id, Number(id), 'x'),
      ['invited', 'draft', 'published', 'taken_down'].map((from) => `${from} → suspended`),
    ],
    [
      'is taken up again',
      (id: string) => resumeStudio(ADMIN.id, Number(id)),
      ['suspended → draft'],
    ],
  ] as [string, (id: string) => Promise<unknown>, string[]][])(
    'that %s',
    async (_event, act, moves) => {
      expect(await toldMoves('studio', studioMachine.statuses, make, act)).toEqual(moves)
    },
  )
})

test('a version of a file is replaced, and deleted with its file', async () => {
  const { orderId } = await paidOrder()
  const client = await readClient((await readOrder(orderId)).userId!)
  const project = await getProject(client, { orderId })
  const put = (fileId: string | null) =>
    addFiles(
      {
        ...{ participant: client, project, key: randomUUID() },
        target: { folderId: null, fileId, visibility: 'client' },
      },
      [
        {
          ...{ name: 'brief.pdf', storageKey: randomUUID(), contentType: 'application/pdf' },
          ...{ size: 10, sha256: randomUUID() },
        },
      ],
    )
  const [first] = (await put(null)).added
  const [second] = (await put(first!.fileId)).added
  const replaced = { move: 'available → superseded', actor: 'client' }
  expect(await lastMove('fileVersion', first!.versionId)).toEqual(replaced)
  await deleteFile(client, first!.fileId)
  expect(await lastMove('file', first!.fileId)).toEqual({
    move: 'available → deleted',
    actor: 'client',
  })
  expect(await lastMove('fileVersion', first!.versionId)).toMatchObject({
    move: 'superseded → deleted',
  })
  expect(await lastMove('fileVersion', second!.versionId)).toMatchObject({
    move: 'available → deleted',
  })
  const versions = await db.fileVersion.findMany({ where: { fileId: first!.fileId } })
  expect(versions.map(({ status }) => status)).toEqual(['deleted', 'deleted'])
  expect(fileVersionMachine.sourcesOf('deleted')).toEqual(['uploading', 'available', 'superseded'])
})
