import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { verifyPassword } from '~/platform/crypto/passwords.server'
import { db } from '~/platform/db/db.server'
import { createFreelancer } from '../../../tests/factories/freelancer'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { createSeller } from '../../../tests/factories/studio'
import { makeToken } from './api-tokens.server'
import { acceptStaffInvitation, joinStaffWithNewAccount } from './join-staff.server'
import {
  allowColleague,
  inviteColleague,
  removeColleague,
  revokeStaffInvitation,
} from './staff.server'

const OWNER = { userId: 1, language: 'en' } as const

beforeAll(async () => {
  await createStudio()
  const owner = { id: 1, username: 'owner', email: 'owner@kanal.example', name: 'Owner' }
  await db.user.upsert({ where: { id: 1 }, create: { ...owner, role: 'admin' }, update: {} })
})
beforeEach(() => db.staffInvitation.deleteMany())

async function person(more: object = {}) {
  const name = randomUUID()
  const data = { username: name, email: `${name}@example.com`, name: 'Wilma Ek', ...more }
  return db.user.create({ data })
}

const invitationFor = (email: string) =>
  db.staffInvitation.findUniqueOrThrow({ where: { liveKey: email } })

async function invite(email: string, allowed?: Parameters<typeof inviteColleague>[2]) {
  await inviteColleague(OWNER, email, allowed)
  return (await invitationFor(email)).id
}

/** Whoever works for somebody here already cannot be one of the staff. */
const BUSY: [string, (id: number) => Promise<unknown>][] = [
  [
    'has ordered',
    async (userId) => {
      const { orderId } = await paidOrder()
      await db.order.update({ where: { id: orderId }, data: { userId } })
    },
  ],
  [
    'is of a company',
    (userId) =>
      db.company.create({
        data: { name: 'Havn', country: 'SE', members: { create: { userId, role: 'viewer' } } },
      }),
  ],
  [
    'is of a studio',
    async (userId) =>
      db.studioMember.create({ data: { userId, studioId: (await createSeller()).id } }),
  ],
  [
    'is a freelancer',
    async (userId) =>
      db.freelancer.update({ where: { id: (await createFreelancer()).id }, data: { userId } }),
  ],
]

describe('an invitation to the staff', () => {
  test.each(BUSY)(
    'is for nobody who %s, and opens to nobody who does by then',
    async (_, become) => {
      const [before, later] = [await person(), await person()]
      await become(before.id)
      await expect(inviteColleague(OWNER, before.email)).rejects.toMatchObject({
        code: 'staff.work',
      })
      const id = await invite(later.email)
      await become(later.id)
      await expect(acceptStaffInvitation(id, later)).rejects.toMatchObject({ code: 'staff.work' })
      expect(await db.user.findUnique({ where: { id: later.id } })).toMatchObject({
        role: 'client',
      })
    },
  )

  test('is for no closed account, and not twice while it holds', async () => {
    const [closed, erased, open] = [
      await person({ disabledAt: new Date() }),
      await person({ erasedAt: new Date() }),
      await person(),
    ]
    for (const { email } of [closed, erased])
      await expect(inviteColleague(OWNER, email)).rejects.toMatchObject({ code: 'staff.closed' })
    const id = await invite(open.email)
    await expect(inviteColleague(OWNER, ` ${open.email.toUpperCase()}`)).rejects.toMatchObject({
      code: 'staff.invited',
    })
    await db.staffInvitation.update({ where: { id }, data: { expiresAt: after(-1) } })
    expect(await invite(open.email, ['content'])).toBe(id)
    expect(await invitationFor(open.email)).toMatchObject({ sends: 2, permissions: 'content' })
  })

  test('opens once, to its own address, until it ends or is taken back', async () => {
    const [invited, other] = [await person(), await person()]
    const id = await invite(invited.email, ['orders', 'content'])
    await expect(acceptStaffInvitation(id, other)).rejects.toMatchObject({
      code: 'staff.otherAddress',
    })
    const { expiresAt } = await invitationFor(invited.email)
    const ends = (end: Date) =>
      db.staffInvitation.update({ where: { id }, data: { expiresAt: end } })
    await ends(after(-1))
    await expect(acceptStaffInvitation(id, invited)).rejects.toMatchObject({ code: 'staff.gone' })
    await ends(expiresAt)
    await acceptStaffInvitation(id, invited)
    expect(await db.user.findUnique({ where: { id: invited.id } })).toMatchObject({
      ...{ role: 'admin', isAdmin: true, permissions: 'orders content' },
    })
    await expect(acceptStaffInvitation(id, invited)).rejects.toMatchObject({ code: 'staff.staff' })

    const revoked = await invite(other.email)
    await revokeStaffInvitation(1, revoked)
    await expect(acceptStaffInvitation(revoked, other)).rejects.toMatchObject({
      code: 'staff.gone',
    })
    await expect(revokeStaffInvitation(1, revoked)).rejects.toMatchObject({ code: 'staff.gone' })
  })

  test('sets no password of an account that has one', async () => {
    const known = await person({ passwordHash: 'kept' })
    const id = await invite(known.email)
    const join = { email: known.email, name: 'Else', password: 'a quiet canal at dawn' }
    await expect(joinStaffWithNewAccount(id, { ...join, language: 'en' })).rejects.toMatchObject({
      code: 'staff.account',
    })
    expect(await db.user.findUnique({ where: { id: known.id } })).toMatchObject({
      ...{ passwordHash: 'kept', name: 'Wilma Ek', role: 'client' },
    })
  })

  test('makes an account of somebody new, whose address is proven, and opens once', async () => {
    const email = `${randomUUID()}@example.com`
    const id = await invite(email, ['money'])
    const join = { email, name: 'Wilma Ek', password: 'a quiet canal at dawn' }
    const { id: userId } = await joinStaffWithNewAccount(id, { ...join, language: 'pl' })
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(user).toMatchObject({
      ...{ email, name: 'Wilma Ek', language: 'pl', emailVerifiedAt: expect.any(Date) },
      ...{ role: 'admin', isAdmin: true, permissions: 'money' },
    })
    expect(await verifyPassword(join.password, user.passwordHash)).toBe(true)
    expect(await db.staffInvitation.findUnique({ where: { id } })).toMatchObject({
      ...{ acceptedAt: expect.any(Date), liveKey: null },
    })
    const history = await db.event.findMany({
      where: { subject: 'staff' },
      orderBy: { id: 'desc' },
    })
    expect(history[0]).toMatchObject({
      ...{ kind: 'staff.joined', actorId: userId, subjectId: String(userId) },
      data: { invitationId: id },
    })
    await expect(joinStaffWithNewAccount(id, { ...join, language: 'pl' })).rejects.toMatchObject({
      code: 'staff.account',
    })
  })

  test('lets one person in, though two tabs say yes at once, and makes no account in vain', async () => {
    const [invited, gone] = [await person(), `${randomUUID()}@example.com`]
    const id = await invite(invited.email)
    const answers = await Promise.allSettled([1, 2].map(() => acceptStaffInvitation(id, invited)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = await invite(gone)
    await revokeStaffInvitation(1, late)
    const join = { email: gone, name: 'Bo', password: 'a quiet canal at dawn' }
    for (const invitation of [late, randomUUID()])
      await expect(
        joinStaffWithNewAccount(invitation, { ...join, language: 'en' }),
      ).rejects.toMatchObject({ code: 'staff.gone' })
    expect(await db.user.count({ where: { email: gone } })).toBe(0)
  })

  test('counts with the people: fifty of both together', async () => {
    const people = await db.user.count({ where: { OR: [{ role: 'admin' }, { id: 1 }] } })
    await db.staffInvitation.createMany({
      data: Array.from({ length: 49 - people }, (_, at) => ({
        ...{ email: `asked-${at}@example.com`, liveKey: `asked-${at}@example.com` },
        ...{ invitedById: 1, expiresAt: after(DAY) },
      })),
    })
    await invite('the-fiftieth@example.com')
    await expect(inviteColleague(OWNER, 'one-more@example.com')).rejects.toMatchObject({
      code: 'staff.full',
    })
  })
})

describe('one of the staff', () => {
  async function colleague() {
    const { id } = await person({ role: 'admin', isAdmin: true, permissions: 'orders' })
    const ends = { userId: id, expiresAt: after(DAY) }
    await db.session.create({ data: { ...ends, id: randomUUID() } })
    await db.accountLink.create({ data: { ...ends, purpose: 'reset_password' } })
    await makeToken(id, { name: 'Reports', scope: 'write', days: 7, studioId: 1 })
    return id
  }
  const waysIn = (userId: number) =>
    Promise.all([
      db.session.count({ where: { userId } }),
      db.apiToken.count({ where: { userId } }),
      db.accountLink.count({ where: { userId, usedAt: null } }),
    ])

  test('who is removed has no way in any more, and no permission', async () => {
    const [id, other] = [await colleague(), await colleague()]
    expect(await waysIn(id)).toEqual([1, 1, 1])
    await removeColleague(1, id)
    expect([await waysIn(id), await waysIn(other)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ])
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({
      ...{ role: 'client', isAdmin: false, permissions: null },
    })
    await expect(removeColleague(1, id)).rejects.toMatchObject({ code: 'staff.gone' })
    await expect(allowColleague(1, id, ['money'])).rejects.toMatchObject({ code: 'staff.gone' })
  })

  test('is neither removed nor trusted with more by another, and the owner by nobody', async () => {
    const [one, other] = [await colleague(), await colleague()]
    await expect(removeColleague(one, other)).rejects.toMatchObject({ code: 'staff.notOwner' })
    await expect(allowColleague(one, one, ['money'])).rejects.toMatchObject({
      code: 'staff.notOwner',
    })
    await expect(revokeStaffInvitation(one, randomUUID())).rejects.toMatchObject({
      code: 'staff.notOwner',
    })
    await expect(
      inviteColleague({ userId: one, language: 'en' }, 'a@example.com'),
    ).rejects.toMatchObject({ code: 'staff.notOwner' })
    await expect(removeColleague(1, 1)).rejects.toMatchObject({ code: 'staff.owner' })
    await expect(allowColleague(1, 1, ['orders'])).rejects.toMatchObject({ code: 'staff.owner' })
    await allowColleague(1, other, ['money'])
    expect(await db.user.findUnique({ where: { id: other } })).toMatchObject({
      permissions: 'money',
    })
  })
})
