import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type PostgresServer } from '../../../tests/setup/postgres'
import { isUnavailable } from '../unavailable.server'
import { connect, transaction, type Db } from './db.server'

/** What PostgreSQL says when an administrator ends a connection (57P01). */
const GOODBYE = (() => {
  const fields = Buffer.from(
    'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
  )
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()

/**
 * A way to the server on which connections that are open can fall silent, or be told goodbye in one
 * piece with an answer; new ones are served well.
 */
async function startWay(to: number) {
  const open = new Map<net.Socket, net.Socket>()
  let goodbyes = 0
  const way = net.createServer((socket) => {
    const onward = net.connect(to, '127.0.0.1')
    open.set(socket, onward)
    socket.pipe(onward).on('error', () => socket.destroy())
    onward.on('data', (data) => {
      if (goodbyes === 0) return socket.write(data)
      goodbyes -= 1
      socket.end(Buffer.concat([data, GOODBYE]))
      onward.destroy()
    })
    onward.on('close', () => socket.end())
    socket
      .on('error', () => onward.destroy())
      .on('close', () => (open.delete(socket), onward.destroy()))
  })
  await new Promise<void>((ready) => way.listen(0, '127.0.0.1', ready))
  return {
    port: (way.address() as AddressInfo).port,
    silence() {
      for (const [socket, onward] of open) {
        socket.unpipe(onward)
        onward.removeAllListeners('data').pause()
      }
      return open.size
    },
    sayGoodbye: (times: number) => (goodbyes = times),
    stop: () => (way.close(), [...open.keys()].forEach((socket) => socket.destroy())),
  }
}

let server: PostgresServer
let url: string
let way: Awaited<ReturnType<typeof startWay>>
let db: Db

beforeAll(async () => {
  server = await startPostgres()
  url = await server.createDatabase('kanal')
  way = await startWay(Number(new URL(url).port))
  const through = new URL(url)
  through.port = String(way.port)
  through.searchParams.set('connection_limit', '2')
  db = connect(through.href)
})

afterAll(async () => {
  await db?.$disconnect()
  way?.stop()
  await server?.stop()
})

const count = (client: Db, ms = 0) =>
  transaction(async (tx) => {
    const { next } = await tx.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })
    await pause(ms)
    await tx.numberSeries.update({ where: { name: 'race' }, data: { next: next + 1 } })
  }, client)

it('lets transactions of two processes take turns: none is run twice, none is lost', async () => {
  const other = connect(url)
  await db.numberSeries.create({ data: { name: 'race', next: 0 } })
  let runs = 0
  const both = [db, other].flatMap((client) =>
    Array.from({ length: 25 }, () =>
      transaction(async (tx) => {
        runs += 1
        const { next } = await tx.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })
        await tx.numberSeries.update({ where: { name: 'race' }, data: { next: next + 1 } })
      }, client),
    ),
  )
  await Promise.all(both)
  await other.$disconnect()
  expect(runs).toBe(50)
  expect((await db.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })).next).toBe(50)
})

it('goes on when the turn of one failed', async () => {
  await expect(transaction(() => Promise.reject(new Error('undone')), db)).rejects.toThrow('undone')
  await expect(
    transaction((tx) => tx.$executeRawUnsafe('SELECT nothing FROM nowhere'), db),
  ).rejects.toThrow()
  await count(db)
})

/** What a server says of itself when it cannot go on: see its documentation, Appendix A. */
const TROUBLES = [
  ...['08006', '53100', '53200', '53300', '53400'],
  ...['57P01', '57P02', '57P03', '57P05', '58000', '58030'],
  ...['25006', '40001', '55P03', '57014'],
]

it('knows what a server in trouble says, in the middle of a transaction too, and no fault of ours', async () => {
  const raise = (state: string) =>
    db.$executeRawUnsafe(`CREATE OR REPLACE FUNCTION trouble() RETURNS trigger AS $$
      BEGIN RAISE EXCEPTION 'trouble' USING ERRCODE = '${state}'; END $$ LANGUAGE plpgsql`)
  await raise('XX000')
  await db.$executeRawUnsafe(
    'CREATE TRIGGER trouble BEFORE INSERT ON "RateLimit" FOR EACH ROW EXECUTE FUNCTION trouble()',
  )
  const data = { key: 'trouble', hits: 1, resetsAt: new Date() }
  const whyNot = (asked: Promise<unknown>) => asked.then(() => null).catch((error) => error)
  for (const state of [...TROUBLES, '23502', 'XX000']) {
    await raise(state)
    const isTrouble = TROUBLES.includes(state)
    const alone = await whyNot(db.rateLimit.create({ data }))
    expect([state, isUnavailable(alone)]).toEqual([state, isTrouble])
    const within = await whyNot(db.$transaction((tx) => tx.rateLimit.create({ data })))
    expect([state, isUnavailable(within)]).toEqual([state, isTrouble])
  }
  await db.$executeRawUnsafe('DROP TRIGGER trouble ON "RateLimit"')
})

it('takes what a newer version has taken away for a moment in which it is being replaced', async () => {
  await db.$executeRawUnsafe('ALTER TABLE "RateLimit" RENAME COLUMN "hits" TO "touches"')
  const told = await Promise.allSettled([
    db.rateLimit.findFirst(),
    db.$transaction((tx) => tx.rateLimit.deleteMany({ where: { hits: 1 } })),
    db.$queryRawUnsafe('SELECT "hits" FROM "RateLimit"'),
    db.$queryRawUnsafe('SELECT 1 FROM "RateLimits"'),
  ])
  await db.$executeRawUnsafe('ALTER TABLE "RateLimit" RENAME COLUMN "touches" TO "hits"')
  expect(told.map((one) => one.status === 'rejected' && isUnavailable(one.reason))).toEqual(
    told.map(() => true),
  )
})

it('hears the goodbye of a connection that is handed on at that moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    way.sayGoodbye(2)
    const asked = [db.studio.count(), db.studio.count(), count(db), count(db), db.studio.count()]
    for (const told of await Promise.allSettled(asked))
      if (told.status === 'rejected')
        expect(isUnavailable(told.reason), String(told.reason)).toBe(true)
  }
  way.sayGoodbye(0)
  await expect(count(db)).resolves.not.toThrow()
})

it(
  'gives up connections that fell silent within 10 s, and serves over new ones',
  { timeout: 60_000 },
  async () => {
    await Promise.all([db.studio.count(), db.studio.count()])
    expect(way.silence()).toBeGreaterThan(0)
    const began = Date.now()
    const told = await Promise.allSettled([db.studio.count(), count(db), db.studio.count()])
    for (const one of told)
      if (one.status === 'rejected')
        expect(isUnavailable(one.reason), String(one.reason)).toBe(true)
    await count(db)
    expect(Date.now() - began).toBeLessThan(12_000)
  },
)

it(
  'lets a process that stops in the middle of a transaction hold up others for 5 s at most',
  { timeout: 60_000 },
  async () => {
    const frozen = connect(url)
    let holds = () => {}
    const held = new Promise<void>((resolve) => (holds = resolve))
    const stopped = transaction(async (tx) => {
      await tx.numberSeries.update({ where: { name: 'race' }, data: { next: { increment: 1000 } } })
      holds()
      await pause(7_000)
      await tx.numberSeries.update({ where: { name: 'race' }, data: { next: { increment: 1000 } } })
    }, frozen).catch((error: unknown) => error)
    await held
    const before = (await db.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })).next
    const began = Date.now()
    await count(db)
    expect(Date.now() - began).toBeLessThan(5_500)
    expect(isUnavailable(await stopped)).toBe(true)
    expect((await db.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })).next).toBe(
      before + 1,
    )
    await frozen.$disconnect()
  },
)
