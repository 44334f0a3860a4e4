import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { createPerson } from '#tests/factories/person'
import { answerAskedOrder } from '~/domain/orders/asked-orders.server'
import { paidOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor
let passwordHash: string

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
  passwordHash = (await db.user.findUniqueOrThrow({ where: { username: 'client' } })).passwordHash!
})
beforeEach(() => db.rateLimit.deleteMany())

/** Somebody with the password of the demo accounts. */
const person = (changes: Parameters<typeof createPerson>[0] = {}) =>
  createPerson({ passwordHash, ...changes })

describe('the list', () => {
  const names = (page: Awaited<ReturnType<Visitor['get']>>) => page.texts('main tbody th a')

  test('finds a client by name and mail address, and leads to their page', async () => {
    const { id, name, email } = await person()
    for (const q of [name, email.toUpperCase()]) {
      const page = await admin.submit(await admin.get(adminPaths.clients()), 'Show', { q })
      expect(names(page), q).toEqual([name])
      expect(page.link(name)).toBe(adminPaths.client(id))
    }
    const none = await admin.get(adminPaths.clients({ q: `${email} zeppelin` }))
    expect(none.textOf('main')).toContain('No matches')
    expect(none.link('Clear filters')).toBe(adminPaths.clients())
  })

  test('is exported, with the states in words', async () => {
    const { email } = await person({ name: '=Sum', disabledAt: new Date() })
    const text = await (await admin.fetch(adminPaths.export('clients', { q: email }))).text()
    expect(text).toContain('Name,Email address,Company,Status,Orders,Last order,Account since')
    expect(text).toContain(`'=Sum,${email},,Disabled,0,,`)
  })

  test('disables many at once after a dry run, never staff, and their sessions end', async () => {
    const mark = randomUUID().slice(0, 8)
    const [one, other] = [
      await person({ name: `Bulk ${mark}` }),
      await person({ name: `Bulk ${mark}`, role: 'admin' }),
    ]
    const visitor = new Visitor()
    await visitor.signIn(one.username, DEMO_PASSWORD)
    expect((await visitor.get(paths.settings())).status).toBe(200)
    const list = await admin.get(adminPaths.clients({ q: mark }))
    const dry = await admin.submit(list, 'Preview changes', { act: 'disable', all: 'on' })
    expect(dry.textOf('main')).toContain('1 row would change')
    expect((await db.user.findUniqueOrThrow({ where: { id: one.id } })).disabledAt).toBeNull()
    const refused = await admin.submit(dry, 'Disable sign-in: change 1 row', { reason: '' })
    expect(refused.status).toBe(400)
    const done = await admin.submit(refused, 'Disable sign-in: change 1 row', { reason: 'Spam' })
    expect(done.html).toContain('Disable sign-in: 1 of 1 changed.')
    expect((await visitor.get(paths.settings())).url.pathname).toBe(paths.auth())
    expect((await db.user.findUniqueOrThrow({ where: { id: other.id } })).disabledAt).toBeNull()
  })

  test.each(LANGUAGES)('reads in %s', async (language) => {
    const reader = new Visitor({ language })
    await reader.signInAs('admin')
    const page = await reader.get(adminPaths.clients())
    expect([page.status, page.language]).toEqual([200, language])
  })
})

describe('the page of a client', () => {
  test('says who they are and what is under way', async () => {
    const email = `${randomUUID()}@example.com`
    const { orderId } = await paidOrder({ email, name: 'Åsa Ringqvist' })
    const [{ id }, { number }] = [
      await db.user.findUniqueOrThrow({ where: { email } }),
      await db.order.findUniqueOrThrow({ where: { id: orderId } }),
    ]
    const page = await admin.get(adminPaths.client(id))
    expect(page.heading).toBe('Åsa Ringqvist')
    expect(page.link(number)).toBe(adminPaths.order(orderId))
    expect(page.textOf('#money')).toContain('USD$2,000.00')
    expect(page.textOf('main')).toContain('Hasn’t chosen a password yet.')
    expect(page.textOf('main')).toContain('No open tickets.')
  })

  test('sign-in is disabled with a reason, enabled again, and each step stands in the activities', async () => {
    const { id, username } = await person()
    const visitor = new Visitor()
    await visitor.signIn(username, DEMO_PASSWORD)
    const page = await admin.get(adminPaths.client(id))
    const refused = await admin.submit(page, '#disable button', { reason: ' ' })
    expect(refused.status).toBe(400)
    const done = await admin.submit(refused, '#disable button', { reason: 'Asked for it' })
    expect(done.html).toContain('Sign-in disabled. All sessions have ended.')
    expect(done.textOf('#activities')).toContain('Sign-in disabled')
    expect(done.textOf('#activities')).toContain('Asked for it')
    expect((await visitor.signIn(username, DEMO_PASSWORD)).url.pathname).toBe(paths.auth())
    const again = await admin.submit(done, 'Enable sign-in')
    expect(again.textOf('#sign-in')).toContain('Can sign in.')
    expect((await visitor.signIn(username, DEMO_PASSWORD)).url.pathname).toBe(paths.dashboard())
    const ended = await admin.submit(await admin.get(adminPaths.client(id)), 'End all sessions')
    expect(ended.html).toContain('All sessions have ended.')
    expect((await visitor.get(paths.settings())).url.pathname).toBe(paths.auth())
    const sent = await admin.submit(ended, 'Send a password link')
    expect(sent.html).toContain('Password link sent.')
  })

  test('of two admins who correct it the second is told, and keeps what was typed', async () => {
    const { id, name } = await person()
    const [one, other] = [
      await admin.get(adminPaths.client(id)),
      await admin.get(adminPaths.client(id)),
    ]
    const wrong = await admin.submit(one, '#details-form button', { name: '', phone: 'no number' })
    expect(wrong.status).toBe(400)
    expect(wrong.$('#details-form [name=phone]').val()).toBe('no number')
    await admin.submit(wrong, '#details-form button', {
      name: 'First Name',
      phone: '',
      language: 'sv',
    })
    const late = await admin.submit(other, '#details-form button', { name: 'Second Name' })
    expect(late.status).toBe(409)
    expect(late.textOf('[role=alert]')).toContain(
      'Name is now “First Name” and Language is now “Svenska”',
    )
    expect(late.$('#details-form [name=name]').val()).toBe('Second Name')
    await admin.submit(late, '#details-form button')
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: 'Second Name',
      language: 'en',
    })
    expect(name).not.toBe('Second Name')
  })

  test('notes are added, kept apart from others’ and removed and put back by their author', async () => {
    const { id } = await person()
    const empty = await admin.submit(await admin.get(adminPaths.client(id)), 'Add note', {
      body: ' ',
    })
    expect(empty.status).toBe(400)
    const noted = await admin.submit(empty, 'Add note', {
      body: 'Prefers the phone\nafter ten',
    })
    expect(noted.textOf('#notes')).toContain('Prefers the phone')
    const colleague = new Visitor()
    await colleague.signIn('bookkeeper', DEMO_PASSWORD)
    const seen = await colleague.get(adminPaths.client(id))
    expect(seen.textOf('#notes')).toContain('Prefers the phone')
    expect(seen.$('[value="drop-note"]').length).toBe(0)
    const { id: noteId } = await db.staffNote.findFirstOrThrow({ where: { userId: id } })
    expect(
      (await colleague.post(adminPaths.client(id), { intent: 'drop-note', noteId })).html,
    ).toContain('isn’t yours')
    const dropped = await admin.submit(noted, '[value="drop-note"]')
    expect(dropped.textOf('#notes')).toContain('Only you can see it')
    expect((await colleague.get(adminPaths.client(id))).textOf('#notes')).toContain('No notes yet.')
    await admin.submit(dropped, '[value="put-back-note"]')
    expect((await colleague.get(adminPaths.client(id))).textOf('#notes')).toContain(
      'Prefers the phone',
    )
  })

  test('staff and oneself are not switched off here', async () => {
    const { id } = await db.user.findUniqueOrThrow({ where: { username: 'bookkeeper' } })
    const { orderId } = await paidOrder({
      email: (await db.user.findUniqueOrThrow({ where: { id } })).email,
    })
    await answerAskedOrder(id, orderId, 'own')
    const page = await admin.get(adminPaths.client(id))
    expect(page.textOf('#sign-in')).toContain('This account belongs to the staff')
    await admin.post(adminPaths.client(id), { intent: 'disable', reason: 'No' })
    expect((await db.user.findUniqueOrThrow({ where: { id } })).disabledAt).toBeNull()
  })

  test('is for admins, and of clients', async () => {
    const { id } = await person()
    const client = new Visitor()
    await client.signInAs('client')
    for (const address of [adminPaths.clients(), adminPaths.client(id)])
      expect((await client.get(address)).url.pathname).toBe(paths.dashboard())
    const { id: freelancer } = await db.user.findUniqueOrThrow({
      where: { username: 'freelancer' },
    })
    for (const nobody of [freelancer, 999_999])
      expect((await admin.get(adminPaths.client(nobody))).status).toBe(404)
    expect((await admin.post(adminPaths.client(id), { intent: 'toString' })).status).toBe(400)
  })
})

test('the pages ask for few statements', async () => {
  const { id } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const asked = [
    await countQueries(admin, adminPaths.clients()),
    await countQueries(admin, adminPaths.client(id)),
  ]
  expect(Math.max(...asked), JSON.stringify(asked)).toBeLessThanOrEqual(QUERY_BUDGET)
})
