import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createProduct as createPublished, createStudio } from '../../../tests/factories/purchase'
import { perform, dryRun, type BulkAct } from '../lists/bulk.server'
import { PRODUCT_ACTS } from './product-acts.server'
import { createProduct } from './product-creation.server'
import { moveProduct } from './product-editing.server'
import { findIds } from '../../../tests/factories/list-ids'
import { studioProducts } from './product-list.server'

let editor: { id: number }

beforeAll(async () => {
  await createStudio()
  editor = await db.user.findUniqueOrThrow({ where: { username: 'owner' } })
})

const draft = (name = 'Unfinished') =>
  createProduct(editor, {
    key: randomUUID(),
    name,
    category: 'Website',
    platform: 'Framer',
    codeLevel: 'No-code',
    price: 120_000,
    days: 7,
  })
const published = async () => (await createPublished()).id
const statusOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).status
const everything = async () => ({
  products: await db.product.findMany({ orderBy: { id: 'asc' } }),
  events: await db.event.count(),
})

/** DryRuns and performs an act: the dryRun has to change nothing and to foretell the run. */
async function run(act: BulkAct, ids: number[]) {
  const order = { actor: { type: 'admin', id: editor.id } as const, reason: '' }
  const before = await everything()
  const foretold = await dryRun(act, ids.map(String), order)
  expect(await everything()).toEqual(before)
  expect(await perform(act, ids.map(String), order)).toEqual(foretold)
  return foretold.map(Number)
}

test('of many products those are published that lack nothing', async () => {
  const [whole, unfinished, there] = [await published(), await draft(), await published()]
  await moveProduct(editor, whole, 'withdraw')
  expect(await run(PRODUCT_ACTS.publish, [whole, unfinished, there])).toEqual([whole])
  expect(await Promise.all([whole, unfinished, there].map(statusOf))).toEqual([
    'published',
    'draft',
    'published',
  ])
})

test('many products are archived, whatever they lack', async () => {
  const [one, unfinished] = [await published(), await draft()]
  expect(await run(PRODUCT_ACTS.archive, [one, unfinished])).toEqual([one, unfinished])
  expect(await run(PRODUCT_ACTS.archive, [one])).toEqual([])
})

test('the list is sorted by name in the reader’s language, and by what was changed last', async () => {
  const [zebra, apple] = [await draft('Sortable zebra'), await draft('Sortable apple')]
  await moveProduct(editor, zebra, 'archive')
  const list = (query: string) =>
    findIds(studioProducts, Object.fromEntries(new URLSearchParams(`q=sortable&${query}`)))
  expect(await list('')).toEqual([apple, zebra])
  expect(await list('sort=oldest')).toEqual([zebra, apple])
  expect(await list('sort=name')).toEqual([apple, zebra])
  expect(await list('sort=changed')).toEqual([zebra, apple])
  expect(await list('status=archived&category=Website')).toEqual([zebra])
  expect(await list('category=Branding')).toEqual([])
})
