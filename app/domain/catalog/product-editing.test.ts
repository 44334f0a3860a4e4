import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addToCart, findCart } from '~/domain/cart/cart.server'
import { db } from '~/platform/db/db.server'
import {
  createProduct as createPublished,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { getProduct } from './catalog.server'
import { createProduct, duplicateProduct } from './product-creation.server'
import type { FormBase } from './product-editing.rules'
import { changeProduct, getStoredProduct, moveProduct } from './product-editing.server'
import { listProductEvents } from './product-history.server'
import { studioProducts } from './product-list.server'
import { BASICS, PRICES, SPEED_TIMES, WORDS, type ProductSection } from './product-sections.server'
import { ADD_ONS, PLAN } from './product-row-sections.server'

let editor: { id: number }
const USD_ONLY = { EUR: undefined, SEK: undefined, PLN: undefined }
const NO_WORDS = { name: '', description: '' }

beforeAll(async () => {
  await createStudio()
  editor = await db.user.findUniqueOrThrow({ where: { username: 'owner' } })
})

const begin = (name = 'Quay site') =>
  createProduct(editor, {
    key: randomUUID(),
    name,
    category: 'Website',
    platform: 'Framer',
    codeLevel: 'No-code',
    price: 120_000,
    days: 7,
  })
const versionOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).version

/** Saves a part as an admin who has just opened its form. */
async function save<Input>(
  id: number,
  section: ProductSection<Input>,
  input: Input,
  base?: FormBase,
) {
  const opened = base ?? {
    language: 'en' as const,
    values: section.read(await getStoredProduct(id), 'en'),
  }
  return changeProduct(editor, id, { section, input, base: opened })
}

const words = (changes = {}) => ({
  name: 'Harbour site',
  summary: 'A site.',
  description: 'All of it.',
  deliveryTime: '5 days',
  included: ['One page'],
  excluded: [],
  needs: [],
  ...changes,
})
const addOn = (name: string, changes = {}) => ({
  days: 1,
  prices: { USD: 5_000, EUR: 4_600, SEK: 50_000, PLN: 20_000 },
  words: { en: { name, description: 'More.' }, sv: NO_WORDS, nl: NO_WORDS, pl: NO_WORDS },
  ...changes,
})
const step = (percentage: number, title: string) => ({
  percentage,
  days: 3,
  words: {
    en: { title, outcome: 'Done' },
    sv: { title: '', outcome: '' },
    nl: { title: '', outcome: '' },
    pl: { title: '', outcome: '' },
  },
})

describe('a new product', () => {
  test('is a draft that nobody finds, with what it was begun with', async () => {
    const id = await begin('Łódź & quay')
    const product = await getStoredProduct(id)
    expect(product).toMatchObject({
      slug: 'lodz-quay',
      status: 'draft',
      version: 0,
      price: 120_000,
      prices: [{ currency: 'USD', amount: 120_000 }],
      deliverySpeeds: [{ code: 'standard', workingDays: 7 }],
    })
    expect(product.translations).toMatchObject([
      { language: 'en', name: 'Łódź & quay', deliveryTime: '7 working days' },
    ])
    await expect(getProduct(id, 'en')).rejects.toMatchObject({ code: 'notFound' })
    expect(await listProductEvents(id)).toMatchObject([{ kind: 'created', by: 'Owner' }])
  })

  test('has a short name of its own, and is one product however often its form comes', async () => {
    const input = {
      key: randomUUID(),
      name: 'Twin',
      category: 'Website',
      platform: 'Framer',
      codeLevel: 'No-code',
      price: 1,
      days: 1,
    } as const
    const ids = await Promise.all([createProduct(editor, input), createProduct(editor, input)])
    const other = await createProduct(editor, { ...input, key: randomUUID() })
    expect(new Set(ids).size).toBe(1)
    expect([(await getStoredProduct(ids[0]!)).slug, (await getStoredProduct(other)).slug]).toEqual([
      'twin',
      'twin-2',
    ])
  })

  test('cannot be published before it is whole, and says all that is missing', async () => {
    const id = await begin()
    await expect(moveProduct(editor, id, 'publish')).rejects.toMatchObject({
      code: 'product.incomplete',
      details: {
        gaps: [
          { reason: 'stepWords' },
          { reason: 'words', field: 'summary' },
          { reason: 'words', field: 'description' },
          { reason: 'words', field: 'included' },
          { reason: 'picture' },
        ],
      },
    })
    expect(await getStoredProduct(id)).toMatchObject({ status: 'draft', version: 0 })
  })

  test('is published as its first version when it is', async () => {
    const id = await begin()
    await save(id, WORDS.en, words())
    await save(id, PLAN, { steps: [step(40, 'Design'), step(60, 'Site')] })
    await db.product.update({ where: { id }, data: { image: '/media/products/logo-sprint.svg' } })
    await moveProduct(editor, id, 'publish')
    expect(await versionOf(id)).toBe(1)
    expect(await getProduct(id, 'pl')).toMatchObject({
      name: 'Harbour site',
      milestones: [
        { title: 'Design', percentage: 40 },
        { title: 'Site', percentage: 60 },
      ],
    })
    expect((await listProductEvents(id)).map(({ kind }) => kind)).toEqual([
      'publish',
      'changed',
      'changed',
      'created',
    ])
  })
})

describe('a change', () => {
  test.each([
    [
      'words',
      WORDS.en,
      words({ name: 'Pier site' }),
      (id: number) => getProduct(id, 'en').then(({ name }) => name),
      'Pier site',
    ],
    [
      'prices',
      PRICES,
      { USD: 99_900, ...USD_ONLY },
      (id: number) => getProduct(id, 'en').then(({ prices, price }) => [price, prices.length]),
      [99_900, 1],
    ],
    [
      'speeds',
      SPEED_TIMES,
      { standard: { days: 9 }, express: { days: 4, surcharge: 30 }, rush: {} },
      (id: number) =>
        getProduct(id, 'en').then(({ deliverySpeeds }) =>
          deliverySpeeds.map(({ workingDays }) => workingDays),
        ),
      [9, 4],
    ],
    [
      'the plan',
      PLAN,
      { steps: [step(30, 'One'), step(70, 'Two')] },
      (id: number) =>
        getProduct(id, 'en').then(({ milestones }) => milestones.map(({ title }) => title)),
      ['One', 'Two'],
    ],
    [
      'add-ons',
      ADD_ONS,
      { addOns: [addOn('Copy'), addOn('Photos')] },
      (id: number) => getProduct(id, 'en').then(({ addOns }) => addOns.map(({ name }) => name)),
      ['Copy', 'Photos'],
    ],
  ] as unknown as [
    string,
    ProductSection<never>,
    never,
    (id: number) => Promise<unknown>,
    unknown,
  ][])(
    'of %s is in the shop at once, is a new version and is recorded',
    async (_name, section, input, look, seen) => {
      const { id } = await createPublished()
      const before = await look(id)
      await save(id, section, input)
      expect(await look(id)).toEqual(seen)
      expect(before).not.toEqual(seen)
      expect(await versionOf(id)).toBe(2)
      expect(await listProductEvents(id)).toMatchObject([
        { kind: 'changed', section: section.name, by: 'Owner' },
      ])
    },
  )

  test('within the same millisecond as another one is seen all the same', async () => {
    const { id } = await createPublished()
    for (let round = 0; round < 20; round += 1) {
      await save(id, WORDS.en, words({ name: `Site ${round}` }))
      expect((await getProduct(id, 'en')).name).toBe(`Site ${round}`)
    }
  })

  test('of nothing is none', async () => {
    const { id } = await createPublished()
    const { updatedAt } = await getStoredProduct(id)
    expect(await save(id, WORDS.en, words({ description: 'A site.' }))).toEqual([])
    expect((await getStoredProduct(id)).updatedAt).toEqual(updatedAt)
    expect(await listProductEvents(id)).toEqual([])
  })

  test('of where it stands is no new version of the scope', async () => {
    const { id } = await createPublished()
    const { category, platform, codeLevel, milestonePayment, revisions } =
      await getStoredProduct(id)
    const basics = {
      category,
      platform,
      codeLevel,
      milestonePayment,
      revisions,
      availabilityStatus: 'available',
      featured: true,
      slug: 'pier',
    } as Parameters<typeof BASICS.write>[2]
    await save(id, BASICS, basics)
    expect(await versionOf(id)).toBe(1)
    await save(id, BASICS, { ...basics, revisions: 5 })
    expect(await versionOf(id)).toBe(2)
  })

  test('leaves what is for sale whole', async () => {
    const { id } = await createPublished()
    await expect(save(id, WORDS.en, words({ summary: '' }))).rejects.toMatchObject({
      details: { gaps: [{ field: 'summary' }] },
    })
    await expect(
      save(id, ADD_ONS, { addOns: [addOn('Copy', { prices: { USD: 5_000 } })] }),
    ).rejects.toMatchObject({
      details: { gaps: [{ currency: 'EUR' }, { currency: 'SEK' }, { currency: 'PLN' }] },
    })
    expect((await getProduct(id, 'en')).summary).toBe('A site.')
    expect(await versionOf(id)).toBe(1)
  })

  test('takes a language out again, but never English', async () => {
    const { id } = await createPublished()
    await save(
      id,
      WORDS.pl,
      words({ name: '', summary: '', description: '', deliveryTime: '', included: [] }),
    )
    expect(
      (await getStoredProduct(id)).translations.map(({ language }) => language).sort(),
    ).toEqual(['en', 'nl', 'sv'])
    await expect(save(id, WORDS.en, words({ name: '' }))).rejects.toMatchObject({
      code: 'product.incomplete',
    })
  })

  test('leaves an order as it was placed', async () => {
    const { id } = await createPublished()
    const { orderId } = await placeSandboxOrder(await visitorWithCart(id))
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId } })
    await save(id, WORDS.en, words({ name: 'Other', included: ['Two pages'] }))
    await save(id, PRICES, { USD: 1_000_000, ...USD_ONLY, EUR: 900_000 })
    expect(await db.orderLine.findFirstOrThrow({ where: { orderId } })).toEqual(line)
    expect(line.scope).toMatchObject({ version: 1, included: ['One page'] })
  })

  test.each(['foreign', 'missing'])('of a product that is %s is not possible', async (kind) => {
    const { id } = await createPublished()
    if (kind === 'foreign') {
      await db.studio.upsert({
        where: { id: 2 },
        create: {
          id: 2,
          slug: 'other',
          name: 'Other',
          status: 'published',
          languages: [],
          currencies: [],
        },
        update: {},
      })
      await db.product.update({ where: { id }, data: { studioId: 2 } })
    }
    const target = kind === 'foreign' ? id : 999_999
    await expect(
      changeProduct(editor, target, { section: WORDS.en, input: words(), base: null }),
    ).rejects.toMatchObject({ code: 'notFound' })
    await expect(moveProduct(editor, target, 'archive')).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

describe('two admins', () => {
  test('on one part: the second is told what the first has changed, and can then save', async () => {
    const { id } = await createPublished()
    const opened: FormBase = {
      language: 'en',
      values: WORDS.en.read(await getStoredProduct(id), 'en'),
    }
    await save(id, WORDS.en, words({ summary: 'Better.' }), opened)
    const refused = await save(id, WORDS.en, words({ name: 'Mine' }), opened).catch(
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({
      code: 'edit.conflict',
      details: {
        theirs: [{ field: 'summary', from: 'A site.', to: 'Better.' }, { field: 'description' }],
      },
    })
    expect((await getProduct(id, 'en')).name).toBe('Harbour site')
    await save(
      id,
      WORDS.en,
      words({ name: 'Mine' }),
      (refused as { details: { base: FormBase } }).details.base,
    )
    expect((await getProduct(id, 'en')).name).toBe('Mine')
  })

  test('of whom the second types the same have nothing to settle, like one who sends a form twice', async () => {
    const { id } = await createPublished()
    const opened: FormBase = {
      language: 'en',
      values: WORDS.en.read(await getStoredProduct(id), 'en'),
    }
    expect(await save(id, WORDS.en, words({ summary: 'Better.' }), opened)).toHaveLength(2)
    expect(await save(id, WORDS.en, words({ summary: 'Better.' }), opened)).toEqual([])
    expect(await versionOf(id)).toBe(2)
  })

  test('on two parts do not get in each other’s way', async () => {
    const { id } = await createPublished()
    const opened: FormBase = {
      language: 'sv',
      values: PRICES.read(await getStoredProduct(id), 'sv'),
    }
    await save(id, WORDS.en, words({ name: 'Pier' }))
    await save(id, PRICES, { USD: 5_000, ...USD_ONLY }, opened)
    expect(await getProduct(id, 'en')).toMatchObject({ name: 'Pier', price: 5_000 })
  })

  test('saving at the same moment: one wins, and the other is told', async () => {
    const { id } = await createPublished()
    const opened: FormBase = {
      language: 'en',
      values: PRICES.read(await getStoredProduct(id), 'en'),
    }
    const price = (USD: number) => save(id, PRICES, { USD, ...USD_ONLY }, opened)
    const outcomes = await Promise.allSettled([price(11_100), price(22_200)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'edit.conflict' },
    })
  })

  test('moving it at the same moment: one wins', async () => {
    const { id } = await createPublished()
    const outcomes = await Promise.allSettled([
      moveProduct(editor, id, 'archive'),
      moveProduct(editor, id, 'archive'),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await listProductEvents(id)).map(({ kind }) => kind)).toEqual(['archive'])
  })

  test('a form that does not say what it started from is taken for an old one', async () => {
    const { id } = await createPublished()
    await expect(
      changeProduct(editor, id, { section: PRICES, input: { USD: 1, ...USD_ONLY }, base: null }),
    ).rejects.toMatchObject({ code: 'edit.conflict' })
  })
})

describe('the way of a product', () => {
  test('goes out of the shop and back, as the same version while nothing changed', async () => {
    const { id } = await createPublished()
    for (const command of ['archive', 'restore', 'publish', 'withdraw', 'publish'] as const)
      await moveProduct(editor, id, command)
    expect(await versionOf(id)).toBe(1)
    await moveProduct(editor, id, 'withdraw')
    await save(id, WORDS.en, words({ included: ['Three pages'] }))
    await moveProduct(editor, id, 'publish')
    expect(await versionOf(id)).toBe(2)
  })

  test.each([
    ['draft', 'restore'],
    ['published', 'publish'],
    ['archived', 'publish'],
    ['archived', 'withdraw'],
  ] as const)('from %s does not %s', async (status, command) => {
    const { id } = await createPublished()
    await db.product.update({ where: { id }, data: { status } })
    await expect(moveProduct(editor, id, command)).rejects.toMatchObject({
      code: 'moved',
    })
  })
})

describe('an add-on', () => {
  test('keeps its id and code when it is changed and moved, and a new one gets a code of its own', async () => {
    const { id } = await createPublished()
    await save(id, ADD_ONS, { addOns: [addOn('Copy'), addOn('Copy')] })
    const [first, second] = (await getStoredProduct(id)).addOns
    expect([first!.code, second!.code]).toEqual(['copy', 'copy-2'])
    await save(id, ADD_ONS, {
      addOns: [
        addOn('Texts', { id: String(second!.id) }),
        addOn('Photos'),
        addOn('Copy', { id: String(first!.id) }),
      ],
    })
    expect(
      (await getStoredProduct(id)).addOns.map(({ id, code, translations }) => [
        id,
        code,
        translations[0]!.name,
      ]),
    ).toEqual([
      [second!.id, 'copy-2', 'Texts'],
      [expect.any(Number), 'photos', 'Photos'],
      [first!.id, 'copy', 'Copy'],
    ])
    await save(id, ADD_ONS, { addOns: [] })
    expect((await getStoredProduct(id)).addOns).toEqual([])
  })

  test('of another product is not taken over', async () => {
    const [{ id: one }, { id: other }] = [await createPublished(), await createPublished()]
    await save(one, ADD_ONS, { addOns: [addOn('Copy')] })
    const { addOns } = await getStoredProduct(one)
    await save(other, ADD_ONS, { addOns: [addOn('Stolen', { id: String(addOns[0]!.id) })] })
    expect((await getStoredProduct(one)).addOns).toEqual(addOns)
  })
})

describe('a cart', () => {
  async function cartWith(id: number, choice: { deliverySpeed?: string; addOns?: number[] } = {}) {
    const visitor = randomUUID()
    await addToCart(visitor, { productId: id, ...choice })
    return visitor
  }
  const available = async (visitor: string) =>
    (await findCart(visitor, 'en'))!.items[0]!.product.available
  const order = (visitor: string) => placeSandboxOrder(visitor)

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['the product was archived', (id) => moveProduct(editor, id, 'archive')],
    ['the product was withdrawn', (id) => moveProduct(editor, id, 'withdraw')],
    [
      'its speed is no longer offered',
      (id) => save(id, SPEED_TIMES, { standard: { days: 9 }, express: {}, rush: {} }),
    ],
    ['its add-on is no longer offered', (id) => save(id, ADD_ONS, { addOns: [] })],
  ])('does not order what it holds when %s', async (_when, happen) => {
    const { id } = await createPublished()
    await save(id, SPEED_TIMES, {
      standard: { days: 9 },
      express: { days: 4, surcharge: 30 },
      rush: {},
    })
    await save(id, ADD_ONS, { addOns: [addOn('Copy')] })
    const { addOns } = await getStoredProduct(id)
    const visitor = await cartWith(id, { deliverySpeed: 'express', addOns: [addOns[0]!.id] })
    expect(await available(visitor)).toBe(true)
    await happen(id)
    expect(await available(visitor)).toBe(false)
    await expect(order(visitor)).rejects.toThrow(new DomainError('checkout.unavailable'))
  })

  test('takes the new price of what it holds', async () => {
    const { id } = await createPublished()
    const visitor = await cartWith(id)
    await save(id, PRICES, { USD: 77_700, ...USD_ONLY })
    expect(await findCart(visitor, 'en')).toMatchObject({ totalPrice: 77_700 })
  })
})

const anything = { q: '', status: null, category: null, sort: 'newest' } as const

test('the list finds products by their name in any language, whatever its accents, and by status', async () => {
  const id = await begin('Zeppelin hangar')
  await db.productTranslation.create({
    data: {
      productId: id,
      language: 'pl',
      name: 'Łódź żaglowa',
      summary: '',
      description: '',
      deliveryTime: '',
      included: [],
      excluded: [],
      needs: [],
    },
  })
  const find = async (q: string, status: 'draft' | 'published' | null = null) =>
    (await studioProducts.page({ ...anything, q, status }, {}, 'en')).rows.map((row) => row.id)
  expect([
    await find('hangar ZEPP'),
    await find('zaglowa'),
    await find('zeppelin', 'published'),
    await find('no such'),
  ]).toEqual([[id], [id], [], []])
  const [row] = (
    await studioProducts.page({ ...anything, q: 'zeppelin', status: 'draft' }, {}, 'pl')
  ).rows
  expect(row).toMatchObject({
    name: 'Łódź żaglowa',
    status: 'draft',
    unwritten: ['en', 'sv', 'nl', 'pl'],
  })
})

describe('the words of a delivery time', () => {
  test('follow its days where they say them, and stay where somebody wrote their own', async () => {
    const id = await begin('Fast site')
    const speeds = (days: number) => ({ standard: { days }, express: {}, rush: {} }) as never
    await db.productTranslation.create({
      data: {
        ...{ productId: id, language: 'sv', name: 'Snabb', summary: '', description: '' },
        ...{ deliveryTime: 'En vecka', included: [], excluded: [], needs: [] },
      },
    })
    const timeIn = async (language: string) =>
      (await getStoredProduct(id)).translations.find((row) => row.language === language)
        ?.deliveryTime
    expect(await timeIn('en')).toBe('7 working days')
    await save(id, SPEED_TIMES, speeds(9))
    expect([await timeIn('en'), await timeIn('sv')]).toEqual(['9 working days', 'En vecka'])
    await save(id, SPEED_TIMES, speeds(1))
    expect(await timeIn('en')).toBe('1 working day')
  })
})

test('a copy of a product is a draft with all that it says but its picture', async () => {
  const { id } = await createPublished({ price: 90_000, milestones: [40, 60] })
  const copyId = await duplicateProduct(editor, id)
  const [original, copy] = [await getStoredProduct(id), await getStoredProduct(copyId)]
  expect(copy).toMatchObject({ status: 'draft', version: 0, image: '', price: original.price })
  expect(copy.slug).not.toBe(original.slug)
  expect(copy.milestones.map(({ percentage }) => percentage)).toEqual([40, 60])
  const prices = ({ prices }: typeof copy) =>
    prices.map(({ currency, amount }) => [currency, amount])
  expect(prices(copy)).toEqual(prices(original))
  expect(copy.translations.find(({ language }) => language === 'en')?.name).toMatch(/ \(copy\)$/)
  await expect(duplicateProduct(editor, 999_999)).rejects.toMatchObject({ code: 'notFound' })
})
