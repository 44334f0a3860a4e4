import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { LANGUAGES } from '~/platform/i18n/languages'
import {
  ESSENTIALS,
  photo,
  ProductEditor,
  targetsOf,
  valueOf,
  WORDS,
} from '#tests/setup/product-editor'
import { Visitor, type Role } from '#tests/setup/visitor'

const LIST = adminPaths.area('products')
const admin = new ProductEditor()
const shopper = new Visitor()

beforeAll(() => admin.signInAs('admin'))

const at = (id: number, part?: string) => adminPaths.product(id, { part })

test('the list says in words for which platform a service is', async () => {
  const reader = new Visitor({ language: 'sv' })
  await reader.signInAs('admin')
  const list = (await reader.get(adminPaths.area('products', { q: 'UI-kit' }))).textOf('main')
  expect(list).toContain('· Skräddarsytt')
  expect(list).not.toContain('· Custom')
})

describe('who is no admin', () => {
  test.each<[Role | 'anonymous', string]>([
    ['anonymous', '/auth'],
    ['client', '/dashboard'],
    ['freelancer', '/dashboard'],
  ])('%s changes nothing and sees no draft', async (role, place) => {
    const { id } = await admin.create({ name: `Hidden from ${role}` })
    const who = new Visitor()
    if (role !== 'anonymous') await who.signInAs(role)
    for (const part of [
      '',
      'basics',
      'prices',
      'speeds',
      'add-ons',
      'plan',
      'words/en',
      'picture',
      'preview',
    ]) {
      for (const method of ['GET', 'POST']) {
        const { status, headers } = await who.fetch(at(id, part), {
          method,
          body:
            method === 'GET' ? undefined : new URLSearchParams({ command: 'archive', USD: '1' }),
        })
        expect([status, headers.get('Location')!.replace(/\?.*/, '')], `${method} ${part}`).toEqual(
          [302, place],
        )
      }
    }
    expect((await who.fetch(paths.product(id))).status).toBe(404)
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'draft',
      price: 120_050,
    })
  })
})

describe('a new product', () => {
  test('begins with the essentials and leads to its editor, which says what is missing', async () => {
    const { page, id } = await admin.create()
    expect([page.status, page.heading]).toEqual([200, 'Quay site'])
    expect(page.text).toContain('Draft created.')
    expect(page.text).toMatch(/Last changed by .+ on /)
    expect(page.texts('main [class*="warning"] li')).toEqual([
      'Milestone 1, English, Outcome is empty.',
      'English: Summary is empty.',
      'English: Description is empty.',
      'English: What you get is empty.',
      'There’s no image.',
    ])
    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'draft',
      price: 120_050,
      version: 0,
    })
  })

  test('is refused with a link to each field and all that was typed', async () => {
    const { page } = await admin.create({ name: '', platform: '', price: '12,3,4', days: '0' })
    expect([page.status, page.path]).toEqual([400, paths.createProduct()])
    expect(page.errors).toEqual(
      expect.arrayContaining([
        'Name: Fill this in.',
        'Platform: Choose one.',
        'Price: “12,3,4” isn’t an amount. Enter it like 1234.50.',
        'Working days: Enter a whole number of working days from 1 to 250.',
      ]),
    )
    for (const target of targetsOf(page)) expect(page.$(target), target).toHaveLength(1)
    expect([
      valueOf(page, 'price'),
      valueOf(page, 'days'),
      page.$('#create-category option[selected]').attr('value'),
    ]).toEqual(['12,3,4', '0', 'Website'])
  })

  test('is one, though its form is sent twice', async () => {
    const form = await admin.get(paths.createProduct())
    const pages = [
      await admin.submit(form, '#create', { ...ESSENTIALS, name: 'Twice' }),
      await admin.submit(form, '#create', { ...ESSENTIALS, name: 'Twice' }),
    ]
    expect(pages[0]!.path).toBe(pages[1]!.path)
  })
})

describe('the list', () => {
  test('finds products by name and status, with a way to each and to a new one', async () => {
    const { id } = await admin.create({ name: 'Zeppelin hangar' })
    const page = await admin.submit(await admin.get(LIST), 'main form[role="search"]', {
      q: 'ZEPPELIN',
      status: 'draft',
    })
    expect(page.path).toMatch(/\?q=ZEPPELIN&status=draft\b/)
    expect(page.texts('tbody th a')).toEqual(['Zeppelin hangar'])
    expect([page.link('Zeppelin hangar'), page.link('Create a product')]).toEqual([
      adminPaths.product(id),
      paths.createProduct(),
    ])
    expect(page.textOf('tbody tr')).toContain('English, Svenska, Nederlands, Polski')
    const none = await admin.get(`${LIST}?q=zeppelin&status=published`)
    expect([none.texts('tbody tr').length, none.link('Clear filters')]).toEqual([0, LIST])
  })

  test('is paged by links that lead back', async () => {
    const first = await admin.get(LIST)
    expect(first.texts('tbody tr')).toHaveLength(12)
    const second = await admin.get(first.link('Next'))
    expect(
      second.texts('tbody th a').some((name) => first.texts('tbody th a').includes(name)),
    ).toBe(false)
    expect((await admin.get(second.link('Previous'))).texts('tbody th a')).toEqual(
      first.texts('tbody th a'),
    )
  })
})

describe('a picture', () => {
  test('is prepared, shown on the page, and sent to be kept for ever', async () => {
    const { id } = await admin.create()
    const page = await admin.fill(id, 'picture', { picture: await photo() })
    const src = page.$('main figure img').attr('src')!
    expect([page.status, src]).toEqual([
      200,
      expect.stringMatching(/^\/pictures\/products\/[0-9a-f]{24}-[0-9a-f]{8}\.avif$/),
    ])
    const answer = await shopper.fetch(src)
    expect([answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ])
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 800,
      height: 600,
    })
    expect((await admin.open(id, 'preview')).$('main img').first().attr('src')).toBe(src)
  })

  test.each<[string, () => File | Promise<File>, number, RegExp]>([
    ['nothing', () => new File([], ''), 400, /Choose an image/],
    ['a program', () => new File(['MZ a program'], 'quay.jpg'), 400, /isn’t a JPEG, PNG or WebP/],
    [
      'an SVG',
      () =>
        new File(
          ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
          'quay.png',
          { type: 'image/png' },
        ),
      400,
      /isn’t a JPEG, PNG or WebP/,
    ],
    [
      'half a picture',
      async () => new File([(await photo()).slice(0, 500)], 'quay.jpg'),
      400,
      /couldn’t read this image/,
    ],
    [
      'too many bytes',
      () => new File([new Uint8Array(11 * 1024 * 1024)], 'quay.jpg'),
      413,
      /larger than 10\sMB/,
    ],
  ])('that is %s is refused at its field', async (_name, file, status, message) => {
    const { id } = await admin.create()
    const page = await admin.fill(id, 'picture', { picture: await file() })
    expect([page.status, page.errors.join(' ')]).toEqual([status, expect.stringMatching(message)])
    expect(page.$(targetsOf(page)[0]!).attr('name')).toBe('picture')
    expect((await db.product.findUniqueOrThrow({ where: { id } })).image).toBe('')
  })

  test.each(['nothing', '..%2F..%2Fkanal.sqlite', `${'0'.repeat(24)}-${'1'.repeat(8)}.avif`])(
    'of the name %s is not found',
    async (name) => {
      expect((await shopper.fetch(`/pictures/products/${name}`)).status).toBe(404)
    },
  )
})

describe('publishing', () => {
  test('is refused with a list of what is missing, each leading to its field', async () => {
    const { id } = await admin.create()
    const page = await admin.submit(await admin.open(id), 'Publish')
    expect([page.status, page.errors.length]).toEqual([400, 5])
    for (const href of targetsOf(page)) {
      const target = await admin.get(href)
      expect([target.status, target.$(target.url.hash).length], href).toEqual([200, 1])
    }
    expect((await shopper.fetch(paths.product(id))).status).toBe(404)
  })

  test('puts it into the shop, where every later change shows at once and archiving ends it', async () => {
    const id = await admin.publish('Lighthouse site')
    const show = async () => shopper.get(paths.product(id))
    expect([
      (await show()).heading,
      (await shopper.get('/shop?q=lighthouse')).texts('main article h2, main article h3'),
    ]).toEqual(['Lighthouse site', ['Lighthouse site']])
    expect((await show()).texts('section[aria-labelledby="included"] li')).toEqual([
      'One page',
      'A form',
    ])
    await admin.fill(id, 'words/en', { name: 'Beacon site' })
    await admin.fill(id, 'prices', { USD: '777' })
    expect([(await show()).heading, (await show()).text]).toEqual([
      'Beacon site',
      expect.stringContaining('$777.00'),
    ])
    await admin.fill(id, 'words/sv', { ...WORDS, name: 'Fyrsajt' })
    expect((await new Visitor({ language: 'sv' }).get(paths.product(id))).heading).toBe('Fyrsajt')
    await shopper.submit(await show(), 'button[name="intent"][value="add"]')
    const page = await admin.submit(await admin.open(id), 'Archive')
    expect(page.text).toContain('Archived.')
    expect([
      (await shopper.fetch(paths.product(id))).status,
      (await shopper.get('/shop?q=beacon')).texts('main article').length,
    ]).toEqual([404, 0])
    expect((await shopper.get(paths.cart())).text).toContain('No longer available')
  })

  test('raises the version with what a buyer is promised, and tells who did what', async () => {
    const id = await admin.publish('Versioned')
    const version = async () => (await db.product.findUniqueOrThrow({ where: { id } })).version
    expect(await version()).toBe(1)
    await admin.submit(await admin.open(id), 'Set back to draft')
    await admin.fill(id, 'words/en', { included: 'Two pages' })
    const page = await admin.submit(await admin.open(id), 'Publish')
    expect([await version(), page.text]).toEqual([2, expect.stringContaining('Version 2')])
    expect(page.texts('main ol li p:first-child span').slice(0, 3)).toEqual([
      expect.stringContaining('Published by'),
      expect.stringMatching(/^Edited by .+: Texts, English$/),
      expect.stringContaining('Set back to draft by'),
    ])
    expect(page.textOf('main ol')).toContain('What you get')
  })
})

describe('the preview', () => {
  test('is the shop’s page of the draft, out of search, and orders nothing', async () => {
    const { id } = await admin.create({ name: 'Previewed' })
    await admin.fill(id, 'words/en', WORDS)
    const page = await admin.open(id, 'preview')
    expect([page.status, page.heading, page.$('meta[name="robots"]').attr('content')]).toEqual([
      200,
      'Previewed',
      'noindex',
    ])
    expect(page.texts('section[aria-labelledby="included"] li')).toEqual(['One page', 'A form'])
    const sent = await admin.submit(page, 'button[name="intent"][value="add"]')
    expect([sent.path, sent.text]).toEqual([
      at(id, 'preview'),
      expect.stringContaining('nothing was added to your cart'),
    ])
    expect((await admin.get(paths.cart())).text).not.toContain('Previewed')
  })

  test.each(LANGUAGES)('can be read in %s', async (language) => {
    const { id } = await admin.create()
    const page = await admin.get(adminPaths.product(id, { part: 'preview', lng: language }))
    expect([page.status, page.language]).toEqual([200, language])
  })
})
