import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { freePort } from '../setup/port'
import type { Page } from '../setup/page'
import { Visitor } from '../setup/visitor'
import { demoOnPostgres } from './demo-studio'
import { Installation } from './installation'

/** Two servers on one database. */
async function startTwo(database: 'SQLite' | 'PostgreSQL') {
  const kanal = await Installation.create()
  const settings: Record<string, string> =
    database === 'SQLite' ? {} : { DATABASE_URL: await demoOnPostgres('kept') }
  const origins: string[] = []
  for (let index = 0; index < 2; index++) {
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    await kanal.start({ ...settings, PORT: port, PUBLIC_URL: origin, WORKER: 'off' }, origin)
    origins.push(origin)
  }
  return { kanal, origins }
}

const answer = (request: Request) => fetch(request, { redirect: 'manual' })
const scriptsOf = (page: Page) =>
  page
    .$('script:not([src]):not([type="application/ld+json"])')
    .toArray()
    .map((script) => page.$(script).text())
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** What a made and a kept answer have in common: all but when it was sent and how. */
const essence = ({ headers, html, status }: Page) => [
  status,
  html,
  ...['Content-Security-Policy', 'ETag', 'Cache-Control', 'X-Offline-Copy', 'Set-Cookie'].map(
    (name) => headers.get(name),
  ),
]

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (database) => {
  let kanal: Installation
  let origins: string[]
  const visit = (server = 0, options: ConstructorParameters<typeof Visitor>[0] = {}) =>
    new Visitor({ origin: origins[server]!, answer, ...options })

  beforeAll(async () => {
    ;({ kanal, origins } = await startTwo(database))
  })
  afterAll(() => kanal?.dispose())

  test('a page is the same for all, allows its own scripts alone, and is not sent again to who has it', async () => {
    const [made, kept] = [await visit().get(paths.shop()), await visit().get(paths.shop())]
    expect(essence(kept)).toEqual(essence(made))
    expect(kept.headers.get('Vary')).toBe('Cookie, Accept-Language, Save-Data, Accept-Encoding')
    const policy = kept.headers.get('Content-Security-Policy')!
    expect([
      policy.includes('nonce'),
      kept.html.includes('nonce='),
      scriptsOf(kept).length > 3,
    ]).toEqual([false, false, true])
    expect(scriptsOf(kept).filter((text) => !policy.includes(hashOf(text)))).toEqual([])
    const again = await visit().fetch(paths.shop(), {
      headers: { 'If-None-Match': kept.headers.get('ETag')! },
    })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([
      304,
      '',
      kept.headers.get('ETag'),
    ])
    const head = await visit().fetch(paths.shop(), { method: 'HEAD' })
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([
      200,
      kept.headers.get('ETag'),
      '',
    ])
  })

  test('a list as JSON is kept like a page: told apart by what it reads, never what was refused', async () => {
    const list = (query = '', headers = {}) =>
      visit().fetch(`${paths.api('products')}${query}`, { headers })
    const [made, kept] = [await list(), await list('?unknown=1')]
    expect(await kept.text()).toBe(await made.text())
    const tag = kept.headers.get('ETag')!
    expect([tag, kept.headers.get('Cache-Control'), kept.headers.get('Content-Type')]).toEqual([
      made.headers.get('ETag'),
      'public, max-age=900, stale-while-revalidate=900',
      'application/json; charset=utf-8',
    ])
    expect(tag).toMatch(/^W\//)
    const again = await list('', { 'If-None-Match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const [featured, swedish] = [await list('?featured=true'), await list('?lng=sv')]
    expect(await featured.text()).not.toBe(await swedish.text())
    for (const other of [featured, swedish]) expect(other.headers.get('ETag')).not.toBe(tag)
    for (const wrong of ['?featured=perhaps', '?featured=perhaps']) {
      const refused = await list(wrong)
      expect([refused.status, refused.headers.get('ETag')]).toEqual([400, null])
      expect(await refused.json()).toEqual({ message: 'featured must be true or false' })
    }
  })

  test('nothing of who was first is in what the next one gets', async () => {
    const mark = 'mark-of-the-first'
    const first = visit(0, {
      headers: {
        'User-Agent': mark,
        Referer: `http://${mark}.example/`,
        'X-Forwarded-For': mark,
        'X-Forwarded-Host': `${mark}.localhost`,
        'X-Request-Id': mark,
      },
    })
    first.cookies.set('_ga', mark)
    for (const path of [paths.tools(), paths.product(2), paths.auth(), paths.showcase()]) {
      const [page, next] = [await first.get(path), await visit().get(path)]
      expect([path, page.status, next.status, essence(next)]).toEqual([
        path,
        200,
        200,
        essence(page),
      ])
      expect(JSON.stringify([...next.headers, next.html])).not.toContain(mark)
    }
  })

  test('who is signed in, has a cart or is told something gets a page of their own, which nobody else gets', async () => {
    const before = await visit().get(paths.shop())
    const client = visit()
    await client.signInAs('client')
    const buyer = visit()
    await buyer.submit(await buyer.get(paths.product(2)), 'button[name="intent"][value="add"]')
    const told = visit()
    await told.signInAs('client')
    await told.post(paths.signOut())
    expect(told.cookies.has('kanal_flash')).toBe(false)
    for (const [person, sign] of [
      [client, 'client@kanal.example'],
      [buyer, paths.product(2)],
    ] as const) {
      const own = await person.get(paths.about())
      expect([
        own.html.includes(sign),
        own.headers.get('ETag'),
        own.headers.get('Content-Security-Policy')!.includes('nonce'),
      ]).toEqual([true, null, true])
      expect((await visit().get(paths.about())).html).not.toContain(sign)
    }
    expect(essence(await visit().get(paths.shop()))).toEqual(essence(before))
  })

  test('each choice has a page of its own', async () => {
    const choose = async (...steps: [string, Record<string, string>][]) => {
      const visitor = visit()
      for (const [path, form] of steps)
        await visitor.post(path, { ...form, redirectTo: paths.cart() })
      return visitor
    }
    const people = [
      visit(),
      visit(0, { language: 'sv' }),
      await choose([paths.theme(), { theme: 'light' }]),
      await choose([paths.lightVersion(), { light: 'on' }]),
      visit(0, { headers: { 'Save-Data': 'on' } }),
    ]
    const pages: Page[] = []
    for (let round = 0; round < 2; round++)
      for (const person of people) pages.push(await person.get(paths.faq()))
    const signs = pages.map(({ $ }) => [
      $('html').attr('lang'),
      $('html').attr('data-theme'),
      $('script[type="module"]').length > 0,
    ])
    const expected = [
      ['en', 'dark', true],
      ['sv', 'dark', true],
      ['en', 'light', true],
      ['en', 'dark', false],
      ['en', 'dark', false],
    ]
    expect(signs).toEqual([...expected, ...expected])
    expect(pages.slice(5).map(essence)).toEqual(pages.slice(0, 5).map(essence))
  })

  test('a change by an admin is on the next page, on either server', async () => {
    const [admin, other] = [visit(0), visit(1)]
    await admin.signInAs('admin')
    const services = (page: Page) => page.texts('#services h3')
    const menu = (page: Page) => page.texts('header a').includes('Analytics')
    for (let round = 0; round < 3; round++) {
      const before = [await visit(0).get(paths.home()), await other.get(paths.home())]
      const place = await admin.get(adminPaths.place('services'))
      await admin.submit(place, `Move down: ${services(before[0]!)[0]}`)
      const [there, here] = [await other.get(paths.home()), await visit(0).get(paths.home())]
      expect(services(there).slice(0, 2)).toEqual(services(before[0]!).slice(0, 2).reverse())
      expect(services(here)).toEqual(services(there))
    }
    expect(menu(await other.get(paths.home()))).toBe(true)
    await admin.submit(await admin.get(adminPaths.place('menu')), 'Remove: Analytics')
    expect([menu(await other.get(paths.home())), menu(await visit(0).get(paths.home()))]).toEqual([
      false,
      false,
    ])
  })

  test('who asks at the same time gets the same page', async () => {
    const pages = await Promise.all(
      Array.from({ length: 8 }, () => visit().get(paths.showcase({ category: 'UX' }))),
    )
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  })
})
