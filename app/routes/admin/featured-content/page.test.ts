import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { PLACES } from '~/domain/featured/place.rules'
import { NEW_TESTIMONIAL, adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor
const visitor = new Visitor()

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(() => db.rateLimit.deleteMany())

const api = async <Row>(path: string) =>
  (await (await visitor.fetch(paths.api(path))).json()) as Row[]
const rows = (page: Page) =>
  page.texts('main ol > li').map((text) => text.replace(/^\d+\./, '').trim())
const place = (name: string) => admin.get(adminPaths.place(name))

describe('a place', () => {
  test('has its order on the home page, in the shop and in the API', async () => {
    const page = await place('services')
    const [first, second] = rows(page)
    const moved = await admin.submit(page, `Move down: ${first}`)
    expect(moved.html).toContain('Saved. Visitors can see it now.')
    expect(rows(moved).slice(0, 2)).toEqual([second, first])
    const products = await api<{ name: string }>('products?featured=true')
    expect(products.slice(0, 2).map(({ name }) => name)).toEqual([second, first])
    const home = await visitor.get(paths.home())
    expect(home.textOf('#services')!.indexOf(second!)).toBeLessThan(
      home.textOf('#services')!.indexOf(first!),
    )
    const shop = (await visitor.get(paths.shop())).textOf('main')
    expect(shop.indexOf(second!)).toBeLessThan(shop.indexOf(first!))
    const removed = await admin.submit(moved, `Remove: ${second}`)
    expect(
      (await api<{ name: string }>('products?featured=true')).map(({ name }) => name),
    ).not.toContain(second)
    const history = removed
      .$('tbody button')
      .toArray()
      .map((button) => removed.$(button).attr('aria-label')!)
    const back = await admin.submit(removed, history[0]!)
    expect(rows(back)).toEqual(rows(moved))
    expect(back.html).toContain('The earlier order has been restored.')
  })

  test('of popular services and of the menu is what the API tells', async () => {
    const popular = await place('popular')
    const name = rows(popular).at(-1)!
    await admin.submit(popular, `Move up: ${name}`)
    const entries = await api<{ product: { name: string } }>('featured-products?section=popular')
    expect(entries.map(({ product }) => product.name)).toEqual(rows(await place('popular')))
    const menu = await place('menu')
    await admin.submit(menu, 'Remove: Analytics')
    expect(
      (await api<{ displayName: string }>('featured-categories?section=popular')).map(
        ({ displayName }) => displayName,
      ),
    ).not.toContain('Analytics')
    const again = await admin.submit(await place('menu'), 'Add', { entry: 'Analytics' })
    expect(rows(again).at(-1)).toBe('Analytics')
  })

  test('of projects and templates stands on the home page and in the API', async () => {
    const [last] = await db.showcaseProject.findMany({
      where: { status: 'live', featured: false },
      include: { translations: { where: { language: 'en' } } },
      take: 1,
    })
    const added = await admin.submit(await place('work'), 'Add', { entry: String(last!.id) })
    const title = last!.translations[0]!.title
    expect(rows(added).at(-1)).toContain(title)
    const projects = await api<{ id: number; featured: boolean }>('projects?status=live')
    expect(projects.filter(({ featured }) => featured).at(-1)!.id).toBe(last!.id)
    const oldest = await db.template.findFirstOrThrow({ orderBy: { createdAt: 'asc' } })
    await admin.submit(await place('templates'), 'Add', { entry: String(oldest.id) })
    expect((await api<{ id: number }>('templates?sortBy=featured'))[0]!.id).toBe(oldest.id)
    expect((await visitor.get(paths.home())).textOf('#templates')).toContain(oldest.name)
    expect((await api<{ id: number }>('templates?sortBy=newest'))[0]!.id).not.toBe(oldest.id)
  })

  test('of two admins at a time the second is told, and keeps the choice', async () => {
    const mine = await place('services')
    const [first] = rows(mine)
    const entry = String(mine.$('select[name=entry] option').last().attr('value'))
    const other = new Visitor()
    await other.signIn('bookkeeper', DEMO_PASSWORD)
    await other.submit(await other.get(adminPaths.place('services')), `Move down: ${first}`)
    const late = await admin.submit(mine, 'Add', { entry })
    expect(late.textOf('[role=status]')).toMatch(/changed this on.*Your change wasn’t saved/)
    expect(late.$('select[name=entry]').val()).toBe(entry)
    expect(rows(await admin.submit(late, 'Add'))).toHaveLength(rows(mine).length + 1)
  })

  test.each<Record<string, string>>([
    { intent: 'add', entry: '' },
    { intent: 'constructor' },
    { intent: 'put-back', id: 'x' },
    { intent: 'up', entry: '\u0000', shown: '\u0000' },
    { intent: 'add', entry: '99999999999999999999' },
  ])('gets %j without a 500', async (form) => {
    for (const name of PLACES)
      expect((await admin.post(adminPaths.place(name), form)).status).toBeLessThan(500)
  })

  test('needs something to add', async () => {
    const page = await admin.submit(await place('popular'), 'Add')
    expect(page.status).toBe(400)
    expect(page.textOf('[role=alert]')).toContain('Choose an item to add')
  })

  test('that does not exist is not found', async () => {
    for (const name of ['hero', 'constructor', '%00']) expect((await place(name)).status).toBe(404)
  })

  test.each(LANGUAGES)('speaks %s', async (language) => {
    const speaker = new Visitor({ language })
    await speaker.signInAs('admin')
    for (const name of PLACES) {
      const page = await speaker.get(adminPaths.place(name))
      expect([page.status, page.language]).toEqual([200, language])
      expect(page.textOf('main')).not.toMatch(/\b(places|steps|add|history|testimonial)\.\w+|\{\{/)
    }
  })

  test('asks for few statements, and so does the page of all of them', async () => {
    for (const address of [adminPaths.featured(), ...PLACES.map((name) => adminPaths.place(name))])
      expect([address, await countQueries(admin, address)]).toEqual([
        address,
        expect.toSatisfy((count: number) => count <= QUERY_BUDGET),
      ])
  })
})

describe('a testimonial', () => {
  const words = {
    name: 'Kaja Lind',
    rating: '4',
    quote_en: 'They kept every date.',
    role_en: 'Owner',
  }

  test('is written, chosen, seen, changed and hidden', async () => {
    const form = await admin.get((await place('testimonials')).link('Add testimonial'))
    const refused = await admin.submit(form, 'Add testimonial', {
      ...words,
      quote_en: '',
      quote_sv: 'De höll varje datum.',
    })
    expect(refused.status).toBe(400)
    expect(refused.textOf('[role=alert]')).toContain('Enter the quote in English')
    expect(refused.textOf('[role=alert]')).toContain(
      'Fill in both fields of the language, or neither',
    )
    expect(refused.$('input[name=name]').val()).toBe('Kaja Lind')
    const added = await admin.submit(refused, 'Add testimonial', { ...words, quote_sv: '' })
    expect(added.html).toContain('Testimonial added.')
    const { id } = await db.testimonial.findFirstOrThrow({ where: { name: 'Kaja Lind' } })
    const seen = async () =>
      (await api<{ id: number }>('testimonials?featured=true&limit=10')).some(
        (one) => one.id === id,
      )
    expect(await seen()).toBe(false)
    await admin.submit(added, 'Add', { entry: String(id) })
    expect(await seen()).toBe(true)
    expect((await visitor.get(paths.home())).textOf('#testimonials')).toContain(
      'They kept every date.',
    )
    const edit = await admin.get(adminPaths.testimonial(String(id)))
    await admin.submit(edit, 'Save', { hidden: 'on', quote_en: 'They kept most dates.' })
    expect(await seen()).toBe(false)
    expect((await place('testimonials')).textOf('main')).toContain('Not public')
    const late = await admin.submit(edit, 'Save', { quote_en: 'Too late' })
    expect(late.status).toBe(409)
    expect(late.textOf('[role=alert]')).toMatch(/changed this testimonial.*They kept most dates\./)
    expect(late.$('textarea[name=quote_en]').val()).toBe('Too late')
    await admin.submit(late, 'Save')
    expect(
      await db.testimonialTranslation.findFirst({ where: { testimonialId: id, language: 'en' } }),
    ).toMatchObject({ quote: 'Too late' })
  })

  test('tells who changed it and goes back to what it said before', async () => {
    await admin.submit(
      await admin.get(adminPaths.testimonial(NEW_TESTIMONIAL)),
      'Add testimonial',
      { ...words, name: 'Maja Berg' },
    )
    const { id } = await db.testimonial.findFirstOrThrow({ where: { name: 'Maja Berg' } })
    const quote = async () =>
      (
        await db.testimonialTranslation.findFirstOrThrow({
          where: { testimonialId: id, language: 'en' },
        })
      ).quote
    await admin.submit(await admin.get(adminPaths.testimonial(String(id))), 'Save', {
      quote_en: 'They kept no date.',
    })
    const changed = await admin.get(adminPaths.testimonial(String(id)))
    expect(changed.texts('main ol li')).toEqual(
      ['Edited by Astrid Lindqvist', 'Created by Astrid Lindqvist'].map((text) =>
        expect.stringContaining(text),
      ),
    )
    const before = await admin.get(changed.$('main ol a').attr('href')!)
    expect(before.$('textarea[name=quote_en]').val()).toBe('They kept every date.')
    expect(before.textOf('main')).toContain('Nothing is restored until you save.')
    expect(await quote()).toBe('They kept no date.')
    await admin.submit(before, 'Save')
    expect(await quote()).toBe('They kept every date.')
    expect(
      (await admin.get(adminPaths.audit({ subject: 'testimonial' }))).textOf('main tbody tr'),
    ).toContain('English, Quote: They kept no date. → They kept every date.')
  })

  test('without any chosen, two examples are shown', async () => {
    await db.testimonial.updateMany({ data: { featured: false } })
    expect((await visitor.get(paths.home())).textOf('#testimonials')).toContain('Example')
  })

  test.each(['0', 'x', '99999999999999999999', '%00'])('is not there for %s', async (id) => {
    expect((await admin.get(adminPaths.testimonial(id))).status).toBe(404)
    expect((await admin.post(adminPaths.testimonial(id), words)).status).toBe(404)
  })

  test('sends nonsense and gets no 500', async () => {
    const page = await admin.post(adminPaths.testimonial(NEW_TESTIMONIAL), {
      ...words,
      name: '\u0000',
      rating: '1e99',
      quote_en: 'x'.repeat(5000),
      hidden: 'maybe',
    })
    expect(page.status).toBe(400)
  })
})
