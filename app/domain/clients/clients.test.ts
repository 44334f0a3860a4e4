import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { createPerson } from '../../../tests/factories/person'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder } from '../../../tests/factories/running-order'
import { perform, dryRun } from '../lists/bulk.server'
import { makeCompany } from '../people/company.server'
import { disableSignIn, enableSignIn, endSessions, sendPasswordLink } from './account-steps.server'
import { clients } from './admin-clients.server'
import { CLIENT_ACTS } from './client-acts.server'
import { changeDetails } from './client-details.server'
import { getClient } from './client.server'
import { startViewing } from './view-as.server'
import {
  addStaffNote,
  forgetRemovedNotes,
  listStaffNotes,
  putBackStaffNote,
  removeStaffNote,
} from './staff-notes.server'

beforeAll(() => createStudio())

const mark = () => randomUUID().slice(0, 8)
const person = async (changes: Parameters<typeof createPerson>[0] = {}) =>
  (await createPerson({ name: 'Somebody', ...changes })).id
const eventsOf = async (id: number) =>
  (
    await db.event.findMany({
      where: { subject: 'account', subjectId: String(id) },
      orderBy: { id: 'asc' },
    })
  ).map(({ kind, reason, visibility, actorType }) => ({ kind, reason, visibility, actorType }))
const session = (userId: number) =>
  db.session.create({ data: { id: randomUUID(), userId, expiresAt: after(DAY) } })
const disable = (id: number, by: { type: 'admin'; id: number } = ADMIN) =>
  transaction((tx) => disableSignIn(tx, id, 'Spam', by))

describe('the list', () => {
  const found = async (query: Record<string, string>) =>
    (await clients.page(clients.filter.read(new URLSearchParams(query)), {}, 'en')).rows

  test('has who is a client or has ordered; erased ones only when asked for', async () => {
    const name = `Zoë ${mark()}`
    const buyer = await paidOrder({ email: `${randomUUID()}@example.com`, name })
    await db.user.update({ where: { email: buyer.email }, data: { role: 'freelancer' } })
    const [idle, erased] = [
      await person({ name, passwordHash: 'x' }),
      await person({ name, erasedAt: new Date() }),
    ]
    await person({ name, role: 'freelancer' })
    const company = {
      name: `Studio ${mark()}`,
      vatNumber: undefined,
      addressLine: 'Oudegracht 1',
      postalCode: '3511',
      city: 'Utrecht',
      country: 'NL',
    } as const
    await makeCompany(idle, company)
    const rows = await found({ q: name })
    expect(rows.map(({ email, orders, state }) => [email, orders, state])).toEqual([
      [expect.any(String), 0, 'active'],
      [buyer.email, 1, 'invited'],
    ])
    expect(rows[1]!.lastOrderAt).toBeInstanceOf(Date)
    expect((await found({ q: company.name })).map(({ id, companies }) => [id, companies])).toEqual([
      [idle, [company.name]],
    ])
    expect((await found({ q: name, has: 'company' })).map(({ id }) => id)).toEqual([idle])
    expect((await found({ q: name, has: 'open-order' })).map(({ email }) => email)).toEqual([
      buyer.email,
    ])
    expect((await found({ q: name, state: 'erased' })).map(({ id }) => id)).toEqual([erased])
    expect(await found({ q: name, state: 'disabled' })).toEqual([])
  })

  test('goes page by page by name, with nobody left out among namesakes', async () => {
    const name = `Twin ${mark()}`
    for (let index = 0; index < 27; index++) await person({ name })
    const filter = clients.filter.read(new URLSearchParams({ q: name, sort: 'name' }))
    const first = await clients.page(filter, {}, 'en')
    const second = await clients.page(filter, { after: first.after! }, 'en')
    expect(first.rows).toHaveLength(25)
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(27)
  })
})

describe('sign-in', () => {
  test('is taken away for a reason, with all sessions, and given back; both are recorded for the team', async () => {
    const id = await person()
    await session(id)
    expect(await disable(id)).toBe(true)
    expect(await db.session.count({ where: { userId: id } })).toBe(0)
    expect(await disable(id)).toBe(false)
    expect(await transaction((tx) => enableSignIn(tx, id, ADMIN))).toBe(true)
    expect(await transaction((tx) => enableSignIn(tx, id, ADMIN))).toBe(false)
    expect(await eventsOf(id)).toEqual([
      { kind: 'account.disabled', reason: 'Spam', visibility: 'team', actorType: 'admin' },
      { kind: 'account.enabled', reason: null, visibility: 'team', actorType: 'admin' },
    ])
  })

  test('of two admins at once, one takes it', async () => {
    const id = await person()
    expect((await Promise.all([disable(id), disable(id)])).sort()).toEqual([false, true])
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('staff, the owner and oneself keep it', async () => {
    const admin = { type: 'admin' as const, id: await person() }
    for (const id of [
      1,
      admin.id,
      await person({ role: 'admin' }),
      await person({ isAdmin: true }),
    ]) {
      expect(await disable(id, admin)).toBe(false)
      expect(await transaction((tx) => sendPasswordLink(tx, id, admin))).toBe(id === admin.id)
    }
    await session(1)
    expect(await transaction((tx) => endSessions(tx, 1, admin))).toBe(0)
  })

  test('many at once: the dryRun foretells what the run does', async () => {
    const ids = [await person(), await person({ disabledAt: new Date() }), 1].map(String)
    const order = { actor: ADMIN, reason: 'Spam' }
    await session(Number(ids[0]))
    expect(await dryRun(CLIENT_ACTS.disable, ids, order)).toEqual([ids[0]])
    expect(await db.session.count({ where: { userId: Number(ids[0]) } })).toBe(1)
    expect(await perform(CLIENT_ACTS.disable, ids, order)).toEqual([ids[0]])
    expect(await perform(CLIENT_ACTS.enable, ids, order)).toEqual(ids.slice(0, 2))
  })

  test('a link comes as the welcome of the order to who has no password, and as a new one to others', async () => {
    const { email } = await paidOrder({ email: `${randomUUID()}@example.com` })
    const { id } = await db.user.findUniqueOrThrow({ where: { email } })
    const templates = async () =>
      (await db.outboxJob.findMany({ where: { kind: 'mail' }, orderBy: { id: 'asc' } })).flatMap(
        ({ payload }) => {
          const { to, template } = payload as { to: string; template: string }
          return to === email ? [template] : []
        },
      )
    const before = await templates()
    expect(await transaction((tx) => sendPasswordLink(tx, id, ADMIN))).toBe(true)
    await db.user.update({ where: { id }, data: { passwordHash: 'x' } })
    expect(await transaction((tx) => sendPasswordLink(tx, id, ADMIN))).toBe(true)
    expect((await templates()).slice(before.length)).toEqual(['welcome', 'reset-password'])
    await disable(id)
    expect(await transaction((tx) => sendPasswordLink(tx, id, ADMIN))).toBe(false)
  })
})

describe('details', () => {
  const shown = { name: 'Somebody', phone: '', language: 'en' }

  test('the second of two admins is told what the first has saved', async () => {
    const id = await person()
    const one = await changeDetails(
      id,
      shown,
      { ...shown, name: 'One', phone: '+31 20 123 45 67' },
      ADMIN,
    )
    const other = await changeDetails(id, shown, { ...shown, name: 'Other' }, ADMIN)
    expect([one, other]).toEqual([
      { saved: true, conflict: [] },
      {
        saved: false,
        conflict: [
          { field: 'name', value: 'One' },
          { field: 'phone', value: '+31 20 123 45 67' },
        ],
      },
    ])
    expect((await db.user.findUniqueOrThrow({ where: { id } })).name).toBe('One')
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('of two at the same moment one is saved', async () => {
    const id = await person()
    const outcomes = await Promise.all(
      ['One', 'Other'].map((name) => changeDetails(id, shown, { ...shown, name }, ADMIN)),
    )
    expect(outcomes.map(({ saved }) => saved).sort()).toEqual([false, true])
  })
})

test('an admin looks on in the place of a client who can sign in, and of nobody who works for the studio', async () => {
  const { id: sessionId } = await session(ADMIN.id)
  const impersonated = async (changes: Parameters<typeof person>[0]) =>
    startViewing({
      sessionId,
      adminId: ADMIN.id,
      clientId: await person(changes),
      reason: 'Asked by phone',
    })
  expect(await impersonated({})).toBe(true)
  expect(
    await Promise.all(
      [
        { isAdmin: true },
        { role: 'admin' as const },
        { role: 'freelancer' as const },
        { disabledAt: new Date() },
        { erasedAt: new Date() },
      ].map(impersonated),
    ),
  ).toEqual([false, false, false, false, false])
  expect(await startViewing({ sessionId, adminId: ADMIN.id, clientId: 1, reason: 'Myself' })).toBe(
    false,
  )
})

test('notes are removed and put back by their author alone; the history tells nothing of them', async () => {
  const [id, colleague] = [await person(), await person({ role: 'admin' })]
  await addStaffNote(id, 'Pays late', ADMIN.id)
  const [note] = await listStaffNotes(id, ADMIN.id)
  expect(note).toMatchObject({ body: 'Pays late', authorId: ADMIN.id })
  expect(await removeStaffNote(id, note!.id, { type: 'admin', id: colleague })).toBe(false)
  expect(await removeStaffNote(id, note!.id, ADMIN)).toBe(true)
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual([
    'account.note_added',
    'account.note_removed',
  ])
  expect(await removeStaffNote(id, note!.id, ADMIN)).toBe(false)
  expect(await putBackStaffNote(id, note!.id, { type: 'admin', id: colleague })).toBe(false)
  expect([
    await putBackStaffNote(id, note!.id, ADMIN),
    await putBackStaffNote(id, note!.id, ADMIN),
  ]).toEqual([true, false])
  expect(await listStaffNotes(id, ADMIN.id)).toEqual([note])
  await removeStaffNote(id, note!.id, ADMIN)
  await forgetRemovedNotes(after(29 * DAY))
  expect(await listStaffNotes(id, ADMIN.id)).toMatchObject([
    { body: 'Pays late', removedAt: expect.any(Date) },
  ])
  expect(await listStaffNotes(id, colleague)).toEqual([])
  await forgetRemovedNotes(after(31 * DAY))
  expect(await listStaffNotes(id, ADMIN.id)).toEqual([])
  expect(
    JSON.stringify(await db.event.findMany({ where: { subjectId: String(id) } })),
  ).not.toContain('Pays late')
})

test('the page has the money by currency, and none for who is no client', async () => {
  const email = `${randomUUID()}@example.com`
  await paidOrder({ email })
  await paidOrder({ email, currency: 'EUR' })
  await paidOrder({ email, milestones: [50, 50] })
  const { id } = await db.user.findUniqueOrThrow({ where: { email } })
  const client = await getClient(String(id), ADMIN.id)
  expect(client.orders).toHaveLength(3)
  expect(client.money.map(({ currency, refunded }) => [currency, refunded])).toEqual([
    ['EUR', 0],
    ['USD', 0],
  ])
  expect(client.money[1]!.paid).toBe(300_000)
  for (const nobody of ['0', 'x', '999999999', String(await person({ role: 'freelancer' }))])
    await expect(getClient(nobody, ADMIN.id)).rejects.toMatchObject({ code: 'notFound' })
})
