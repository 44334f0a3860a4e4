import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { createStudio } from '../../../tests/factories/purchase'
import { createSeller } from '../../../tests/factories/studio'
import { endOfTerm } from '../ground/terms.rules'
import { apiTokenSchema } from './api-token.schema'
import { endToken, findProgram, makeToken } from './api-tokens.server'

beforeAll(() => createStudio())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const own = { name: 'Reports', scope: 'read', days: 7, studioId: null } as const

async function person(more: object = {}) {
  const name = randomUUID()
  const data = { username: name, email: `${name}@example.com`, name: 'Ada', ...more }
  return (await db.user.create({ data })).id
}

test('is made for one of four times, and holds to the end of its last day', async () => {
  const takes = (days: number) =>
    apiTokenSchema('!').safeParse({ name: 'Reports', scope: 'read', days }).success
  expect([7, 30, 90, 365, 8, 366, 0, -7, 3650].filter(takes)).toEqual([7, 30, 90, 365])
  const userId = await person()
  const began = Date.now()
  vi.useFakeTimers({ now: began, toFake: ['Date'] })
  const token = await makeToken(userId, own)
  const end = endOfTerm(7, new Date(began)).getTime()
  vi.setSystemTime(end - 1)
  expect(await findProgram(token)).toMatchObject({ scope: 'read', participant: { userId } })
  vi.setSystemTime(end)
  expect(await findProgram(token)).toBeNull()
})

test('is one of twenty; those that are over count no more', async () => {
  const userId = await person()
  for (let made = 0; made < 20; made++) await makeToken(userId, own)
  await expect(makeToken(userId, own)).rejects.toMatchObject({ code: 'token.tooMany' })
  const [first] = await db.apiToken.findMany({ where: { userId }, take: 1 })
  await db.apiToken.update({ where: { id: first!.id }, data: { expiresAt: new Date() } })
  await makeToken(userId, own)
  expect(await db.apiToken.count({ where: { userId } })).toBe(20)
})

test('is ended by its owner alone', async () => {
  const [userId, other] = [await person(), await person()]
  const token = await makeToken(userId, own)
  const { id } = await db.apiToken.findFirstOrThrow({ where: { userId } })
  expect(await endToken(other, id)).toBeNull()
  expect(await findProgram(token)).not.toBeNull()
  expect(await endToken(userId, id)).toBe('Reports')
  expect(await findProgram(token)).toBeNull()
})

test('says to the minute when it was last used', async () => {
  const userId = await person()
  const began = Date.now()
  vi.useFakeTimers({ now: began, toFake: ['Date'] })
  const token = await makeToken(userId, own)
  const usedAt = async (at: number) => {
    vi.setSystemTime(began + at)
    await findProgram(token)
    const { lastUsedAt } = await db.apiToken.findFirstOrThrow({ where: { userId } })
    return lastUsedAt!.getTime() - began
  }
  expect([await usedAt(0), await usedAt(MINUTE), await usedAt(MINUTE + 1)]).toEqual([
    0,
    0,
    MINUTE + 1,
  ])
})

describe('whoever may do no longer what it was made for', () => {
  afterEach(() => void (env.REQUIRE_SECOND_FACTOR = undefined))

  test('has no second factor where one is required', async () => {
    const [plain, secured] = [
      await person(),
      await person({ totpSecret: 'sealed', totpConfirmedAt: new Date() }),
    ]
    const [one, other] = [await makeToken(plain, own), await makeToken(secured, own)]
    const opens = () =>
      Promise.all([one, other].map(async (it) => (await findProgram(it)) !== null))
    expect(await opens()).toEqual([true, true])
    env.REQUIRE_SECOND_FACTOR = 'everybody'
    expect(await opens()).toEqual([false, true])
  })

  test('has left the studio for which it acts', async () => {
    const { id: studioId, userId } = await createSeller()
    const token = await makeToken(userId, { ...own, studioId })
    expect(await findProgram(token)).toMatchObject({ participant: { side: 'studio', studioId } })
    await db.studioMember.deleteMany({ where: { studioId, userId } })
    expect(await findProgram(token)).toBeNull()
  })
})
