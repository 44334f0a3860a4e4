import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { findIds } from '../../../tests/factories/list-ids'
import { createPerson } from '../../../tests/factories/person'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { clients } from '~/domain/clients/admin-clients.server'
import { changeDetails } from '~/domain/clients/client-details.server'
import { changeProfile } from '~/domain/people/own-account.server'
import { removePerson } from '~/domain/people/company-people.server'
import { changeCompany, makeCompany } from '~/domain/people/company.server'
import { acceptInvitation } from '~/domain/companies/join-company.server'
import { writeMissingPersonTerms } from './person-terms.server'

beforeAll(() => createStudio())

const find = (q: string) => findIds(clients, q)
/** A word that nobody else has. */
const rare = (word: string) => `${word}${randomUUID().slice(0, 8)}`
const company = (name: string) =>
  ({
    name,
    addressLine: 'Oudegracht 1',
    postalCode: '3511',
    city: 'Utrecht',
    country: 'NL',
  }) as const

test('a client is found by what any of their words begins with, as people type it', async () => {
  const name = rare('Åkerlund')
  const { id, email, username } = await createPerson({ name: `Łucja ${name}-Berg` })
  for (const q of [
    name,
    name.toLowerCase(),
    name.replace('Å', 'A').slice(0, 12),
    `łucja ${name}`,
    `${name} berg`,
    email,
    email.toUpperCase(),
    username,
    `${name} &`,
  ])
    expect(await find(q), q).toEqual([id])
  for (const q of [`${name} nobody`, `_${name.slice(1)}`, name.slice(1), `${name} _ucja`])
    expect(await find(q), q).toEqual([])
  expect(await find(`${name} %`)).toEqual([id])
})

test('they are found by what they are called now', async () => {
  const [first, second] = [rare('first'), rare('second')]
  const { id, username } = await createPerson({ name: first })
  await changeProfile(id, { name: second, username })
  expect([await find(first), await find(second)]).toEqual([[], [id]])
  await changeDetails(
    id,
    { name: second, phone: '', language: 'en' },
    { name: first, phone: '', language: 'en' },
    ADMIN,
  )
  expect([await find(first), await find(second)]).toEqual([[id], []])
})

test('they are found by the company that they are in, for as long as they are', async () => {
  const [first, second] = [rare('Kaj'), rare('Bro')]
  const [owner, other] = [await createPerson(), await createPerson()]
  const { companyId } = await makeCompany(owner.id, company(first))
  const invitation = await db.companyInvitation.create({
    data: {
      companyId,
      email: other.email,
      role: 'viewer',
      liveKey: randomUUID(),
      invitedById: owner.id,
      expiresAt: new Date(Date.now() + 60_000),
    },
  })
  await acceptInvitation(invitation.id, other)
  expect((await find(first)).sort()).toEqual([owner.id, other.id].sort())
  await changeCompany(owner.id, companyId, company(second))
  expect([await find(first), (await find(second)).length]).toEqual([[], 2])
  await removePerson(owner.id, { companyId, userId: other.id })
  expect(await find(second)).toEqual([owner.id])
})

test('people from before there were words get them', async () => {
  const { id, email } = await createPerson()
  await db.userWord.deleteMany({ where: { userId: id } })
  expect(await find(email)).toEqual([])
  while ((await writeMissingPersonTerms()) > 0);
  expect(await find(email)).toEqual([id])
})
