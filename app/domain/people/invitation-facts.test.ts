import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createPerson as person } from '../../../tests/factories/person'
import { createStudio } from '../../../tests/factories/purchase'
import { MOST_PEOPLE } from './company.rules'
import { makeCompany } from './company.server'
import {
  findInvitation,
  findInvitedAddress,
  invitePerson,
  revokeInvitation,
  sendInvitationAgain,
} from './invitations.server'

beforeAll(() => createStudio())

const FACTS = {
  name: 'Havn AB',
  vatNumber: '',
  addressLine: 'Kanalgatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE' as const,
}

const createPerson = (more: Parameters<typeof person>[0] = {}) =>
  person({ passwordHash: 'x', language: 'pl', ...more })

const eventsOf = (subject: string, subjectId: string) =>
  db.event.findMany({ where: { subject, subjectId }, orderBy: { id: 'asc' } })
const mailsOf = (key: string) =>
  db.outboxJob.findMany({ where: { key: { startsWith: `${key}:` } }, orderBy: { id: 'asc' } })

describe('an invitation into a company', () => {
  async function company() {
    const owner = await createPerson()
    const { companyId } = await makeCompany(owner.id, FACTS)
    const inviter = { userId: owner.id, language: 'sv' as const }
    const invite = async (email: string) => {
      await invitePerson(inviter, companyId, { email, role: 'approver' })
      const liveKey = `${companyId}:${email}`
      return db.companyInvitation.findUniqueOrThrow({ where: { liveKey } })
    }
    return { owner, companyId, inviter, invite }
  }

  test('is mailed once for each time that it is sent, and its history says who sent it', async () => {
    const { owner, companyId, inviter, invite } = await company()
    const { id, email } = await invite(`${randomUUID()}@example.com`)
    await sendInvitationAgain(inviter, { companyId, invitationId: id })
    const payload = {
      ...{ template: 'invitation', language: 'sv', to: email, data: { invitationId: id } },
    }
    expect(await mailsOf(`invitation:${id}`)).toMatchObject([
      { key: `invitation:${id}:1`, kind: 'mail', payload },
      { key: `invitation:${id}:2`, kind: 'mail', payload },
    ])
    await revokeInvitation(owner.id, { companyId, invitationId: id })
    const actor = { actorType: 'client', actorId: owner.id }
    const events = await eventsOf('company', companyId)
    expect(events.filter(({ kind }) => kind.includes('invited'))).toMatchObject([
      { ...actor, kind: 'company.invited', data: { invitationId: id, role: 'approver' } },
      { ...actor, kind: 'company.invited_again', data: { invitationId: id } },
      { ...actor, kind: 'company.uninvited', data: { invitationId: id } },
    ])
  })

  test('goes in the language of an account, and in its inviter’s where that has none of ours', async () => {
    const { invite } = await company()
    for (const [language, expected] of [
      ['nl', 'nl'],
      ['xx', 'sv'],
    ] as const) {
      const { email } = await createPerson({ language })
      const { id } = await invite(email)
      expect(await mailsOf(`invitation:${id}`)).toMatchObject([{ payload: { language: expected } }])
    }
  })

  test('has an address while it is open, for its own company alone', async () => {
    const [one, other] = [await company(), await company()]
    const { id, email } = await one.invite(`${randomUUID()}@example.com`)
    const place = { companyId: one.companyId, invitationId: id }
    expect(await findInvitedAddress(place)).toBe(email)
    expect(await findInvitedAddress({ ...place, companyId: other.companyId })).toBeNull()
    expect(await findInvitedAddress({ ...place, invitationId: randomUUID() })).toBeNull()
    for (const act of [
      () => sendInvitationAgain(other.inviter, { ...place, companyId: other.companyId }),
      () => revokeInvitation(other.owner.id, { ...place, companyId: other.companyId }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'company.gone' })
    await revokeInvitation(one.owner.id, place)
    expect(await findInvitedAddress(place)).toBeNull()
    await expect(revokeInvitation(one.owner.id, place)).rejects.toMatchObject({
      code: 'company.gone',
    })
  })

  test('finds room beside those of other companies, of those taken back, and in its own place', async () => {
    const [full, other] = [await company(), await company()]
    const expiresAt = after(DAY)
    const many = (companyId: string, live: boolean) =>
      db.companyInvitation.createMany({
        data: Array.from({ length: MOST_PEOPLE - 2 }, () => randomUUID()).map((name) => ({
          ...{ companyId, email: `${name}@example.com`, role: 'viewer' as const, expiresAt },
          invitedById: full.owner.id,
          ...(live ? { liveKey: `${companyId}:${name}` } : { revokedAt: expiresAt }),
        })),
      })
    await many(full.companyId, true)
    await many(other.companyId, false)
    const last = await full.invite(`${randomUUID()}@example.com`)
    await db.companyInvitation.update({ where: { id: last.id }, data: { expiresAt: after(-1) } })
    expect(await full.invite(last.email)).toMatchObject({ id: last.id, sends: 2 })
    await expect(full.invite(`${randomUUID()}@example.com`)).rejects.toMatchObject({
      code: 'company.full',
    })
    expect(await other.invite(`${randomUUID()}@example.com`)).toMatchObject({ sends: 1 })
  })

  test('shows whom it is from and what is known of its address', async () => {
    const { owner, companyId, invite } = await company()
    const [known, buyer] = [await createPerson(), await createPerson({ passwordHash: null })]
    const [guest, first, second] = [
      await invite(`${randomUUID()}@example.com`),
      await invite(known.email),
      await invite(buyer.email),
    ]
    expect(await findInvitation(guest.id)).toMatchObject({
      ...{ companyId, role: 'approver', state: 'open', account: null, inviter: owner.name },
      company: { name: FACTS.name },
    })
    expect((await findInvitation(first.id))?.account).toEqual({
      ...{ id: known.id, name: known.name, hasPassword: true },
    })
    expect((await findInvitation(second.id))?.account).toEqual({
      ...{ id: buyer.id, name: buyer.name, hasPassword: false },
    })
    expect(await findInvitation(randomUUID())).toBeNull()
  })

  test('is over for a closed or erased account, and once its inviter is no owner', async () => {
    const { owner, companyId, invite } = await company()
    const closed = await createPerson({ disabledAt: new Date() })
    const erased = await createPerson({ erasedAt: new Date() })
    const [one, two, three] = [
      await invite(closed.email),
      await invite(erased.email),
      await invite(`${randomUUID()}@example.com`),
    ]
    expect((await findInvitation(one.id))?.state).toBe('revoked')
    expect((await findInvitation(two.id))?.state).toBe('revoked')
    expect((await findInvitation(three.id))?.state).toBe('open')
    await db.companyMember.updateMany({
      where: { companyId, userId: owner.id },
      data: { role: 'viewer' },
    })
    expect((await findInvitation(three.id))?.state).toBe('revoked')
  })
})
