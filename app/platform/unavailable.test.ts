import { PrismaPg } from '@prisma/adapter-pg'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/setup/port'
import { PrismaClient } from '#prisma/postgresql/client'
import { createS3Storage } from './storage/s3.server'
import { isUnavailable } from './unavailable.server'

const whyNot = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  )

test('a database and a store that nobody answers for are unavailable', async () => {
  const port = await freePort()
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: `postgres://kanal@127.0.0.1:${port}/kanal` }),
  })
  expect(isUnavailable(await whyNot(client.user.findFirst()))).toBe(true)
  await client.$disconnect()
  const store = createS3Storage({
    bucket: 'quay',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  expect(isUnavailable(await whyNot(store.get('a/b')))).toBe(true)
})

test('a full disk is; a fault of ours, a missing row and nothing at all are not', () => {
  expect(
    isUnavailable(
      Object.assign(new Error('full'), {
        meta: { driverAdapterError: { cause: { originalCode: 'SQLITE_FULL' } } },
      }),
    ),
  ).toBe(true)
  expect(isUnavailable(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toBe(true)
  for (const other of [
    new TypeError('x is not a function'),
    Object.assign(new Error('none'), { code: 'P2025' }),
    Object.assign(new Error('none'), { code: 'ENOENT' }),
    null,
    'ENOSPC',
  ]) {
    expect(isUnavailable(other)).toBe(false)
  }
  const circle = new Error('again')
  circle.cause = circle
  expect(isUnavailable(circle)).toBe(false)
})
