import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { DEMO_STUDIO } from '~/domain/people/demo-accounts'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { db } from '~/platform/db/db.server'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { openDeskStudio } from '#tests/setup/desk-studio'
import type { Values } from '#tests/setup/form'
import { Visitor } from '#tests/setup/visitor'

const SLUG = 'east-light'
const SERVICE: Record<string, string> = {
  ...{
    'name-en': 'A lamp',
    'summary-en': 'One lamp, lit.',
    'description-en': 'We make a lamp.\n\nAnd light it.',
    'included-en': 'A lamp\n A wick ',
    'excluded-en': 'Oil',
    'needs-en': '',
  },
  ...{ category: 'Branding', 'price-EUR': '1,250.50', 'price-SEK': '14 000.00', revisions: '2' },
  ...{
    'share-1': '40',
    'days-1': '3',
    'title-1-en': 'Drawings',
    'outcome-1-en': 'On paper',
    'share-2': '60',
    'days-2': '5',
    'title-2-en': 'The lamp',
  },
}
let owner: Visitor

beforeEach(async () => {
  owner = await openDeskStudio(SLUG, { currencies: ['EUR', 'SEK'] })
})

const readProduct = () =>
  db.product.findFirstOrThrow({
    where: { studio: { slug: SLUG } },
    include: {
      translations: true,
      prices: { orderBy: { currency: 'asc' } },
      deliverySpeeds: true,
      milestones: { orderBy: { position: 'asc' }, include: { translations: true } },
    },
  })
const send = async (path: string, values: Values, visitor = owner) =>
  visitor.submit(await visitor.get(path), '#product button[name="intent"]', values)

async function begin(values: Values = {}) {
  await send(studioPaths.newProduct(), { ...SERVICE, milestonePayment: true, ...values })
  return (await readProduct()).id
}

function post(path: string, fields: Record<string, string>, visitor = owner) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return visitor.fetch(path, { method: 'POST', body })
}

describe('a studio’s service', () => {
  test('begins as a draft with all that was typed', async () => {
    const id = await begin()
    expect(await readProduct()).toMatchObject({
      ...{
        slug: 'a-lamp',
        status: 'draft',
        category: 'Branding',
        revisions: 2,
        milestonePayment: true,
        price: 125_050,
      },
      translations: [
        {
          language: 'en',
          name: 'A lamp',
          deliveryTime: '8 working days',
          included: ['A lamp', 'A wick'],
          excluded: ['Oil'],
          needs: [],
        },
      ],
      prices: [
        { currency: 'EUR', amount: 125_050 },
        { currency: 'SEK', amount: 1_400_000 },
      ],
      deliverySpeeds: [{ code: 'standard', workingDays: 8 }],
      milestones: [
        {
          percentage: 40,
          workingDays: 3,
          translations: [{ title: 'Drawings', outcome: 'On paper' }],
        },
        { percentage: 60, workingDays: 5, translations: [{ title: 'The lamp', outcome: '' }] },
      ],
    })
    const page = await owner.get(studioPaths.product(id))
    expect([
      page.heading,
      page.$('[name="price-EUR"]').val(),
      page.$('[name="title-2-en"]').val(),
    ]).toEqual(['A lamp', '1250.50', 'The lamp'])
    expect((await owner.get(studioPaths.products())).text).toContain('A lamp')
  })

  test('is one, however often its form is sent', async () => {
    const key = randomUUID()
    for (let press = 0; press < 3; press += 1)
      expect(
        (await post(studioPaths.newProduct(), { ...SERVICE, key, intent: 'save' })).status,
      ).toBe(303)
    expect(await db.product.count({ where: { studio: { slug: SLUG } } })).toBe(1)
  })

  test.each<[Record<string, string>, string[]]>([
    [{ 'name-en': '' }, ['Enter a name.']],
    [
      { 'name-en': 'A\u202elamp' },
      [
        'The name contains characters that are invisible or reverse the text. Type it instead of pasting it.',
      ],
    ],
    [{ 'name-en': 'x'.repeat(121) }, ['Use 120 characters or fewer.']],
    [{ 'description-en': 'x'.repeat(10_000) }, ['Use 5000 characters or fewer.']],
    [{ 'included-en': '' }, ['List what’s included, one item per line.']],
    [{ category: 'Boats' }, ['Choose a type.']],
    [{ 'price-EUR': '-5' }, ['Enter a price in EUR from 1 to 200,000.']],
    [{ 'price-EUR': '1e99' }, ['Enter a price in EUR from 1 to 200,000.']],
    [
      { 'price-EUR': '0.001', 'price-SEK': '' },
      ['Enter a price in EUR from 1 to 200,000.', 'Enter a price in SEK from 1 to 200,000.'],
    ],
    [{ 'share-1': '50' }, ['The shares add up to 110%, not 100%.']],
    [{ 'share-1': '-40' }, ['Milestone 1: enter a share from 1 to 100.']],
    [{ 'days-2': '9999' }, ['Milestone 2: enter 1 to 250 working days.']],
    [{ revisions: '1.5' }, ['Enter a number from 0 to 20.']],
  ])('is refused with %o, and what was typed stays', async (values, errors) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...SERVICE, intent: 'save', ...values }))
      body.set(name, value)
    const answer = await owner.fetch(studioPaths.newProduct(), { method: 'POST', body })
    const text = await answer.text()
    expect(answer.status).toBe(400)
    for (const error of errors) expect(text).toContain(error)
    expect(text).toContain('We make a lamp.'.slice(0, values['description-en'] ? 0 : undefined))
    expect(await db.product.count({ where: { studio: { slug: SLUG } } })).toBe(0)
  })

  test('shows markup as it was typed', async () => {
    const id = await begin({ 'name-en': '<img src=x onerror=alert(1)> lamp' })
    for (const path of [
      studioPaths.products(),
      studioPaths.product(id),
      shopFrontPaths.product(SLUG, id),
    ])
      expect((await owner.get(path)).html).not.toContain('<img src=x')
  })

  test('keeps what the second of two typed who change it at the same time, and says so', async () => {
    const id = await begin()
    const [mine, theirs] = [
      await owner.get(studioPaths.product(id)),
      await owner.get(studioPaths.product(id)),
    ]
    await owner.submit(theirs, '#product button[name="intent"]', { 'name-en': 'Their lamp' })
    const refused = await owner.submit(mine, '#product button[name="intent"]', {
      'name-en': 'My lamp',
    })
    expect([refused.status, refused.$('[name="name-en"]').val()]).toEqual([409, 'My lamp'])
    expect((await readProduct()).translations[0]!.name).toBe('Their lamp')
    await owner.submit(refused, '#product button[name="intent"]', { 'name-en': 'My lamp' })
    expect((await readProduct()).translations[0]!.name).toBe('My lamp')
  })

  test('has a picture that is one', async () => {
    const id = await begin()
    const picture = async (bytes: Uint8Array) => {
      const body = new FormData()
      body.set('intent', 'picture')
      body.set('picture', new File([new Uint8Array(bytes)], 'lamp.png'))
      return (await owner.fetch(studioPaths.product(id), { method: 'POST', body })).status
    }
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#8f2d1d' } })
        .png()
        .toBuffer()
    expect(await picture(Buffer.from('no picture'))).toBe(400)
    expect(await picture(await png(400, 300))).toBe(400)
    expect((await readProduct()).image).toBe('')
    expect(await picture(await png(1000, 900))).toBe(303)
    const { image } = await readProduct()
    expect((await owner.fetch(image)).headers.get('Content-Type')).toBe('image/avif')
  })

  test('is seen in the shop once it is offered and the shop is open, and not after', async () => {
    const id = await begin()
    const [stranger, product] = [new Visitor(), shopFrontPaths.product(SLUG, id)]
    await owner.submit(await owner.get(studioPaths.product(id)), 'button[value="publish"]')
    expect((await stranger.get(product)).status).toBe(404)
    await db.studio.update({ where: { slug: SLUG }, data: { status: 'published' } })
    expect((await stranger.get(product)).text).toContain('One lamp, lit.')
    const last = await owner.submit(
      await owner.get(studioPaths.product(id)),
      'button[value="withdraw"]',
    )
    expect(last.text).toContain('This is the last service in an open shop.')
    await db.studio.update({ where: { slug: SLUG }, data: { status: 'taken_down' } })
    await owner.submit(await owner.get(studioPaths.product(id)), 'button[value="withdraw"]')
    expect((await readProduct()).status).toBe('archived')
  })

  test('is not offered without a price in each currency of the shop', async () => {
    const id = await begin()
    await db.studio.update({ where: { slug: SLUG }, data: { currencies: ['EUR', 'USD'] } })
    expect(
      (await owner.submit(await owner.get(studioPaths.product(id)), 'button[value="publish"]'))
        .text,
    ).toContain('has no price in one of your currencies')
    expect((await readProduct()).status).toBe('draft')
  })
})

test('no studio reads or changes the services of another, nor this site those of a studio', async () => {
  const own = await begin()
  const others = await db.product.findMany({ where: { studio: { slug: { in: [DEMO_STUDIO] } } } })
  const kanal = await db.product.findFirstOrThrow({ where: { studioId: OWN_STUDIO_ID } })
  for (const { id } of [...others, kanal]) {
    expect((await owner.fetch(studioPaths.product(id))).status).toBe(404)
    for (const intent of ['save', 'publish', 'withdraw', 'picture'])
      expect((await post(studioPaths.product(id), { ...SERVICE, intent, stamp: '' })).status).toBe(
        404,
      )
  }
  for (const id of ['0', '-1', 'x', '99999999999999999999', '1e3'])
    expect((await owner.fetch(`${studioPaths.products()}/${id}`)).status).toBe(404)
  const admin = new Visitor()
  await admin.signInAs('admin')
  expect((await admin.fetch(adminPaths.product(own))).status).toBe(404)
  expect((await admin.get(adminPaths.area('products'))).text).not.toContain('A lamp')
  const client = new Visitor()
  await client.signInAs('client')
  for (const visitor of [new Visitor(), client])
    expect(
      (await post(studioPaths.product(own), { intent: 'publish' }, visitor)).headers.get(
        'Location',
      ),
    ).toBe(studioPaths.auth({ redirectTo: studioPaths.product(own) }))
  expect(await db.product.findMany({ where: { studio: { slug: { in: [DEMO_STUDIO] } } } })).toEqual(
    others,
  )
})

describe('a work of a studio’s showcase', () => {
  const WORK = {
    'title-en': 'A bakery’s sign',
    'industry-en': 'Bakery',
    'description-en': 'It had none.\n\nNow it has.',
    category: 'Branding',
    technologies: 'Lead type\nInk',
    liveUrl: 'https://bakery.example/sign',
    priority: '7',
  }
  const readWork = () =>
    db.showcaseProject.findFirstOrThrow({
      where: { studio: { slug: SLUG } },
      include: { translations: true },
    })
  const sendWork = async (values: Record<string, string> = {}) =>
    post(studioPaths.newProject(), { ...WORK, intent: 'save', key: randomUUID(), ...values })

  test('begins as a draft, gets a picture, and is shown and hidden', async () => {
    expect((await sendWork()).status).toBe(303)
    const { id, ...work } = await readWork()
    expect(work).toMatchObject({
      status: 'draft',
      slug: 'a-bakery-s-sign',
      technologies: ['Lead type', 'Ink'],
      liveUrl: 'https://bakery.example/sign',
      priority: 7,
      translations: [{ title: 'A bakery’s sign', industry: 'Bakery' }],
    })
    const path = studioPaths.project(id)
    expect((await owner.submit(await owner.get(path), 'button[value="publish"]')).text).toContain(
      'Add an image first.',
    )
    const body = new FormData()
    body.set('intent', 'picture')
    body.set(
      'picture',
      new File(
        [
          new Uint8Array(
            await sharp({ create: { width: 900, height: 700, channels: 3, background: '#8f2d1d' } })
              .png()
              .toBuffer(),
          ),
        ],
        'sign.png',
      ),
    )
    expect((await owner.fetch(path, { method: 'POST', body })).status).toBe(303)
    await owner.submit(await owner.get(path), 'button[value="publish"]')
    const front = shopFrontPaths.projects(SLUG)
    expect((await owner.get(front)).text).toContain('Now it has.')
    await owner.submit(await owner.get(path), 'button[value="withdraw"]')
    expect((await owner.get(front)).text).not.toContain('Now it has.')
  })

  test.each<[Record<string, string>, string]>([
    [{ 'title-en': '' }, 'Enter a name.'],
    [{ 'description-en': ' ' }, 'Describe the task and the result.'],
    [{ liveUrl: 'javascript:alert(1)' }, 'Enter a full web address, such as https://example.com.'],
    [
      { liveUrl: 'https://user:secret@example.com' },
      'Enter a full web address, such as https://example.com.',
    ],
    [{ priority: '-1' }, 'Enter a number from 0 to 999.'],
    [{ technologies: 'x\n'.repeat(13) }, 'Use 12 lines or fewer, up to 40 characters each.'],
    [{ category: 'Boats' }, 'Choose a type.'],
  ])('is refused with %o', async (values, error) => {
    const answer = await sendWork(values)
    expect([answer.status, (await answer.text()).includes(error)]).toEqual([400, true])
    expect(await db.showcaseProject.count({ where: { studio: { slug: SLUG } } })).toBe(0)
  })

  test('is nobody else’s, and keeps what the second of two typed', async () => {
    await sendWork()
    const { id } = await readWork()
    const [mine, theirs] = [
      await owner.get(studioPaths.project(id)),
      await owner.get(studioPaths.project(id)),
    ]
    await owner.submit(theirs, '#work button[name="intent"]', { 'title-en': 'Theirs' })
    const refused = await owner.submit(mine, '#work button[name="intent"]', { 'title-en': 'Mine' })
    expect([refused.status, refused.$('[name="title-en"]').val()]).toEqual([409, 'Mine'])
    const others = await db.showcaseProject.findMany({
      where: { studio: { slug: { not: SLUG } } },
      orderBy: { id: 'asc' },
    })
    for (const other of [others[0]!, others.at(-1)!]) {
      expect((await owner.fetch(studioPaths.project(other.id))).status).toBe(404)
      for (const intent of ['save', 'publish', 'withdraw', 'picture'])
        expect((await post(studioPaths.project(other.id), { ...WORK, intent })).status).toBe(404)
    }
    expect(
      await db.showcaseProject.findMany({
        where: { studio: { slug: { not: SLUG } } },
        orderBy: { id: 'asc' },
      }),
    ).toEqual(others)
  })
})
