import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Db } from '~/platform/db/db.server'
import { freePort } from '../setup/port'
import { Visitor } from '../setup/visitor'
import { demoOnPostgres } from './demo-studio'
import { Installation, type AppProcess } from './installation'

const PATIENCE = 20_000

let kanal: Installation
let db: Db
let servers: { app: AppProcess; origin: string }[]

/** One of several servers on the same database. */
async function startServer(url: string) {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  return {
    app: await kanal.start({ DATABASE_URL: url, PORT: port, PUBLIC_URL: origin }, origin),
    origin,
  }
}

beforeAll(async () => {
  const url = await demoOnPostgres('live')
  kanal = await Installation.create()
  servers = [await startServer(url), await startServer(url)]
  db = connect(url)
})

afterAll(async () => {
  await kanal?.dispose()
  await db?.$disconnect()
})

function visitor(index: number) {
  return new Visitor({
    origin: servers[index]!.origin,
    answer: (request) => fetch(request, { redirect: 'manual' }),
  })
}

/** What a stream says until `words` are in it. Throws when they do not come. */
async function hear(reader: ReadableStreamDefaultReader<Uint8Array>, words: string) {
  const decoder = new TextDecoder()
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`"${words}" did not come`)), PATIENCE).unref(),
  )
  for (let said = ''; !said.includes(words);) {
    const { done, value } = await Promise.race([reader.read(), late])
    if (done) throw new Error(`ended after "${said}"`)
    said += decoder.decode(value)
  }
}

test('what is written on one server is heard on the other, also after its connection was lost; a stop ends the streams', async () => {
  const [client, admin] = [visitor(0), visitor(1)]
  await client.signInAs('client')
  await admin.signInAs('admin')
  const { threadId } = await db.message.findFirstOrThrow({
    where: { body: { startsWith: 'Hello Kinga' } },
  })
  const stream = await admin.fetch(`/dashboard/live?order=${threadId}`)
  expect(stream.headers.get('Content-Encoding')).toBeNull()
  const reader = stream.body!.getReader()
  await hear(reader, 'retry')

  const write = async (body: string) =>
    client.submit(await client.get(`/dashboard/messages?order=${threadId}`), 'Send', { body })
  await write('Across two servers')
  await hear(reader, 'event: change')
  expect((await admin.get(`/dashboard/admin/orders/${threadId}/messages`)).text).toContain(
    'Across two servers',
  )
  // The page above marks what was read, which is heard as well.
  await hear(reader, 'event: change')

  const cut = await db.$queryRaw<
    unknown[]
  >`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`
  expect(cut).toHaveLength(2)
  await write('After the connection was lost')
  await hear(reader, 'event: change')

  const began = Date.now()
  const ended = servers[1]!.app.stop('SIGTERM')
  for (let done = false; !done;) ({ done } = await reader.read().catch(() => ({ done: true })))
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(8000)
})
