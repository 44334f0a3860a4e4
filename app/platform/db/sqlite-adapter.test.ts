import { expect, test } from 'vitest'
import { blockedBy, delayBudget } from '../../../tests/setup/event-loop'
import { createSqliteDatabase } from '../../../tests/setup/sqlite'
import { connect, type Db } from './db.server'

/** The tables of which rows are counted once a file of so many bytes more has been opened anew. */
async function countedOf(bytes: number): Promise<string[]> {
  const { url, dispose } = await createSqliteDatabase()
  const filled = connect(url)
  await filled.session.count()
  await filled.$executeRawUnsafe('DELETE FROM sqlite_stat1')
  await filled.$executeRawUnsafe('CREATE TABLE "Filler" AS SELECT zeroblob(?) AS "bytes"', bytes)
  await filled.rateLimit.createMany({
    data: Array.from({ length: 500 }, (_, index) => ({
      key: `address ${index}`,
      hits: 1,
      resetsAt: new Date(),
    })),
  })
  await filled.$disconnect()
  const opened = connect(url)
  const counted = await opened.$queryRawUnsafe<{ tbl: string }[]>(
    'SELECT DISTINCT tbl FROM sqlite_stat1',
  )
  await opened.$disconnect()
  await dispose()
  return counted.map(({ tbl }) => tbl)
}

test('the rows of a file are counted when it is opened, and not those of a large one', async () => {
  expect(await countedOf(1_000)).toContain('RateLimit')
  expect(await countedOf(300 * 2 ** 20)).toEqual([])
})

test('a status of another version is read as unknown, and holds up no other row', async () => {
  const { url, dispose } = await createSqliteDatabase()
  const client = connect(url)
  for (const name of ['Ada', 'Bo'])
    await client.waitlistEntry.create({
      data: {
        name,
        studioName: name,
        email: `${name}@example.com`,
        language: 'en',
        referralCode: name,
      },
    })
  await client.$executeRaw`UPDATE "WaitlistEntry" SET "status" = 'asleep' WHERE "name" = 'Ada'`
  const read = (from: Pick<typeof client, 'waitlistEntry'>) =>
    from.waitlistEntry.findMany({ orderBy: { name: 'asc' }, select: { status: true } })
  expect(await read(client)).toEqual([{ status: 'unknown' }, { status: 'pending' }])
  await expect(client.$transaction((tx) => read(tx))).rejects.toThrow(/asleep/)
  await client.$disconnect()
  await dispose()
})

/** So many rows that reading them by one would hold up everybody. */
const ROWS = 1_500
type Rows = Pick<Db, 'rateLimit'>

async function each(from: Rows) {
  for (let index = 0; index < ROWS; index += 1)
    await from.rateLimit.findMany({ where: { key: `row ${index}` } })
}

test.each([
  ['by itself', each],
  ['in a transaction', (client: Db) => client.$transaction(each, { timeout: 60_000 })],
])('a loop over many rows lets others have their turn, %s', async (_how, run) => {
  const { url, dispose } = await createSqliteDatabase()
  const client = connect(url)
  await client.rateLimit.findMany({ where: { key: 'first' } })
  const { blocked } = await blockedBy(() => run(client))
  await client.$disconnect()
  await dispose()
  expect(blocked).toBeLessThan(delayBudget())
})
