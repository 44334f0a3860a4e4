import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { createStudio } from '#tests/factories/purchase'
import { runningOrder } from '#tests/factories/running-order'
import { readClient, staffMember } from '../people/participant.server'
import { postMessage } from './post-message.server'

beforeAll(createStudio)

const studio = staffMember(1)
const say = () => ({ key: randomUUID(), body: 'A word.' })

/** What the migration does with conversations that were there before it. */
async function migrate() {
  const folder = env.DATABASE_URL?.startsWith('postgres') ? 'postgresql' : 'sqlite'
  const migrations = `prisma/${folder}/migrations`
  const name = readdirSync(migrations).find((one) => one.endsWith('_conversation_turns'))!
  const sql = readFileSync(`${migrations}/${name}/migration.sql`, 'utf8')
  for (const [statement] of sql.matchAll(/^UPDATE [^;]+;/gm)) await db.$executeRawUnsafe(statement)
}

test('what posting keeps of whose turn it is, the migration finds in the messages that are there', async () => {
  const [one, two, three] = [await runningOrder(), await runningOrder(), await runningOrder()]
  const clientOf = async ({ orderId }: { orderId: string }) =>
    readClient((await db.order.findUniqueOrThrow({ where: { id: orderId } })).userId!)
  const [ada, ben] = [await clientOf(one), await clientOf(two)]
  for (const author of [ada, studio, ada, ada]) await postMessage(author, one.orderId, say())
  for (const author of [ben, ben, studio, studio]) await postMessage(author, two.orderId, say())
  await postMessage(await clientOf(three), three.orderId, say())

  const ids = [one, two, three].map(({ orderId }) => orderId)
  const read = () =>
    db.thread.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      select: { id: true, waitsFor: true, waitsSince: true },
    })
  const kept = await read()
  expect(kept.map(({ waitsFor }) => waitsFor)).toEqual(['studio', 'client', 'studio'])
  await db.thread.updateMany({ data: { waitsFor: null, waitsSince: null } })
  await migrate()
  expect(await read()).toEqual(kept)
})
