import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { db, transaction } from '~/platform/db/db.server'
import {
  findPasswordLink,
  issueAccountLink,
  LINK_JOBS,
  requestAccountLink,
  usePasswordLink,
  useSignInLink,
} from './account-links.server'
import { listOwnOrders } from './own-orders.server'
import { authenticate, createClientAccount, findUserByLogin } from './people.server'

const PASSWORD = 'quiet water at night'
const anna = { email: 'anna@example.com', name: 'Anna Lindqvist', language: 'sv' } as const

const STUDIO = { slug: 'kanal', name: 'Kanal', languages: ['en'], currencies: ['USD'] }
const ADDRESS = {
  email: anna.email,
  name: anna.name,
  addressLine: 'Storgatan 1',
  postalCode: '411 01',
  city: 'Göteborg',
  country: 'SE',
}
const AMOUNTS = { currency: 'USD', net: 80_00, vatRate: 2500, vat: 20_00, total: 100_00 }
const ORDER = { ...ADDRESS, ...AMOUNTS, visitorHash: 'visitor', language: 'sv', termsVersion: '1' }

function createAccount(person: { email: string; name: string; language: 'sv' } = anna) {
  return transaction((tx) => createClientAccount(tx, person))
}

async function createLink(
  userId: number,
  lifetime = HOUR,
  purpose: 'set_password' | 'reset_password' | 'sign_in' | 'confirm_email' = 'set_password',
) {
  return signLinkToken(
    'account-link',
    await transaction((tx) => issueAccountLink(tx, { userId, purpose, lifetime })),
  )
}

beforeEach(async () => {
  await db.outboxJob.deleteMany()
  await db.user.deleteMany()
})

describe('an account for a buyer', () => {
  test('is made once for one mail address, in any case of letters', async () => {
    const first = await createAccount()
    const again = await createAccount({ ...anna, email: ' Anna@Example.com' })
    expect(first.created).toBe(true)
    expect(again).toEqual({ userId: first.userId, created: false })
    expect(
      await db.user.findMany({
        select: {
          username: true,
          email: true,
          name: true,
          language: true,
          role: true,
          passwordHash: true,
        },
      }),
    ).toEqual([
      {
        username: 'anna',
        email: 'anna@example.com',
        name: 'Anna Lindqvist',
        language: 'sv',
        role: 'client',
        passwordHash: null,
      },
    ])
  })

  test('of many buyers called the same, each has a username', async () => {
    for (let i = 0; i < 12; i++) await createAccount({ ...anna, email: `anna@${i}.example` })
    const usernames = (await db.user.findMany({ orderBy: { id: 'asc' } })).map(
      ({ username }) => username,
    )
    expect(usernames.slice(0, 9)).toEqual([
      'anna',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `anna-${number}`),
    ])
    expect(new Set(usernames).size).toBe(12)
  })

  test('at the same time, one is made for one address, and one for each of several', async () => {
    const same = await Promise.all(Array.from({ length: 5 }, () => createAccount()))
    expect(same.filter(({ created }) => created)).toHaveLength(1)
    expect(new Set(same.map(({ userId }) => userId)).size).toBe(1)
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, i) => createAccount({ ...anna, email: `anna@${i}.example` })),
    )
    expect(others.every(({ created }) => created)).toBe(true)
    expect(await db.user.count()).toBe(6)
  })
})

describe('signing in', () => {
  test('by username or mail address, with the right password only', async () => {
    const { userId } = await createAccount()
    await db.user.update({
      where: { id: userId },
      data: { passwordHash: await hashPassword(PASSWORD) },
    })
    const viewer = {
      id: userId,
      username: 'anna',
      email: 'anna@example.com',
      name: 'Anna Lindqvist',
      role: 'client',
      isAdmin: false,
    }
    expect(await authenticate(' ANNA ', PASSWORD)).toEqual(viewer)
    expect(await authenticate('Anna@example.com', PASSWORD)).toEqual(viewer)
    expect(await authenticate('anna', PASSWORD.toUpperCase())).toBeNull()
    expect(await authenticate('nobody', PASSWORD)).toBeNull()
  })

  test('is not possible without a password set, nor with a closed account', async () => {
    const { userId } = await createAccount()
    expect(await authenticate('anna', '')).toBeNull()
    await db.user.update({
      where: { id: userId },
      data: { passwordHash: await hashPassword(PASSWORD), disabledAt: new Date() },
    })
    expect(await authenticate('anna', PASSWORD)).toBeNull()
    expect(await findUserByLogin('anna')).toBeNull()
  })
})

describe('a link to set a password', () => {
  test('sets it once, proves the mail address and signs out everywhere', async () => {
    const { userId } = await createAccount()
    const token = await createLink(userId)
    const other = await createLink(userId, DAY, 'reset_password')
    const entry = await createLink(userId, DAY, 'sign_in')
    await db.session.create({
      data: { id: 'a session', userId, expiresAt: new Date(Date.now() + DAY) },
    })
    expect(await findPasswordLink(token)).toMatchObject({
      state: 'open',
      user: { id: userId, email: anna.email },
    })
    expect(await usePasswordLink(token, PASSWORD)).toMatchObject({ id: userId, username: 'anna' })
    expect(await authenticate('anna', PASSWORD)).not.toBeNull()
    expect(await db.session.count({ where: { userId } })).toBe(0)
    expect(
      (await db.user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt,
    ).toBeInstanceOf(Date)
    expect(await findPasswordLink(token)).toMatchObject({ state: 'used' })
    expect(await usePasswordLink(token, 'another long one')).toBeNull()
    expect(await usePasswordLink(other, 'another long one')).toBeNull()
    expect(await useSignInLink(entry)).toBeNull()
    expect(await authenticate('anna', PASSWORD)).not.toBeNull()
  })

  test('used by several at the same time, lets one through', async () => {
    const { userId } = await createAccount()
    const token = await createLink(userId)
    const winners = await Promise.all(
      ['first password', 'second password', 'third password'].map((password) =>
        usePasswordLink(token, password),
      ),
    )
    expect(winners.filter(Boolean)).toHaveLength(1)
  })

  test('holds for its lifetime, its purpose and its signature', async () => {
    const { userId } = await createAccount()
    const expired = await createLink(userId, -1)
    expect(await findPasswordLink(expired)).toMatchObject({ state: 'expired' })
    const useless = [
      expired,
      await createLink(userId, HOUR, 'confirm_email'),
      `${await createLink(userId)}x`,
      'nonsense',
      '',
    ]
    for (const token of useless) expect(await usePasswordLink(token, PASSWORD)).toBeNull()
    expect(await findPasswordLink(useless[1]!)).toBeNull()
    expect(await findPasswordLink('nonsense')).toBeNull()
  })

  test('is of no use for a closed account', async () => {
    const { userId } = await createAccount()
    const token = await createLink(userId)
    await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } })
    expect(await findPasswordLink(token)).toBeNull()
    expect(await usePasswordLink(token, PASSWORD)).toBeNull()
  })
})

test('a forgotten password brings a mail with a link for an hour, to those who have an account', async () => {
  const { userId } = await createAccount()
  for (const name of ['nobody@example.com', 'ANNA'])
    await requestAccountLink('password-reset', { login: name, language: 'nl' })
  const asked = await db.outboxJob.findMany({ orderBy: { id: 'asc' } })
  expect(asked.map(({ kind, payload }) => ({ kind, payload }))).toEqual([
    { kind: 'password-reset', payload: { login: 'nobody@example.com', language: 'nl' } },
    { kind: 'password-reset', payload: { login: 'anna', language: 'nl' } },
  ])
  for (const job of asked) await LINK_JOBS['password-reset'](job)
  const link = await db.accountLink.findFirstOrThrow({ where: { userId } })
  expect(link.purpose).toBe('reset_password')
  expect(link.expiresAt.getTime() - link.createdAt.getTime()).toBeGreaterThan(HOUR - 60_000)
  expect(link.expiresAt.getTime() - link.createdAt.getTime()).toBeLessThan(HOUR + 60_000)
  expect(await db.outboxJob.findMany({ where: { kind: 'mail' } })).toMatchObject([
    {
      key: asked[1]!.key.replace('password-reset', 'reset-password'),
      kind: 'mail',
      payload: {
        template: 'reset-password',
        language: 'nl',
        to: anna.email,
        userId,
        data: { linkId: link.id },
      },
    },
  ])
})

test('everybody sees their own orders, the newest last', async () => {
  const { userId } = await createAccount()
  const other = await createAccount({ ...anna, email: 'someone@example.com' })
  const studio = await db.studio.create({ data: STUDIO })
  for (const [index, owner] of [userId, other.userId, userId].entries()) {
    await db.order.create({
      data: {
        ...ORDER,
        number: `K-${index}`,
        placementKey: `${index}`,
        studioId: studio.id,
        userId: owner,
        createdAt: new Date(2026, 0, 10 - index),
      },
    })
  }
  expect(await listOwnOrders(userId)).toMatchObject([
    { number: 'K-2', status: 'pending_payment', createdAt: new Date(2026, 0, 8) },
    { number: 'K-0', status: 'pending_payment', createdAt: new Date(2026, 0, 10) },
  ])
})
