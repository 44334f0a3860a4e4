import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { PERMISSIONS } from '~/platform/session/permissions.rules'
import { createPerson as person } from '../../../tests/factories/person'
import { createStudio } from '../../../tests/factories/purchase'
import { invitesStudios } from './inviters.server'
import { acceptStaffInvitation } from './join-staff.server'
import { MOST_STAFF } from './staff.rules'
import {
  allowColleague,
  findStaffInvitation,
  getColleague,
  inviteColleague,
  readStaff,
  removeColleague,
  revokeStaffInvitation,
} from './staff.server'

beforeAll(() => createStudio())

const OWNER = 1

const createPerson = (more: Parameters<typeof person>[0] = {}) =>
  person({ passwordHash: 'x', language: 'pl', ...more })

const eventsOf = (subject: string, subjectId: string) =>
  db.event.findMany({ where: { subject, subjectId }, orderBy: { id: 'asc' } })
const mailsOf = (key: string) =>
  db.outboxJob.findMany({ where: { key: { startsWith: `${key}:` } }, orderBy: { id: 'asc' } })

describe('an invitation to the staff', () => {
  beforeEach(() => db.staffInvitation.deleteMany())
  const invite = async (email: string, language: 'en' | 'sv' = 'sv') => {
    await inviteColleague({ userId: OWNER, language }, email)
    return db.staffInvitation.findUniqueOrThrow({ where: { liveKey: email } })
  }

  test('is mailed, and its history says who sent it, took it back and joined', async () => {
    const [first, second] = [await createPerson(), await createPerson({ language: 'xx' })]
    const [one, two] = [await invite(first.email), await invite(second.email)]
    expect(await mailsOf(`staff-invitation:${one.id}`)).toMatchObject([
      {
        key: `staff-invitation:${one.id}:1`,
        kind: 'mail',
        payload: {
          ...{ template: 'staff-invitation', language: 'pl', to: first.email },
          data: { invitationId: one.id },
        },
      },
    ])
    expect(await mailsOf(`staff-invitation:${two.id}`)).toMatchObject([
      { payload: { language: 'sv' } },
    ])
    await revokeStaffInvitation(OWNER, two.id)
    const actor = { actorType: 'admin', visibility: 'team' }
    expect(await eventsOf('staff', two.id)).toMatchObject([
      { ...actor, actorId: OWNER, kind: 'staff.invited' },
      { ...actor, actorId: OWNER, kind: 'staff.uninvited' },
    ])
    await acceptStaffInvitation(one.id, first)
    expect(await eventsOf('staff', String(first.id))).toMatchObject([
      { ...actor, actorId: first.id, kind: 'staff.joined', data: { invitationId: one.id } },
    ])
    await expect(revokeStaffInvitation(OWNER, 'nonsense')).rejects.toMatchObject({
      code: 'staff.gone',
    })
  })

  test('shows whom it is from and what is known of its address', async () => {
    const owner = await db.user.findUniqueOrThrow({ where: { id: OWNER } })
    const [known, buyer] = [await createPerson(), await createPerson({ passwordHash: null })]
    const found = async (email: string) => findStaffInvitation((await invite(email)).id)
    expect(await found(`${randomUUID()}@example.com`)).toMatchObject({
      ...{ state: 'open', inviter: owner.name, account: null },
    })
    expect((await found(known.email))?.account).toEqual({ name: known.name, hasPassword: true })
    expect((await found(buyer.email))?.account).toEqual({ name: buyer.name, hasPassword: false })
    expect(await findStaffInvitation(randomUUID())).toBeNull()
    expect(await findStaffInvitation('nonsense')).toBeNull()
  })

  test('is not listed, and takes no place, once it is answered or taken back', async () => {
    const kept = await invite(`${randomUUID()}@example.com`)
    await db.staffInvitation.createMany({
      data: Array.from({ length: MOST_STAFF }, () => ({
        ...{ email: `${randomUUID()}@example.com`, invitedById: OWNER, expiresAt: after(DAY) },
        revokedAt: after(-1),
      })),
    })
    expect((await readStaff()).invitations.map(({ id }) => id)).toEqual([kept.id])
    expect(await invite(`${randomUUID()}@example.com`)).toMatchObject({ sends: 1 })
  })

  test('is over once its inviter is not the owner', async () => {
    const admin = await createPerson({ role: 'admin' })
    const { id, email } = await invite(`${randomUUID()}@example.com`)
    await db.staffInvitation.update({ where: { id }, data: { invitedById: admin.id } })
    expect((await findStaffInvitation(id))?.state).toBe('revoked')
    const { invitations } = await readStaff()
    expect(invitations).toMatchObject([{ id, email, inviterGone: true }])
    await inviteColleague({ userId: OWNER, language: 'en' }, email)
    expect((await readStaff()).invitations).toMatchObject([
      { id, email, sends: 2, inviterGone: false },
    ])
  })
})

describe('the staff', () => {
  test('is everybody who works here, the owner first, without secrets', async () => {
    const admin = await createPerson({ role: 'admin' })
    const also = await createPerson({ isAdmin: true, passwordHash: null })
    const client = await createPerson()
    const erased = await createPerson({ role: 'admin', erasedAt: new Date() })
    const { people } = await readStaff()
    const ids = people.map(({ id }) => id)
    expect(ids[0]).toBe(OWNER)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids).toEqual(expect.arrayContaining([admin.id, also.id]))
    expect(ids).not.toContain(client.id)
    expect(ids).not.toContain(erased.id)
    expect(people.find(({ id }) => id === admin.id)).toMatchObject({ hasPassword: true })
    expect(people.find(({ id }) => id === also.id)).toMatchObject({ hasPassword: false })
    expect(JSON.stringify(people)).not.toContain('passwordHash')
  })

  test('has colleagues that the owner can look at, and nobody else is one', async () => {
    const admin = await createPerson({ role: 'admin' })
    expect(await getColleague(admin.id)).toMatchObject({ id: admin.id, email: admin.email })
    const none = { code: 'notFound', details: 'colleague' }
    const erased = await createPerson({ role: 'admin', erasedAt: new Date() })
    for (const id of [OWNER, (await createPerson()).id, erased.id, 1.5, NaN, 2 ** 31, -1])
      await expect(getColleague(id), String(id)).rejects.toMatchObject(none)
  })

  test('is told in the history what each may do, and who left', async () => {
    const { id } = await createPerson({ role: 'admin' })
    await allowColleague(OWNER, id, ['money', 'content'])
    await allowColleague(OWNER, id, PERMISSIONS)
    await removeColleague(OWNER, id)
    const events = await eventsOf('staff', String(id))
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['staff.allowed', OWNER],
      ['staff.allowed', OWNER],
      ['staff.removed', OWNER],
    ])
    expect(events.map(({ data }) => data)).toMatchObject([
      { permissions: 'money content' },
      { permissions: 'orders money content people' },
      {},
    ])
  })
})

test('an invitation to found a shop holds while whoever sent it may invite, or nobody is known to have', async () => {
  const [all, people, orders, client, closed] = [
    await createPerson({ role: 'admin' }),
    await createPerson({ role: 'admin', permissions: 'people' }),
    await createPerson({ role: 'admin', permissions: 'orders' }),
    await createPerson(),
    await createPerson({ role: 'admin', disabledAt: after(-1) }),
  ]
  const answers = [null, OWNER, all.id, people.id, orders.id, client.id, closed.id, 2 ** 30]
  expect(await Promise.all(answers.map((id) => invitesStudios(db, id)))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ])
})
