import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { after, MINUTE } from '~/platform/clock'
import { db, Prisma } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { studioPaths } from '../../app/paths/studio'
import { findAddresses } from '../setup/addresses'
import { PUBLIC_URL } from '../setup/settings'
import { mappedRoutes } from '../setup/route-map'
import { inTurn } from '../setup/thorough'
import { Visitor } from '../setup/visitor'

let client: { id: number; name: string; email: string }
let addressOf: (pattern: string) => string

beforeAll(async () => {
  client = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  addressOf = await findAddresses()
})
beforeEach(() => db.rateLimit.deleteMany())

/**
 * What of the database is no matter of the client: the admin's own session, counted requests, and
 * counted looks at templates.
 */
const BESIDE = new Set(['session', 'rateLimit', 'template'])
const MODELS = Object.keys(Prisma.ModelName)
  .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  .filter((name) => !BESIDE.has(name))

/** A fingerprint of every table. */
async function fingerprints() {
  const plain = (_key: string, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value
  const tables = db as unknown as Record<string, { findMany(): Promise<unknown[]> }>
  const found: Record<string, string> = {}
  for (const model of MODELS) {
    const rows = (await tables[model]!.findMany()).map((row) => JSON.stringify(row, plain)).sort()
    found[model] = createHash('sha256').update(rows.join('\n')).digest('hex')
  }
  return found
}

/**
 * What is the same for everybody who sends it: with a token from a mail, or to end the session or
 * the look.
 */
const ASKS_NOT_WHO = /\/:token$|^\/webhooks\/|^\/auth\/sign-out$|^\/dashboard\/view-as\/end$/

async function asAdmin(options?: ConstructorParameters<typeof Visitor>[0]) {
  const admin = new Visitor(options)
  await admin.signInAs('admin')
  return admin
}

/** An admin who looks on in the demo client's place. */
async function looker(admin?: Visitor) {
  admin ??= await asAdmin()
  const seen = await admin.submit(await admin.get(adminPaths.client(client.id)), '#view', {
    reason: 'Asked on the phone where the invoice is',
  })
  expect(seen.text).toContain('You’re viewing')
  return admin
}

const history = () =>
  db.event.findMany({
    where: {
      subject: 'account',
      subjectId: String(client.id),
      kind: { startsWith: 'account.view' },
    },
    orderBy: { id: 'asc' },
  })

describe('an admin in a client’s place', () => {
  test('sees what the client sees under a bar that says so, until it is ended; the history and the client know of it', async () => {
    const admin = await asAdmin()
    const page = await admin.get(adminPaths.client(client.id))
    const bare = await admin.submit(page, '#view', { reason: ' ' })
    expect([bare.status, bare.errors.length]).toEqual([400, 1])
    const seen = await admin.submit(bare, '#view', { reason: 'Asked where the invoice is' })
    expect(seen.url.pathname).toBe(paths.dashboard())
    expect(seen.text).toContain(`You’re viewing ${client.name}’s dashboard (${client.email}).`)
    const theirs = new Visitor()
    await theirs.signInAs('client')
    const [own, looked] = [await theirs.get(paths.orders()), await admin.get(paths.orders())]
    expect(own.texts('main h2, main h3')).not.toEqual([])
    expect(looked.texts('main h2, main h3').slice(0, 3)).toEqual(
      own.texts('main h2, main h3').slice(0, 3),
    )
    expect((await admin.get(paths.home())).text).toContain('You’re viewing')

    const ended = await admin.submit(looked, 'Stop viewing')
    expect([ended.url.pathname, ended.text.includes('You’re back in your own account.')]).toEqual([
      adminPaths.client(client.id),
      true,
    ])
    expect(ended.text).not.toContain('You’re viewing')
    expect((await history()).slice(-2)).toMatchObject([
      { kind: 'account.viewed', actorType: 'admin', reason: 'Asked where the invoice is' },
      { kind: 'account.view_ended', actorType: 'admin' },
    ])
    expect((await admin.get(adminPaths.audit())).text).toContain('viewed as client')
    const shown = await theirs.get(paths.settingsPart('sessions'))
    expect(shown.textOf('main')).toContain('Asked where the invoice is')
  })

  test('changes nothing by opening any page of the map, nor by sending anything anywhere', async () => {
    const admin = await looker()
    const before = await fingerprints()
    for (const { pattern } of mappedRoutes) {
      const { status, body } = await admin.fetch(addressOf(pattern))
      if (pattern === '/dashboard/live') await body?.cancel()
      expect(status, pattern).toBeLessThan(500)
    }
    expect(await fingerprints(), 'by GET').toEqual(before)
    const asking = mappedRoutes.filter(({ pattern }) => !ASKS_NOT_WHO.test(pattern))
    expect(asking.length).toBeGreaterThan(mappedRoutes.length / 2)
    for (const [index, { pattern }] of asking.entries()) {
      for (const method of inTurn(['POST', 'DELETE'], index)) {
        const status = (
          await admin.fetch(addressOf(pattern), {
            method,
            body: new URLSearchParams({ intent: 'approve' }),
          })
        ).status
        expect(status, `${method} ${pattern}`).toBeLessThan(500)
      }
    }
    expect(await fingerprints(), 'by POST and DELETE').toEqual(before)
  })

  test('does not get to the desk of a studio on Studio Stack, nor to what was bought there', async () => {
    const seller = await db.user.findUniqueOrThrow({ where: { username: DEMO_STUDIO_OWNER } })
    const { id, number, userId } = await db.order.findFirstOrThrow({
      where: { studio: { slug: DEMO_STUDIO } },
      orderBy: { id: 'asc' },
    })
    const admin = await asAdmin()
    await admin.submit(await admin.get(adminPaths.client(seller.id)), '#view', {
      reason: 'Asked for help',
    })
    for (const path of [
      studioPaths.dashboard(),
      studioPaths.orders(),
      studioPaths.order(id),
      studioPaths.export(),
    ]) {
      const page = await admin.get(path)
      expect(
        [page.url.pathname, page.text.includes(`Only ${seller.name} can see this page.`)],
        path,
      ).toEqual([paths.settings(), true])
    }
    await admin.post('/dashboard/view-as/end')
    await admin.submit(await admin.get(adminPaths.client(userId!)), '#view', {
      reason: 'Asked for help',
    })
    const [{ id: threadId }, member] = [
      await db.thread.findFirstOrThrow({ where: { orderId: id } }),
      { userId: userId!, unread: 1 },
    ]
    await db.threadMember.updateMany({ where: { userId: userId! }, data: { unread: 0 } })
    const linkToMessages = async () =>
      (await admin.get(paths.overview()))
        .$(`nav a[href="${paths.messages()}"]`)
        .first()
        .text()
        .trim()
    const withoutNews = await linkToMessages()
    await db.threadMember.upsert({
      where: { threadId_userId: { threadId, userId: userId! } },
      create: { threadId, ...member },
      update: member,
    })
    expect([withoutNews, await linkToMessages()]).toEqual(['Messages', 'Messages'])
    const notice = await db.notification.findFirstOrThrow({
      where: { userId: userId!, orderId: id },
    })
    expect([
      await admin.get(paths.notification(notice.id)).then(({ status }) => status),
      (await admin.get(paths.notifications())).textOf('main'),
    ]).toEqual([404, expect.not.stringMatching(/Fjord|Drawings/)])
    for (const path of [
      paths.orders({ order: id }),
      paths.overview(),
      paths.messages({ order: id }),
      paths.notifications(),
    ])
      expect((await admin.get(path)).textOf('main'), path).not.toContain(number)
  })

  test('is thrown back with a form, to the page that it was on, and told so', async () => {
    const admin = await looker()
    const page = await admin.get(paths.settingsPart('profile'))
    const back = await admin.submit(page, 'Save', { name: 'Somebody else' })
    expect(back.text).toContain('Nothing changed: you’re viewing a client’s dashboard.')
    expect((await db.user.findUniqueOrThrow({ where: { id: client.id } })).name).toBe(client.name)
    const elsewhere = await admin.fetch(paths.settingsPart('profile'), {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { Referer: `${PUBLIC_URL}//elsewhere.example/` },
    })
    expect(elsewhere.headers.get('Location')).toBe(paths.dashboard())
    const answer = await admin.fetch('/api/cart', { method: 'POST', body: '{}' })
    expect(answer.status).toBeLessThan(500)
  })

  test('does not get to the area of admins, nor to what guards the account', async () => {
    const admin = await looker()
    expect((await admin.get(adminPaths.orders())).url.pathname).toBe(paths.dashboard())
    for (const part of ['password', 'second-factor', 'sessions', 'data'] as const) {
      const page = await admin.get(paths.settingsPart(part))
      expect(
        [page.url.pathname, page.text.includes(`Only ${client.name} can see this page.`)],
        part,
      ).toEqual([paths.settings(), true])
    }
    expect((await admin.get(paths.settingsPart('notifications'))).html).not.toContain('/calendar/')
    expect((await admin.fetch(addressOf('/dashboard/settings/data/:id'))).status).toBe(303)
  })

  test('sees the steps of nobody: no form of the order is on its pages', async () => {
    const POST_FORM = 'main form[method="post" i]'
    const waiting = await db.milestone.findFirstOrThrow({
      where: { status: 'submitted', project: { order: { userId: client.id } } },
      select: { project: { select: { orderId: true } } },
    })
    const order = { order: waiting.project.orderId }
    const pages = [
      paths.milestones(order),
      paths.messages(order),
      paths.files(order),
      paths.design(order),
      paths.deliverables(order),
    ]
    const own = new Visitor()
    await own.signInAs('client')
    for (const path of pages.slice(0, 3))
      expect((await own.get(path)).$(POST_FORM).length, path).toBeGreaterThan(0)
    const admin = await looker()
    for (const path of pages) {
      const page = await admin.get(path)
      expect(
        [
          page.status,
          page.url.pathname + page.url.search,
          page.$('main h1').length,
          page.$(POST_FORM).length,
        ],
        path,
      ).toEqual([200, path, 1, 0])
    }
  })

  test('is one for half an hour, and no longer than they are an admin', async () => {
    const admin = await looker()
    await db.session.updateMany({
      where: { viewedUserId: client.id },
      data: { viewedUntil: after(-MINUTE) },
    })
    expect((await admin.get(paths.admin())).url.pathname).toBe(paths.admin())
    const other = new Visitor()
    await other.signIn('bookkeeper', DEMO_PASSWORD)
    await looker(other)
    expect((await other.get(paths.dashboard())).text).toContain('You’re viewing')
    await db.user.update({
      where: { username: 'bookkeeper' },
      data: { role: 'client', isAdmin: false },
    })
    try {
      expect((await other.get(paths.dashboard())).text).not.toContain('You’re viewing')
    } finally {
      await db.user.update({ where: { username: 'bookkeeper' }, data: { role: 'admin' } })
    }
  })

  test.each(['admin', 'bookkeeper', 'freelancer'])(
    'nobody looks on in the place of %s',
    async (username) => {
      const admin = await asAdmin()
      const { id } = await db.user.findUniqueOrThrow({ where: { username } })
      const fetched = await admin.get(adminPaths.client(id))
      if (fetched.status === 200) expect(fetched.$('#view')).toHaveLength(0)
      const page = await admin.get(adminPaths.client(client.id))
      await admin.fetch(adminPaths.client(id), {
        method: 'POST',
        body: new URLSearchParams({ intent: 'view', reason: 'Curious' }),
      })
      expect((await admin.get(paths.admin())).url.pathname, page.heading).toBe(paths.admin())
      expect(await db.session.count({ where: { viewedUserId: id } })).toBe(0)
    },
  )

  test('nobody but an admin starts one', async () => {
    for (const role of ['client', 'freelancer'] as const) {
      const visitor = new Visitor()
      await visitor.signInAs(role)
      await visitor.fetch(adminPaths.client(client.id), {
        method: 'POST',
        body: new URLSearchParams({ intent: 'view', reason: 'Curious' }),
      })
      expect((await visitor.get(paths.dashboard())).text).not.toContain('You’re viewing')
    }
  })

  test.each(LANGUAGES)('is told so in %s', async (language) => {
    const admin = await asAdmin({ language })
    const seen = await admin.submit(await admin.get(adminPaths.client(client.id)), '#view', {
      reason: 'Help',
    })
    expect(seen.$(`form[action="${paths.endView()}"]`)).toHaveLength(1)
    expect(seen.text).toContain(client.email)
  })
})
