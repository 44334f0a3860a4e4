import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { acceptInvitation } from '~/domain/companies/join-company.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { readPeople } from '~/domain/people/company.server'
import {
  findInvitation,
  invitePerson,
  sendInvitationAgain,
} from '~/domain/people/invitations.server'
import { findStaffInvitation, inviteColleague, readStaff } from '~/domain/people/staff.server'
import { acceptStaffInvitation } from '~/domain/people/join-staff.server'
import { OWNER_ID } from '~/domain/people/staff.rules'
import { currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { foundStudio } from './found-studio.server'
import {
  findStudioInvitation,
  inviteStudio,
  studioInvitationToken,
} from './studio-invitation.server'

beforeAll(() => createStudio())

const refusal = (step: Promise<unknown>) =>
  step.then(
    () => 'done',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  )

function createPerson(fields: { role?: 'admin'; permissions?: string } = {}) {
  const name = `p-${randomUUID()}`
  return db.user.create({
    data: { username: name, email: `${name}@example.com`, name, passwordHash: 'x', ...fields },
  })
}
type Person = Awaited<ReturnType<typeof createPerson>>

const disable = ({ id }: Person) =>
  db.user.update({ where: { id }, data: { disabledAt: currentTime() } })
const erase = ({ id }: Person) =>
  db.user.update({ where: { id }, data: { erasedAt: currentTime() } })

describe('an invitation into a company', () => {
  /** An owner's invitation, in a company that another one owns too. */
  async function invited() {
    const [owner, other, person] = [
      await createPerson(),
      await createPerson(),
      await createPerson(),
    ]
    const { id: companyId } = await db.company.create({
      data: {
        ...{ name: 'Havn AB', country: 'SE' },
        members: { create: [owner, other].map(({ id }) => ({ userId: id, role: 'owner' })) },
      },
    })
    const invite = (userId: number) =>
      invitePerson({ userId, language: 'en' }, companyId, { email: person.email, role: 'approver' })
    await invite(owner.id)
    const { id } = await db.companyInvitation.findFirstOrThrow({ where: { companyId } })
    return { owner, other, person, companyId, id, invite }
  }

  const member = (owner: Person, companyId: string) => ({
    companyId_userId: { companyId, userId: owner.id },
  })

  test.each([
    ['leaves', (owner, companyId) => db.companyMember.delete({ where: member(owner, companyId) })],
    [
      'owns it no more',
      (owner, companyId) =>
        db.companyMember.update({ where: member(owner, companyId), data: { role: 'approver' } }),
    ],
    ['is disabled', disable],
    ['is erased', erase],
  ] as [string, (owner: Person, companyId: string) => Promise<unknown>][])(
    'ends when its owner %s; another one sends it anew',
    async (_, end) => {
      const { owner, other, person, companyId, id, invite } = await invited()
      expect((await findInvitation(id))!.state).toBe('open')
      await end(owner, companyId)
      expect((await findInvitation(id))!.state).toBe('revoked')
      expect((await readPeople([companyId])).invitations).toMatchObject([{ inviterGone: true }])
      expect(await refusal(acceptInvitation(id, person))).toBe('company.gone')
      expect(await db.companyMember.count({ where: { companyId, userId: person.id } })).toBe(0)

      await sendInvitationAgain(
        { userId: other.id, language: 'en' },
        { companyId, invitationId: id },
      )
      expect((await findInvitation(id))!.state).toBe('open')
      expect(await refusal(invite(other.id))).toBe('company.invited')
      expect(await refusal(acceptInvitation(id, person))).toBe('done')
    },
  )

  test('is none that keeps another owner from inviting', async () => {
    const { owner, other, id, invite } = await invited()
    await disable(owner)
    expect(await refusal(invite(other.id))).toBe('done')
    expect((await findInvitation(id))!.state).toBe('open')
  })
})

describe('an invitation to work for the studio', () => {
  test('ends with the account of the owner who sent it, and is nobody else’s', async () => {
    const person = await createPerson()
    await inviteColleague({ userId: OWNER_ID, language: 'en' }, person.email)
    const { id } = await db.staffInvitation.findUniqueOrThrow({ where: { liveKey: person.email } })
    expect((await findStaffInvitation(id))!.state).toBe('open')
    const owner = await db.user.findUniqueOrThrow({ where: { id: OWNER_ID } })
    await disable(owner)
    expect((await findStaffInvitation(id))!.state).toBe('revoked')
    expect((await readStaff()).invitations).toMatchObject([{ inviterGone: true }])
    expect(await refusal(acceptStaffInvitation(id, person))).toBe('staff.gone')
    await db.user.update({ where: { id: OWNER_ID }, data: { disabledAt: null } })
    const other = await createPerson({ role: 'admin' })
    await db.staffInvitation.update({ where: { id }, data: { invitedById: other.id } })
    expect(await refusal(acceptStaffInvitation(id, person))).toBe('staff.gone')
    expect(await db.user.findUnique({ where: { id: person.id } })).toMatchObject({
      role: 'client',
      isAdmin: false,
    })
  })
})

describe('an invitation to found a studio', () => {
  const setUser = (data: object) => (id: number) => db.user.update({ where: { id }, data })

  test.each([
    ['removed', setUser({ role: 'client', isAdmin: false })],
    ['not trusted with people any more', setUser({ permissions: 'orders money content' })],
    ['disabled', setUser({ disabledAt: new Date() })],
    ['erased', setUser({ erasedAt: new Date() })],
  ])('ends when its sender is %s; another one sends it anew', async (_, end) => {
    const [sender, other, founder] = [
      await createPerson({ role: 'admin', permissions: 'people' }),
      await createPerson({ role: 'admin' }),
      await createPerson(),
    ]
    const { id } = await db.waitlistEntry.create({
      data: {
        ...{ email: founder.email, name: 'Bo', studioName: 'Bo & Co', language: 'en' },
        ...{ status: 'confirmed', referralCode: randomUUID(), confirmedAt: new Date() },
      },
    })
    const invite = (by: Person) =>
      transaction((tx) => inviteStudio(tx, id, { type: 'admin', id: by.id }))
    const state = async () => (await findStudioInvitation(studioInvitationToken(id)))!.state
    const found = () =>
      refusal(foundStudio(id, founder.id, { studioName: 'Bo & Co', slug: `s-${randomUUID()}` }))
    expect(await invite(sender)).toBe(true)
    expect([await state(), await invite(other)]).toEqual(['open', false])
    await end(sender.id)
    expect([await state(), await found()]).toEqual(['over', 'founding.gone'])
    expect(await invite(other)).toBe(true)
    expect([await state(), await found()]).toEqual(['open', 'done'])
  })
})
