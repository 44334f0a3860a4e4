import { isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { answerAskedOrder } from '../orders/asked-orders.server'
import { changeRole, removePerson } from './company-people.server'
import { companyOfOrders, invitationState, MOST_PEOPLE } from './company.rules'
import { makeCompany } from './company.server'
import { invitePerson, revokeInvitation, sendInvitationAgain } from './invitations.server'
import { acceptInvitation, joinWithNewAccount } from '~/domain/companies/join-company.server'
import { mayWith, type CompanyRole } from './participant.rules'
import { ordersOf, readClient } from './participant.server'
import { findCompanyOfOrders } from './company-orders.server'

const FACTS = {
  name: 'Havn AB',
  vatNumber: '',
  addressLine: 'Kanalgatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE' as const,
}

beforeAll(() => createStudio())

const refusal = (step: Promise<unknown>) =>
  step.then(
    () => 'done',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  )

async function createPerson() {
  const name = `p-${randomUUID()}`
  return db.user.create({
    data: { username: name, email: `${name}@example.com`, name, passwordHash: 'x', language: 'pl' },
  })
}

async function createCompany() {
  const owner = await createPerson()
  const { companyId } = await makeCompany(owner.id, FACTS)
  return { owner, companyId, inviter: { userId: owner.id, language: 'sv' as const } }
}

async function addMember(companyId: string, role: CompanyRole) {
  const person = await createPerson()
  await db.companyMember.create({ data: { companyId, userId: person.id, role } })
  return person
}

async function invited(
  company: Awaited<ReturnType<typeof createCompany>>,
  email: string,
  role: CompanyRole = 'viewer',
) {
  await invitePerson(company.inviter, company.companyId, { email, role })
  return db.companyInvitation.findUniqueOrThrow({
    where: { liveKey: `${company.companyId}:${email}` },
  })
}

const rolesIn = async (companyId: string) => {
  const members = await db.companyMember.findMany({
    where: { companyId },
    orderBy: { createdAt: 'asc' },
  })
  return members.map(({ role }) => role)
}
const eventsOf = async (companyId: string) => {
  const events = await db.event.findMany({
    where: { subject: 'company', subjectId: companyId },
    orderBy: { id: 'asc' },
  })
  return events.map(({ kind }) => kind)
}
const mailsOf = (invitationId: string) =>
  db.outboxJob.findMany({
    where: { key: { startsWith: `invitation:${invitationId}` } },
    orderBy: { id: 'asc' },
  })

/**
 * An order that somebody placed without signing in, and then said yes to, for their company where
 * they have one.
 */
async function orderedBy({ id, email }: { id: number; email: string }) {
  const placed = await paidOrder({ email })
  await answerAskedOrder(id, placed.orderId, 'company')
  return placed
}

describe('the rules', () => {
  test('new orders belong to the company that somebody owns, else to the one in which they approve', () => {
    const of = (...roles: CompanyRole[]) =>
      companyOfOrders(roles.map((role, index) => ({ id: `${role}-${index}`, role })))
    expect(of()).toBeNull()
    expect(of('viewer')).toBeNull()
    expect(of('viewer', 'approver')).toBe('approver-1')
    expect(of('approver', 'approver')).toBeNull()
    expect(of('approver', 'approver', 'owner')).toBe('owner-2')
  })

  test('an invitation holds until it is answered, taken back or out of time', () => {
    const now = new Date()
    const fresh = { acceptedAt: null, revokedAt: null, expiresAt: after(DAY, now) }
    expect(invitationState(fresh, now)).toBe('open')
    expect(invitationState({ ...fresh, expiresAt: now }, now)).toBe('expired')
    expect(invitationState({ ...fresh, revokedAt: now }, now)).toBe('revoked')
    expect(invitationState({ ...fresh, acceptedAt: now }, now)).toBe('accepted')
  })
})

describe('a company', () => {
  test('is made once by one person, also at once, and takes over what they have ordered', async () => {
    const { orderId } = await paidOrder()
    const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    const answers = await Promise.all([1, 2].map(() => refusal(makeCompany(userId!, FACTS))))
    expect(answers.sort()).toEqual(['company.ownsOther', 'done'])
    const { companyId } = await db.companyMember.findFirstOrThrow({ where: { userId: userId! } })
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ companyId })
    expect(await eventsOf(companyId)).toEqual(['company.made'])
  })

  test('owns what its owner and approver order from then on, and took over as guests', async () => {
    const company = await createCompany()
    expect(await findCompanyOfOrders(db, company.owner.id)).toBe(company.companyId)
    const approver = await addMember(company.companyId, 'approver')
    const { orderId } = await orderedBy(approver)
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({
      userId: approver.id,
      companyId: company.companyId,
    })
    const viewer = await addMember(company.companyId, 'viewer')
    const own = await orderedBy(viewer)
    expect(await db.order.findUnique({ where: { id: own.orderId } })).toMatchObject({
      userId: viewer.id,
      companyId: null,
    })
  })

  test('shows its orders to its people by their roles, and no longer to whoever goes', async () => {
    const company = await createCompany()
    const [approver, viewer] = [
      await addMember(company.companyId, 'approver'),
      await addMember(company.companyId, 'viewer'),
    ]
    const { orderId } = await orderedBy(approver)
    const sees = async (userId: number) =>
      db.order.count({ where: { id: orderId, ...ordersOf(await readClient(userId)) } })
    const may = async (userId: number) =>
      mayWith(
        await readClient(userId),
        await db.order.findUniqueOrThrow({ where: { id: orderId } }),
        'answer',
      )
    for (const { id } of [company.owner, approver, viewer]) expect(await sees(id)).toBe(1)
    expect(await may(viewer.id)).toBe(false)
    await removePerson(company.owner.id, { companyId: company.companyId, userId: approver.id })
    await removePerson(viewer.id, { companyId: company.companyId, userId: viewer.id })
    for (const { id } of [approver, viewer]) expect(await sees(id)).toBe(0)
    expect(
      await db.order.findUnique({ where: { id: orderId }, include: { project: true } }),
    ).toMatchObject({
      userId: company.owner.id,
      email: company.owner.email,
      visitorHash: '',
      project: { userId: company.owner.id },
    })
    expect(await eventsOf(company.companyId)).toEqual([
      'company.made',
      'company.removed',
      'company.left',
    ])
  })
})

describe('whoever goes', () => {
  /** Two messages that somebody has not read. */
  async function unreadIn(orderId: string, userId: number) {
    await db.thread.upsert({
      where: { id: orderId },
      create: { id: orderId, orderId, kind: 'order', subject: 'Order' },
      update: {},
    })
    await db.threadMember.create({ data: { threadId: orderId, userId, unread: 2 } })
  }
  const unreadOf = async (userId: number) =>
    (await db.threadMember.findMany({ where: { userId, unread: { gt: 0 } } })).map(
      ({ threadId }) => threadId,
    )

  test.each(['leaves', 'is removed'])(
    'and %s has nothing left to read of that company, only of their own orders and of other companies',
    async (how) => {
      const [company, other] = [await createCompany(), await createCompany()]
      const person = await createPerson()
      const [own, ofOther] = [await orderedBy(person), await orderedBy(other.owner)]
      await db.companyMember.createMany({
        data: [company, other].map(({ companyId }) => ({
          companyId,
          userId: person.id,
          role: 'approver' as const,
        })),
      })
      const ofCompany = await orderedBy(company.owner)
      const bought = await orderedBy(person)
      await db.order.update({
        where: { id: bought.orderId },
        data: { companyId: company.companyId },
      })
      for (const { orderId } of [own, ofOther, ofCompany, bought])
        await unreadIn(orderId, person.id)
      await unreadIn(ofCompany.orderId, company.owner.id)
      await removePerson(how === 'leaves' ? person.id : company.owner.id, {
        companyId: company.companyId,
        userId: person.id,
      })
      expect((await unreadOf(person.id)).sort()).toEqual([own.orderId, ofOther.orderId].sort())
      expect(await unreadOf(company.owner.id)).toEqual([ofCompany.orderId])
    },
  )
})

describe('the last owner', () => {
  test('stays: neither leaves nor takes another role', async () => {
    const { owner, companyId } = await createCompany()
    const self = { companyId, userId: owner.id }
    expect(await refusal(removePerson(owner.id, self))).toBe('company.lastOwner')
    expect(await refusal(changeRole(owner.id, self, 'viewer'))).toBe('company.lastOwner')
  })

  test.each(['disabledAt', 'erasedAt'] as const)(
    'is one beside whom there is none but a closed account (%s)',
    async (closed) => {
      const { owner, companyId } = await createCompany()
      const second = await addMember(companyId, 'owner')
      await db.user.update({ where: { id: second.id }, data: { [closed]: new Date() } })
      const self = { companyId, userId: owner.id }
      expect(await refusal(removePerson(owner.id, self))).toBe('company.lastOwner')
      expect(await refusal(changeRole(owner.id, self, 'viewer'))).toBe('company.lastOwner')
      await db.user.update({ where: { id: second.id }, data: { [closed]: null } })
      expect(await refusal(changeRole(owner.id, self, 'viewer'))).toBe('done')
    },
  )

  test.each(['remove', 'demote'] as const)(
    'is one of two who %s each other at once',
    async (how) => {
      const { owner, companyId } = await createCompany()
      const second = await addMember(companyId, 'owner')
      const act = (actor: number, userId: number) =>
        how === 'remove'
          ? removePerson(actor, { companyId, userId })
          : changeRole(actor, { companyId, userId }, 'viewer')
      const answers = await Promise.all(
        [act(owner.id, second.id), act(second.id, owner.id)].map(refusal),
      )
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
      expect((await rolesIn(companyId)).filter((role) => role === 'owner')).toHaveLength(1)
    },
  )
})

describe('only an owner', () => {
  test('changes roles, removes, invites and takes invitations back', async () => {
    const company = await createCompany()
    const approver = await addMember(company.companyId, 'approver')
    const stranger = await createPerson()
    const invitation = await invited(company, `x-${randomUUID()}@example.com`)
    const steps = (actor: number) => [
      () => changeRole(actor, { companyId: company.companyId, userId: company.owner.id }, 'viewer'),
      () => removePerson(actor, { companyId: company.companyId, userId: company.owner.id }),
      () =>
        invitePerson({ userId: actor, language: 'en' }, company.companyId, {
          email: 'a@example.com',
          role: 'owner',
        }),
      () => revokeInvitation(actor, { companyId: company.companyId, invitationId: invitation.id }),
      () =>
        sendInvitationAgain(
          { userId: actor, language: 'en' },
          { companyId: company.companyId, invitationId: invitation.id },
        ),
    ]
    for (const step of steps(approver.id)) expect(await refusal(step())).toBe('company.notOwner')
    for (const step of steps(stranger.id)) expect(await refusal(step())).toContain('notFound')
  })

  test('owns one company: nobody is made owner of a second', async () => {
    const [one, other] = [await createCompany(), await createCompany()]
    await db.companyMember.create({
      data: { companyId: one.companyId, userId: other.owner.id, role: 'viewer' },
    })
    expect(
      await refusal(
        changeRole(one.owner.id, { companyId: one.companyId, userId: other.owner.id }, 'owner'),
      ),
    ).toBe('company.ownsOther')
    const third = await createCompany()
    const invitation = await invited(third, other.owner.email, 'owner')
    expect(await refusal(acceptInvitation(invitation.id, other.owner))).toBe('company.ownsOther')
    expect(await db.companyInvitation.findUnique({ where: { id: invitation.id } })).toMatchObject({
      acceptedAt: null,
    })
  })
})

describe('an invitation', () => {
  test('is one for an address, mailed in the language of its account, sent again and taken back', async () => {
    const company = await createCompany()
    const known = await createPerson()
    const invitation = await invited(company, known.email)
    expect(await refusal(invited(company, known.email))).toBe('company.invited')
    await sendInvitationAgain(company.inviter, {
      companyId: company.companyId,
      invitationId: invitation.id,
    })
    expect((await mailsOf(invitation.id)).map(({ payload }) => payload)).toMatchObject([
      { template: 'invitation', language: 'pl', to: known.email },
      { language: 'pl' },
    ])
    const guest = await invited(company, `g-${randomUUID()}@example.com`)
    expect((await mailsOf(guest.id))[0]!.payload).toMatchObject({ language: 'sv' })
    await revokeInvitation(company.owner.id, {
      companyId: company.companyId,
      invitationId: invitation.id,
    })
    expect(await refusal(acceptInvitation(invitation.id, known))).toBe('company.gone')
    expect(
      await refusal(
        sendInvitationAgain(company.inviter, {
          companyId: company.companyId,
          invitationId: invitation.id,
        }),
      ),
    ).toBe('company.gone')
    expect(await refusal(invited(company, known.email))).toBe('done')
  })

  test('starts anew when it has run out', async () => {
    const company = await createCompany()
    const person = await createPerson()
    const { id } = await invited(company, person.email)
    await db.companyInvitation.update({ where: { id }, data: { expiresAt: new Date() } })
    expect(await refusal(acceptInvitation(id, person))).toBe('company.gone')
    const again = await invited(company, person.email, 'approver')
    expect(again).toMatchObject({ id, role: 'approver', sends: 2 })
    expect(again.expiresAt).toEqual(endOfTerm(7))
  })

  test('lets its own address in, once, also of two who press at once, and the others are told', async () => {
    const company = await createCompany()
    const [person, other] = [await createPerson(), await createPerson()]
    const { id } = await invited(company, person.email, 'approver')
    expect(await refusal(acceptInvitation(id, other))).toBe('company.otherAddress')
    const answers = await Promise.all([1, 2].map(() => refusal(acceptInvitation(id, person))))
    expect(answers.sort()).toEqual(['company.gone', 'done'])
    expect(await rolesIn(company.companyId)).toEqual(['owner', 'approver'])
    expect(
      await db.notification.findMany({
        where: { kind: 'company.joined', userId: { in: [person.id, company.owner.id] } },
      }),
    ).toMatchObject([{ userId: company.owner.id, orderId: null, data: { who: person.name } }])
    expect(await refusal(invited(company, person.email))).toBe('company.member')
  })

  test('makes an account, or gives a buyer without a password one, but never takes an account over', async () => {
    const company = await createCompany()
    const join = (invitationId: string, email: string) =>
      joinWithNewAccount(invitationId, {
        email,
        name: 'Ola',
        password: 'water over lanterns',
        language: 'nl',
      })
    const email = `new-${randomUUID()}@example.com`
    const { id } = await invited(company, email)
    const answers = await Promise.all([1, 2].map(() => refusal(join(id, email))))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await db.user.findUnique({ where: { email } })).toMatchObject({
      name: 'Ola',
      language: 'nl',
      emailVerifiedAt: expect.any(Date),
    })
    const buyer = await createPerson()
    const second = await invited(company, buyer.email)
    expect(await refusal(join(second.id, buyer.email))).toBe('company.account')
    await db.user.update({ where: { id: buyer.id }, data: { passwordHash: null } })
    expect(await refusal(join(second.id, buyer.email))).toBe('done')
  })

  test('needs room in the company', async () => {
    const company = await createCompany()
    await db.companyInvitation.createMany({
      data: Array.from({ length: MOST_PEOPLE - 1 }, (_, index) => ({
        companyId: company.companyId,
        email: `${index}@example.com`,
        role: 'viewer' as const,
        invitedById: company.owner.id,
        liveKey: `${company.companyId}:${index}`,
        expiresAt: after(DAY),
      })),
    })
    expect(await refusal(invited(company, 'one-more@example.com'))).toBe('company.full')
  })
})
