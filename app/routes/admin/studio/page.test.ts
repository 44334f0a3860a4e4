import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { accountOfStudio } from '~/domain/ledger/ledger.rules'
import { adminPaths } from '~/paths/admin'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const SLUG = 'fjord-and-fold'
const FRONT = shopFrontPaths.front(SLUG)
const REASON = 'The prices are not what clients pay.'

const [admin, seller] = [new Visitor(), new Visitor()]
let id: number

beforeAll(async () => {
  await admin.signInAs('admin')
  await seller.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
  id = (await db.studio.findUniqueOrThrow({ where: { slug: SLUG } })).id
})
beforeEach(() => db.rateLimit.deleteMany())

const studio = () => db.studio.findUniqueOrThrow({ where: { id } })
const suspend = async () =>
  admin.submit(await admin.get(adminPaths.studio(id)), 'Suspend studio', { reason: REASON })
const resume = async () => admin.submit(await admin.get(adminPaths.studio(id)), 'Lift suspension')

test('the operator sees every studio with its state, orders, balance and fee', async () => {
  await db.ledgerTransaction.create({
    data: {
      ...{ key: 'studio-list', kind: 'payment' },
      entries: {
        create: [
          { account: accountOfStudio(id), currency: 'SEK', amount: -123_400 },
          { account: 'gateway:sandbox', currency: 'SEK', amount: 123_400 },
        ],
      },
    },
  })
  const page = await admin.get(adminPaths.studios({ status: 'published', q: 'fjord' }))
  expect(page.textOf('main table')).toMatch(/Fjord & Fold.*Open.*kr/s)
  expect(await countQueries(admin, adminPaths.studios())).toBeLessThanOrEqual(QUERY_BUDGET)
  const own = await admin.get(adminPaths.studio(id))
  expect(own.textOf('main')).toContain('Fjord & Fold Handelsbolag')
  expect(await countQueries(admin, adminPaths.studio(id))).toBeLessThanOrEqual(QUERY_BUDGET)
  for (const wrong of ['1', '999999', 'x', '%00'])
    expect((await admin.get(`/dashboard/admin/studios/${wrong}`)).status).toBe(404)
  const client = new Visitor()
  await client.signInAs('client')
  expect((await client.get(adminPaths.studios())).path).toBe('/dashboard')
  await client.post(adminPaths.studio(id), { intent: 'suspend', reason: REASON })
  expect((await studio()).status).toBe('published')
})

test('a studio that is suspended says that it is closed, sells and quotes nothing, and keeps its orders', async () => {
  const draft = await seller.submit(await seller.get(studioPaths.newQuote()), 'Create quote', {
    ...{ title: 'A book', name: 'Nils Berg', email: 'nils@berg.example', note: '' },
    ...{ currency: 'EUR', language: 'en', validDays: '14' },
  })
  const line = { title: 'Two days', price: '500.00', workingDays: '3', description: '' }
  const lined = await seller.submit(draft, 'Add item', line)
  const without = await admin.submit(await admin.get(adminPaths.studio(id)), 'Suspend studio', {
    reason: ' ',
  })
  expect([without.status, without.errors.length]).toEqual([400, 1])
  const done = await suspend()
  expect(done.textOf('main')).toContain(REASON)
  expect((await studio()).status).toBe('suspended')

  for (const language of LANGUAGES) {
    const closed = await new Visitor({ language }).get(FRONT)
    expect([closed.status, closed.heading]).toEqual([410, expect.stringContaining('Fjord & Fold')])
  }
  const { products } = await db.studio.findUniqueOrThrow({
    where: { id },
    select: { products: { where: { status: 'published' }, take: 1 } },
  })
  const product = products[0]!.id
  expect((await new Visitor().get(`${FRONT}/product/${product}`)).status).toBe(410)
  expect((await new Visitor().get(`${FRONT}/projects`)).status).toBe(410)

  const home = await seller.get(studioPaths.dashboard())
  expect(home.textOf('main')).toContain(REASON)
  expect(home.textOf('main')).not.toContain('Publish shop')
  await seller.post(studioPaths.dashboard(), { intent: 'publish' })
  expect((await studio()).status).toBe('suspended')
  expect((await seller.get(studioPaths.orders())).status).toBe(200)
  const refused = await seller.submit(lined, 'Send quote')
  expect(refused.status).toBe(409)
  expect(refused.textOf('main')).toContain('Your shop is closed by the operator')
  expect(refused.textOf('main')).toContain('A line can’t be ordered right now')
  expect(await db.proposal.count({ where: { studioId: id, status: 'sent' } })).toBe(0)

  const told = await db.outboxJob.findMany({
    where: { key: { startsWith: `studio-status:${id}:` } },
  })
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]!.payload).toMatchObject({ data: { to: 'suspended', reason: REASON } })
  const log = await admin.get(adminPaths.audit({ subject: 'studio' }))
  expect(log.textOf('main')).toContain('suspended')
  expect(log.textOf('main')).toContain(REASON)

  const again = await resume()
  expect(again.text).toContain('The suspension is lifted.')
  expect(await studio()).toMatchObject({ status: 'published', suspension: null })
  expect((await new Visitor().get(FRONT)).status).toBe(200)
})

test('a shop that lacks something by the time it is taken up again stays closed', async () => {
  await suspend()
  const { legalName } = await studio()
  await db.studio.update({ where: { id }, data: { legalName: null } })
  await resume()
  expect((await studio()).status).toBe('taken_down')
  await db.studio.update({ where: { id }, data: { legalName, status: 'published' } })
})
