import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createPerson } from '../../../tests/factories/person'
import { findIds } from '../../../tests/factories/list-ids'
import { createStudio } from '../../../tests/factories/purchase'
import { changeProfile } from '~/domain/people/own-account.server'
import { adminTickets } from '~/domain/tickets/admin-tickets.server'
import { writeMissingTicketTerms } from './ticket-terms.server'
import { openTicket } from '~/domain/tickets/write-ticket.server'

beforeAll(() => createStudio())

const find = (q: string) => findIds(adminTickets, q)

async function askedTicket() {
  const person = await createPerson()
  const { id, number } = await openTicket(person.id, {
    key: randomUUID(),
    subject: 'Över-all questions',
    body: 'What does it cost?',
  })
  return { id, number, person }
}

test('a ticket is found by its number, its subject and its client, and by what they are called now', async () => {
  const { id, number, person } = await askedTicket()
  for (const q of [
    number,
    person.email,
    `over ${person.email}`,
    `all ${person.email}`,
    `QUEST ${number}`,
  ])
    expect(await find(q), q).toEqual([id])
  for (const q of [`uestions ${number}`, `%ver ${number}`, `${number}x`])
    expect(await find(q), q).toEqual([])
  await changeProfile(person.id, {
    name: 'Łucja Later',
    username: `asker-${randomUUID().slice(0, 8)}`,
  })
  expect(await find(`lucja ${number}`)).toEqual([id])
})

test('tickets from before there were words get them', async () => {
  const { id, number } = await askedTicket()
  await db.ticketWord.deleteMany({ where: { ticketId: id } })
  expect(await find(number)).toEqual([])
  while ((await writeMissingTicketTerms()) > 0);
  expect(await find(number)).toEqual([id])
})
