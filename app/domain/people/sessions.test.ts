import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { person } from '../../../tests/factories/waiting'
import { makeToken } from './api-tokens.server'
import { makeEndpoint } from '../webhooks/endpoints.server'
import { endAccess } from './end-access.server'
import { findProvenOwner, isProvenStudio } from './proven-address.server'
import { countPrograms, endOtherSessions, endOwnSession, listSessions } from './sessions.server'
import { createStudio } from '../../../tests/factories/purchase'
import { createSeller } from '../../../tests/factories/studio'

async function signedIn(userId: number, times: number) {
  const ids = Array.from({ length: times }, () => randomUUID())
  for (const [index, id] of ids.entries())
    await db.session.create({
      data: { id, userId, expiresAt: after(DAY), lastSeenAt: after((index - times) * DAY) },
    })
  return ids
}
const idsOf = async (userId: number) => (await listSessions(userId)).map(({ id }) => id)

describe('the sessions of a person', () => {
  test('are their own and open ones, the one last used first', async () => {
    const [one, other] = [await person(), await person()]
    const ids = await signedIn(one.id, 3)
    await signedIn(other.id, 1)
    await db.session.update({ where: { id: ids[1]! }, data: { expiresAt: after(-1) } })
    expect(await idsOf(one.id)).toEqual([ids[2], ids[0]])
  })

  test('end one by one, and nobody else’s', async () => {
    const [one, other] = [await person(), await person()]
    const [[own, kept], [foreign]] = [await signedIn(one.id, 2), await signedIn(other.id, 1)]
    expect(await endOwnSession(one.id, foreign!)).toBe(false)
    expect(await endOwnSession(one.id, own!)).toBe(true)
    expect(await endOwnSession(one.id, own!)).toBe(false)
    expect([await idsOf(one.id), await idsOf(other.id)]).toEqual([[kept], [foreign]])
  })

  test('end all but the one that asks, and all tokens and webhooks', async () => {
    const [one, other] = [await person(), await person()]
    const [[kept], [foreign]] = [await signedIn(one.id, 3), await signedIn(other.id, 1)]
    await createStudio()
    for (const { id } of [one, other]) {
      await makeToken(id, { name: 'Reports', scope: 'read', days: 7, studioId: 1 })
      await makeEndpoint(id, {
        ...{ name: 'Books', url: 'https://books.example', subjects: ['order'], studioId: null },
      })
    }
    await makeToken(one.id, { name: 'Old', scope: 'read', days: 7, studioId: 1 })
    const old = { userId: one.id, name: 'Old' }
    await db.apiToken.updateMany({ where: old, data: { expiresAt: after(-1) } })
    expect(await endOtherSessions(one.id, kept!)).toEqual({
      ...{ sessions: 2, tokens: 1, webhooks: 1 },
    })
    expect(await db.apiToken.count({ where: old })).toBe(0)
    expect([await countPrograms(one.id), await countPrograms(other.id)]).toEqual([
      { tokens: 0, webhooks: 0 },
      { tokens: 1, webhooks: 1 },
    ])
    expect([await idsOf(one.id), await idsOf(other.id)]).toEqual([[kept], [foreign]])
  })

  test('end with the tokens and endpoints of their programs, but for one to keep', async () => {
    await createStudio()
    const [one, other] = [await person(), await person()]
    for (const { id } of [one, other])
      await makeToken(id, { name: 'Reports', scope: 'read', days: 7, studioId: 1 })
    const [[kept], [foreign]] = [await signedIn(one.id, 3), await signedIn(other.id, 1)]
    for (const { id } of [one, other]) {
      const endpoint = { name: 'Board', url: 'https://board.example/', subjects: [] }
      await makeEndpoint(id, { ...endpoint, studioId: null })
    }
    const programs = ({ id: userId }: { id: number }) =>
      Promise.all([
        db.apiToken.count({ where: { userId } }),
        db.webhookEndpoint.count({ where: { userId } }),
      ])
    expect(await transaction((tx) => endAccess(tx, one.id, kept))).toBe(2)
    expect([await idsOf(one.id), await idsOf(other.id)]).toEqual([[kept], [foreign]])
    expect([await programs(one), await programs(other)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(await transaction((tx) => endAccess(tx, one.id))).toBe(1)
    expect([await idsOf(one.id), await idsOf(other.id)]).toEqual([[], [foreign]])
  })
})

const UNPROVEN = [
  ['is not confirmed', { emailVerifiedAt: null }],
  ['is of a disabled account', { disabledAt: new Date() }],
  ['is of an erased account', { erasedAt: new Date() }],
] as const

describe('an address', () => {
  const proven = { emailVerifiedAt: new Date() }

  test('is proven that its owner has confirmed, for that owner alone', async () => {
    const [one, other] = [await person(), await person()]
    for (const { id } of [one, other]) await db.user.update({ where: { id }, data: proven })
    const { id: userId, email, name } = one
    expect(await findProvenOwner({ userId, email })).toEqual({ name, email })
    expect(await findProvenOwner({ userId, email: other.email })).toBeNull()
    expect(await findProvenOwner({ userId: other.id, email })).toBeNull()
    expect(await findProvenOwner({ userId: null, email })).toBeNull()
  })

  test.each(UNPROVEN)('is not proven that %s', async (_, data) => {
    const { id: userId, email } = await person()
    await db.user.update({ where: { id: userId }, data: { ...proven, ...data } })
    expect(await findProvenOwner({ userId, email })).toBeNull()
  })

  test('of a studio is proven by one of its people, and by nobody else', async () => {
    await createStudio()
    const [studio, other] = [await createSeller(), await createSeller()]
    const ofPerson = async (userId: number) =>
      (await db.user.findUniqueOrThrow({ where: { id: userId } })).email
    const [own, foreign] = [await ofPerson(studio.userId), await ofPerson(other.userId)]
    expect(await isProvenStudio({ id: studio.id, email: own })).toBe(true)
    expect(await isProvenStudio({ id: studio.id, email: foreign })).toBe(false)
    expect(await isProvenStudio({ id: other.id, email: own })).toBe(false)
    expect(await isProvenStudio({ id: studio.id, email: null })).toBe(false)
  })

  test.each(UNPROVEN)('of a studio is not proven that %s', async (_, data) => {
    await createStudio()
    const { id, userId } = await createSeller()
    const { email } = await db.user.update({ where: { id: userId }, data })
    expect(await isProvenStudio({ id, email })).toBe(false)
  })
})
