import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import type { Values } from '#tests/setup/form'
import type { Page } from '#tests/setup/page'
import { QUERY_BUDGET } from '#tests/setup/queries'
import { ProductEditor, targetsOf, valueOf, WORDS } from '#tests/setup/product-editor'

const LIST = adminPaths.area('products')
const admin = new ProductEditor()
const colleague = new ProductEditor()

beforeAll(async () => {
  await admin.signInAs('admin')
  await colleague.signInAs('admin')
})

const at = (id: number, part?: string) => adminPaths.product(id, { part })

describe('a part that is saved', () => {
  test('is what the form shows then, in the shop’s database to the cent', async () => {
    const { id } = await admin.create()
    const page = await admin.fill(id, 'prices', {
      USD: '2,345.6',
      EUR: '2 000',
      SEK: '',
      PLN: '9999.99',
    })
    expect([page.status, page.path]).toEqual([200, at(id, 'prices')])
    expect(['USD', 'EUR', 'SEK', 'PLN'].map((name) => valueOf(page, name))).toEqual([
      '2345.60',
      '2000.00',
      '',
      '9999.99',
    ])
    expect(
      await db.productPrice.findMany({
        where: { productId: id },
        orderBy: { currency: 'asc' },
        select: { currency: true, amount: true },
      }),
    ).toEqual([
      { currency: 'EUR', amount: 200_000 },
      { currency: 'PLN', amount: 999_999 },
      { currency: 'USD', amount: 234_560 },
    ])
    expect((await db.product.findUniqueOrThrow({ where: { id } })).price).toBe(234_560)
  })

  test('takes amounts in the format of the reader’s language', async () => {
    const { id } = await admin.create()
    const swede = new ProductEditor({ language: 'sv' })
    await swede.signInAs('admin')
    const page = await swede.fill(id, 'prices', {
      USD: '1 234,50',
      EUR: '12,3,4',
      SEK: '',
      PLN: '',
    })
    expect([page.status, ...page.errors]).toEqual([
      400,
      'EUR: ”12,3,4” är inget belopp. Skriv det som 1234,50.',
    ])
    await swede.fill(id, 'prices', { USD: '1 234,50' })
    expect((await db.product.findUniqueOrThrow({ where: { id } })).price).toBe(123_450)
  })

  test('can be put back: its form shows what was there before, and saves that', async () => {
    const { id } = await admin.create()
    await admin.fill(id, 'prices', { USD: '2345.60', EUR: '2000' })
    await admin.fill(id, 'prices', { EUR: '3000' })
    const overview = await admin.open(id)
    const back = overview
      .$('#history-title')
      .closest('section')
      .find('a[href*="before="]')
      .toArray()
      .map((link) => overview.$(link).attr('href')!)
    expect(back).toHaveLength(2)
    const form = await admin.get(back[1]!)
    expect([form.status, valueOf(form, 'USD'), valueOf(form, 'EUR')]).toEqual([200, '1200.50', ''])
    expect(form.textOf('main')).toContain('Nothing is restored until you save')
    expect((await db.product.findUniqueOrThrow({ where: { id } })).price).toBe(234_560)
    const saved = await admin.submit(form, '#prices')
    expect([saved.status, saved.path, valueOf(saved, 'USD'), valueOf(saved, 'EUR')]).toEqual([
      200,
      at(id, 'prices'),
      '1200.50',
      '',
    ])
    expect((await admin.get(back[1]!)).textOf('main')).toContain('has already been undone')
    for (const other of [back[0]!.replace('prices', 'speeds'), `${at(id, 'prices')}?before=x`])
      expect((await admin.get(other)).textOf('main')).not.toContain('already been undone')
  })

  test('says so when nothing was different', async () => {
    const { id } = await admin.create()
    expect((await admin.fill(id, 'speeds', {})).text).toContain('No changes to save')
  })

  test.each<[string, Values, string, string]>([
    [
      'basics',
      { revisions: '-1', slug: 'No Slug' },
      'Use only lowercase letters, digits and single hyphens.',
      'slug',
    ],
    [
      'basics',
      { revisions: '3', slug: 'logo-sprint' },
      'Another product uses this short name. Choose a different one.',
      'slug',
    ],
    [
      'prices',
      { USD: '12,3,4', EUR: '5' },
      '“12,3,4” isn’t an amount. Enter it like 1234.50.',
      'USD',
    ],
    ['prices', { USD: '', EUR: '5' }, 'Enter a price.', 'USD'],
    ['prices', { USD: '9999999', EUR: '5' }, 'Enter 200000.00 or less.', 'USD'],
    [
      'speeds',
      { 'standard.days': '5', 'express.days': '8', 'express.surcharge': '20' },
      'A faster delivery time has to take fewer than 5 working days.',
      'express.days',
    ],
    [
      'speeds',
      { 'standard.days': 'five' },
      'Enter a whole number of working days from 1 to 250.',
      'standard.days',
    ],
    [
      'plan',
      { 'steps[0].percentage': '90' },
      'The shares add up to 90%. They have to add up to 100%.',
      'steps',
    ],
    [
      'plan',
      { 'steps[0].words.pl.title': 'Projekt', 'steps[0].words.en.outcome': 'x' },
      'Fill in both fields in this language, or leave both empty.',
      'steps[0].words.pl.outcome',
    ],
    ['words/en', { name: '', summary: 'Kept' }, 'Fill this in.', 'name'],
    ['words/pl', { summary: 'Kept' }, 'Fill this in.', 'name'],
  ])(
    'as %s with %j is refused at its field, and keeps what was typed',
    async (part, values, message, field) => {
      const { id } = await admin.create()
      const before = await db.product.findUniqueOrThrow({ where: { id } })
      const page = await admin.fill(id, part, values)
      expect(page.status).toBe(400)
      const line = page.errors.findIndex(
        (error) => error === message || error.endsWith(`: ${message}`),
      )
      expect(page.errors[line]).toBeDefined()
      const link = targetsOf(page)[line]!
      expect(page.$(link)).toHaveLength(1)
      expect([
        page.$(link).attr('name') ?? field,
        page.$('[aria-invalid="true"], #plan-steps').length > 0,
      ]).toEqual([field, true])
      for (const [name, value] of Object.entries(values))
        expect(valueOf(page, name), name).toBe(value)
      expect(await db.product.findUniqueOrThrow({ where: { id } })).toEqual(before)
    },
  )

  test('answers a press that no button makes with 400, and an unknown language or product with 404', async () => {
    const { id } = await admin.create()
    expect((await admin.post(at(id, 'plan'), { __intent__: '{' })).status).toBe(400)
    expect((await admin.post(at(id), { command: 'explode' })).status).toBe(400)
    for (const address of [
      at(id, 'words/xx'),
      at(999_999),
      at(999_999, 'plan'),
      `${LIST}/abc/prices`,
    ])
      expect((await admin.get(address)).status, address).toBe(404)
    expect((await admin.post(at(999_999, 'prices'), { USD: '1' })).status).toBe(404)
  })
})

describe('the rows of a plan', () => {
  const titles = (page: Page) =>
    page
      .$('[name$=".words.en.title"]')
      .toArray()
      .map((field) => page.$(field).attr('value') ?? '')
  const FIRST = {
    'steps[0].percentage': '40',
    'steps[0].words.en.title': 'Design',
    'steps[0].words.en.outcome': 'A design',
    'steps[0].words.pl.title': 'Projekt',
  }

  test('are added, moved and removed without saving, and nothing that was typed is lost', async () => {
    const { id } = await admin.create()
    let page = await admin.submit(await admin.open(id, 'plan'), 'Add milestone', FIRST)
    expect([page.status, page.errors]).toEqual([200, []])
    expect([
      titles(page),
      valueOf(page, 'steps[0].words.pl.title'),
      valueOf(page, 'steps[0].percentage'),
    ]).toEqual([['Design', ''], 'Projekt', '40'])
    expect(page.$('[autofocus]').attr('name')).toBe('steps[1].percentage')
    page = await admin.submit(page, 'Move up: Milestone 2', {
      'steps[1].percentage': '60',
      'steps[1].words.en.title': 'Kick-off',
      'steps[1].days': '2',
    })
    expect([
      titles(page),
      valueOf(page, 'steps[1].words.pl.title'),
      page.textOf('#plan-steps'),
    ]).toEqual([['Kick-off', 'Design'], 'Projekt', expect.stringContaining('Total: 100%')])
    page = await admin.submit(page, 'Move down: Milestone 1')
    page = await admin.submit(page, 'Remove: Milestone 2')
    expect([titles(page), valueOf(page, 'steps[0].words.en.outcome')]).toEqual([
      ['Design'],
      'A design',
    ])
    expect(await db.productMilestone.count({ where: { productId: id, percentage: 100 } })).toBe(1)
    page = await admin.submit(page, '#plan', {
      'steps[0].percentage': '100',
      'steps[0].words.pl.outcome': 'Gotowy projekt',
    })
    expect(page.text).toContain('Saved.')
    expect(titles(page)).toEqual(['Design'])
  })

  test('are saved by Enter, whose press is that of the first button', async () => {
    const { id } = await admin.create()
    const page = await admin.submit(await admin.open(id, 'plan'), '#plan', {
      'steps[0].words.en.outcome': 'A site',
    })
    expect(page.text).toContain('Saved.')
  })

  test('of a service that is paid in shares are two at least once it is for sale', async () => {
    const id = await admin.publish('Shares')
    const page = await admin.fill(id, 'basics', { milestonePayment: true })
    expect([page.status, ...page.errors]).toEqual([
      400,
      'With Milestone Pay the plan needs at least 2 milestones.',
    ])
    expect(page.$('[name="milestonePayment"]').attr('checked')).toBeDefined()
  })
})

describe('add-ons', () => {
  test('are added, named in languages, priced, moved and removed', async () => {
    const { id } = await admin.create()
    let page = await admin.submit(await admin.open(id, 'add-ons'), 'Add add-on')
    const first = {
      'addOns[0].words.en.name': 'Copy',
      'addOns[0].words.en.description': 'Texts.',
      'addOns[0].days': '2',
      'addOns[0].prices.USD': '500',
      'addOns[0].prices.EUR': 'x',
    }
    page = await admin.submit(page, '#add-ons', first)
    expect(page.errors).toEqual(['Add-on 1, EUR: “x” isn’t an amount. Enter it like 1234.50.'])
    page = await admin.submit(page, 'Add add-on', { 'addOns[0].prices.EUR': '460' })
    page = await admin.submit(page, '#add-ons', {
      'addOns[1].words.en.name': 'Photos',
      'addOns[1].words.en.description': 'Ten.',
      'addOns[1].days': '0',
      'addOns[1].prices.USD': '300',
    })
    expect(page.text).toContain('Saved.')
    const names = () =>
      db.addOn.findMany({
        where: { productId: id },
        orderBy: { position: 'asc' },
        select: { id: true, code: true },
      })
    const [copy, photos] = await names()
    expect([copy!.code, photos!.code]).toEqual(['copy', 'photos'])
    page = await admin.submit(page, 'Move up: Add-on 2')
    await admin.submit(page, '#add-ons')
    expect(await names()).toEqual([photos, copy])
    await admin.submit(
      await admin.submit(await admin.open(id, 'add-ons'), 'Remove: Add-on 1'),
      '#add-ons',
    )
    expect(await names()).toEqual([copy])
  })
})

describe('two admins', () => {
  test('on one part: the second is told, keeps what was typed, and can then save', async () => {
    const { id } = await admin.create({ name: 'Contested' })
    await admin.fill(id, 'words/en', WORDS)
    const [one, other] = [await admin.open(id, 'words/en'), await colleague.open(id, 'words/en')]
    await colleague.submit(other, '#words', { summary: 'Theirs.' })
    const refused = await admin.submit(one, '#words', { name: 'Mine', summary: 'Mine too.' })
    expect(refused.status).toBe(409)
    expect(refused.textOf('#conflict')).toMatch(
      /saved this part while you were editing.+Summary ?Theirs\./,
    )
    expect(refused.textOf('#conflict')).not.toContain('Description')
    expect([valueOf(refused, 'name'), valueOf(refused, 'summary')]).toEqual(['Mine', 'Mine too.'])
    expect(
      (await db.productTranslation.findFirstOrThrow({ where: { productId: id } })).summary,
    ).toBe('Theirs.')
    const saved = await admin.submit(refused, '#words')
    expect([saved.status, valueOf(saved, 'summary')]).toEqual([200, 'Mine too.'])
  })

  test('are still told when the second has first sent something wrong, or moved a row', async () => {
    const { id } = await admin.create()
    await admin.fill(id, 'plan', { 'steps[0].words.en.outcome': 'A site' })
    const opened = await admin.open(id, 'plan')
    await colleague.fill(id, 'plan', { 'steps[0].words.en.title': 'Theirs' })
    let page = await admin.submit(opened, 'Add milestone')
    page = await admin.submit(page, '#plan', { 'steps[1].percentage': '0' })
    expect(page.status).toBe(400)
    page = await admin.submit(page, '#plan', {
      'steps[0].percentage': '50',
      'steps[1].percentage': '50',
      'steps[1].days': '1',
      'steps[1].words.en.title': 'b',
      'steps[1].words.en.outcome': 'c',
    })
    expect([page.status, page.textOf('#conflict')]).toEqual([
      409,
      expect.stringMatching(/Milestone 1, English, Title ?Theirs/),
    ])
  })

  test('publishing at once: the second hears that it has happened', async () => {
    const id = await admin.publish('Raced')
    const page = await admin.open(id)
    await admin.submit(page, 'Archive')
    expect((await admin.submit(page, 'Archive')).text).toContain(
      'Someone else changed the status in the meantime.',
    )
  })
})

describe('the queries of a page whose product was read before', () => {
  let statements = 0

  beforeAll(() => {
    // The client is the one of the built app too; its type does not tell of its log.
    ;(db as unknown as { $on: (event: 'query', listener: () => void) => void }).$on(
      'query',
      () => (statements += 1),
    )
  })

  test.each(['', 'basics', 'plan', 'words/sv', 'preview'])('"%s" are at most 12', async (part) => {
    const product = await db.product.findFirstOrThrow({ where: { slug: 'full-identity-system' } })
    await admin.open(product.id, part)
    const before = statements
    await admin.open(product.id, part)
    expect(statements - before).toBeLessThanOrEqual(QUERY_BUDGET)
    expect(statements).toBeGreaterThan(before)
  })
})
