import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_STUDIO } from '~/domain/people/demo-accounts'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { db } from '~/platform/db/db.server'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { openDeskStudio } from '#tests/setup/desk-studio'
import type { Values } from '#tests/setup/form'
import { Visitor } from '#tests/setup/visitor'

const SLUG = 'north-light'
const SELLER = {
  legalName: 'North Light AB',
  address: 'Storgatan 1\n111 22 Stockholm',
  country: 'SE',
  email: 'Hello@North.example',
  companyNumber: '556000-0000',
  vatNumber: 'SE 5560000000 01',
}
const WORDS = { 'tagline-en': 'We draw light.', 'about-en': 'Two people.\n\nOne lamp.' }
const LOOK = {
  name: 'North Light',
  accentColour: '#8F2D1D',
  groundColour: 'fff',
  typeface: 'serif',
}

const readStudio = () => db.studio.findUniqueOrThrow({ where: { slug: SLUG } })
let owner: Visitor

beforeEach(async () => {
  await db.studio.deleteMany({ where: { slug: 'moved' } })
  owner = await openDeskStudio(SLUG)
})

const send = async (path: string, form: string, values: Values, visitor = owner) =>
  visitor.submit(await visitor.get(path), `#${form} button[name="intent"]`, values)
const press = async (intent: string, visitor = owner) =>
  visitor.post(studioPaths.dashboard(), { intent })

async function publishOneService() {
  const { id: studioId } = await readStudio()
  await db.product.create({
    data: {
      studioId,
      slug: 'lamp',
      status: 'published',
      category: 'website',
      platform: 'custom',
      codeLevel: 'code',
      price: 10_000,
      image: '',
      prices: { create: { currency: 'EUR', amount: 9_000 } },
      translations: {
        create: {
          language: 'en',
          name: 'A lamp',
          summary: 'Light',
          description: 'Light',
          deliveryTime: '1 week',
          included: [],
          excluded: [],
          needs: [],
        },
      },
    },
  })
}

async function makeReady() {
  await send(studioPaths.settings(), 'seller', SELLER)
  await send(studioPaths.settings(), 'words', WORDS)
  await send(studioPaths.brand(), 'look', LOOK)
  await publishOneService()
}

async function sendLogo(bytes: Uint8Array | null, intent = 'logo', visitor = owner) {
  const body = new FormData()
  body.set('intent', intent)
  if (bytes) body.set('logo', new File([new Uint8Array(bytes)], 'logo.png'))
  return visitor.fetch(studioPaths.brand(), { method: 'POST', body })
}

const square = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: '#8f2d1d80' } })
    .png()
    .toBuffer()

describe('the settings of a studio', () => {
  test('are saved, cleaned, and shown again', async () => {
    const page = await send(studioPaths.settings(), 'seller', SELLER)
    expect([page.path, page.status]).toEqual([studioPaths.settings(), 200])
    expect(page.$('#seller-legalName').val()).toBe('North Light AB')
    await send(studioPaths.settings(), 'words', WORDS)
    await send(studioPaths.settings(), 'selling', {
      languages: ['en', 'sv'],
      firstLanguage: 'sv',
      currencies: ['EUR', 'SEK'],
      firstCurrency: 'SEK',
    })
    expect(await readStudio()).toMatchObject({
      ...{
        legalName: 'North Light AB',
        country: 'SE',
        email: 'hello@north.example',
        vatNumber: 'SE556000000001',
        address: SELLER.address,
      },
      ...{
        languages: ['sv', 'en'],
        currencies: ['SEK', 'EUR'],
        tagline: { en: 'We draw light.' },
        about: { en: 'Two people.\n\nOne lamp.' },
      },
    })
    expect(page.$('#words-tagline-en')).toHaveLength(1)
  })

  test('keep the words of a language that the shop speaks no more', async () => {
    await send(studioPaths.settings(), 'words', WORDS)
    await send(studioPaths.settings(), 'selling', {
      languages: ['pl'],
      firstLanguage: 'pl',
      currencies: ['PLN'],
      firstCurrency: 'PLN',
    })
    await send(studioPaths.settings(), 'words', { 'tagline-pl': 'Rysujemy światło.' })
    expect((await readStudio()).tagline).toEqual({ en: 'We draw light.', pl: 'Rysujemy światło.' })
  })

  test.each<[string, Values, string[]]>([
    [
      'seller',
      { ...SELLER, legalName: ' ', address: '', country: '', email: 'nobody' },
      [
        'Enter a name.',
        'Enter an address.',
        'Choose a country.',
        'Enter an email address, such as name@studio.com.',
      ],
    ],
    [
      'seller',
      { ...SELLER, vatNumber: 'DE123' },
      [
        'This doesn’t look like a VAT number from the country you chose. Enter it as it appears on your invoices, with or without the country code.',
      ],
    ],
    [
      'seller',
      { ...SELLER, legalName: 'North\u202e Light' },
      [
        'The name contains characters that are invisible or reverse the text. Type it instead of pasting it.',
      ],
    ],
    ['words', { 'tagline-en': 'x'.repeat(161) }, ['Use 160 characters or fewer.']],
    ['words', { 'about-en': 'x'.repeat(10_000) }, ['Use 2000 characters or fewer.']],
    ['slug', { slug: 'admin' }, ['This address is reserved. Choose another one.']],
    ['slug', { slug: DEMO_STUDIO }, ['Another studio uses this address. Choose another one.']],
    ['slug', { slug: '../../etc' }, ['Use only the letters a to z, digits and hyphens.']],
  ])('refuse a form of %s with %o, and keep what was typed', async (form, values, errors) => {
    const before = await readStudio()
    const page = await send(studioPaths.settings(), form, values)
    expect([page.status, page.errors]).toEqual([400, errors])
    const [name, typed] = Object.entries(values).at(form === 'seller' ? 3 : 0) as [string, string]
    expect(page.$(`#${form} [name="${name}"]`).val()).toBe(typed)
    expect(await readStudio()).toEqual(before)
  })

  test('refuse a first language or currency that is not among those of the shop, and none at all', async () => {
    const page = await send(studioPaths.settings(), 'selling', {
      languages: ['sv'],
      firstLanguage: 'en',
      currencies: ['EUR'],
      firstCurrency: 'USD',
    })
    expect(page.errors).toEqual([
      'Choose one of the shop’s languages as the first.',
      'Choose one of the shop’s currencies as the first.',
    ])
    expect((await owner.post(studioPaths.settings(), { intent: 'selling' })).errors).toEqual([
      'Choose at least one language.',
      'Choose one of the shop’s languages as the first.',
      'Choose at least one currency.',
      'Choose one of the shop’s currencies as the first.',
    ])
    expect(
      (await owner.post(studioPaths.settings(), { ...SELLER, intent: 'seller', country: 'XX' }))
        .errors,
    ).toEqual(['Choose a country.'])
    expect((await owner.post(studioPaths.settings(), { intent: 'anything' })).status).toBe(400)
  })

  test('move the shop to another address', async () => {
    await send(studioPaths.settings(), 'slug', { slug: ' Moved ' })
    expect((await owner.get(shopFrontPaths.front('moved'))).status).toBe(200)
    expect((await owner.get(shopFrontPaths.front(SLUG))).status).toBe(404)
  })
})

describe('the brand of a studio', () => {
  test('is saved, and the contrast of its colors said in words', async () => {
    const page = await send(studioPaths.brand(), 'look', LOOK)
    expect(page.text).toContain('Your colors are easy to read')
    expect(page.text).toContain('Text on a button')
    expect(await readStudio()).toMatchObject({
      name: 'North Light',
      accentColour: '#8f2d1d',
      groundColour: '#ffffff',
      typeface: 'serif',
    })
  })

  test('says which colors cannot be read, and keeps them while the shop is closed', async () => {
    const page = await send(studioPaths.brand(), 'look', { ...LOOK, accentColour: '#eeeeee' })
    expect(page.text).toContain('Not everyone can read these colors')
    expect(page.text).toContain('Button against the background only has 1.16 : 1, needs 3 : 1')
  })

  test.each([
    { accentColour: 'red;}</style><script>' },
    { groundColour: 'url(https://evil.example)' },
    { typeface: 'Comic Sans' },
    { name: '<b>' + 'x'.repeat(80) },
    { name: '\u200b' },
  ])('refuses %o', async (values) => {
    const before = await readStudio()
    const form = await owner.get(studioPaths.brand())
    expect(form.status).toBe(200)
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...LOOK, intent: 'look', ...values }))
      body.set(name, value)
    expect((await owner.fetch(studioPaths.brand(), { method: 'POST', body })).status).toBe(400)
    expect(await readStudio()).toEqual(before)
  })

  test('shows a name with markup as it was typed', async () => {
    const page = await send(studioPaths.brand(), 'look', {
      ...LOOK,
      name: '<script>alert(1)<b> & Co',
    })
    expect(page.html).not.toContain('<script>alert(1)')
    expect((await owner.get(studioPaths.dashboard())).heading).toBe('<script>alert(1)<b> & Co')
  })

  test('has a logo, made small, replaced and removed', async () => {
    expect((await sendLogo(await square(600))).status).toBe(303)
    const { logoKey } = await readStudio()
    const picture = await owner.fetch(shopFrontPaths.logo(SLUG, logoKey!))
    const { width, format, hasAlpha } = await sharp(
      Buffer.from(await picture.arrayBuffer()),
    ).metadata()
    expect({ width, format, hasAlpha }).toEqual({ width: 192, format: 'png', hasAlpha: true })
    await sendLogo(await square(100))
    expect((await readStudio()).logoKey).not.toBe(logoKey)
    expect((await sendLogo(null, 'removeLogo')).status).toBe(303)
    expect((await readStudio()).logoKey).toBeNull()
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array | null, number]>([
    ['nothing', () => null, 400],
    [
      'no picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      400,
    ],
    ['a broken picture', async () => (await square(200)).subarray(0, 90), 400],
    ['one that is too small', () => square(20), 400],
    [
      'one that is too large',
      () =>
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          Buffer.alloc(11 * 1024 * 1024),
        ]),
      413,
    ],
  ])('takes no logo that is %s', async (_what, bytes, status) => {
    expect((await sendLogo(await bytes())).status).toBe(status)
    expect((await readStudio()).logoKey).toBeNull()
  })
})

describe('opening and closing a shop', () => {
  test('needs all that a shop must have, and says where it is given', async () => {
    const page = await owner.get(studioPaths.dashboard())
    expect(page.text).toContain('Add the seller’s legal name.')
    expect(page.$(`main a[href="${studioPaths.brand()}"]`).length).toBeGreaterThan(0)
    await press('publish')
    expect((await readStudio()).status).toBe('draft')
  })

  test('is one press each, once it is ready', async () => {
    await makeReady()
    const stranger = new Visitor()
    expect((await stranger.get(shopFrontPaths.front(SLUG))).status).toBe(404)
    await owner.submit(await owner.get(studioPaths.dashboard()), 'button[value="publish"]')
    expect((await readStudio()).status).toBe('published')
    expect((await stranger.get(shopFrontPaths.front(SLUG))).text).toContain('We draw light.')
    expect((await press('publish')).text).toContain('Your shop is already open.')
    await owner.submit(await owner.get(studioPaths.dashboard()), 'button[value="takeDown"]')
    expect((await stranger.get(shopFrontPaths.front(SLUG))).status).toBe(404)
    const { id } = await readStudio()
    const kinds = await db.event.findMany({
      where: {
        subject: 'studio',
        subjectId: String(id),
        kind: { in: ['studio.published', 'studio.taken_down'] },
      },
      orderBy: { at: 'asc' },
      select: { kind: true },
    })
    expect(kinds.map(({ kind }) => kind)).toEqual(['studio.published', 'studio.taken_down'])
  })

  test('keeps an open shop whole: a change that takes away what it must have is refused', async () => {
    await makeReady()
    await press('publish')
    const words = await send(studioPaths.settings(), 'words', { 'tagline-en': '' })
    expect([words.status, words.errors]).toEqual([400, ['Add a tagline in your first language.']])
    const look = await send(studioPaths.brand(), 'look', { ...LOOK, accentColour: '#fefefe' })
    expect([look.status, look.errors]).toEqual([400, ['Add two colors that are easy to read.']])
    const selling = await send(studioPaths.settings(), 'selling', {
      languages: ['en'],
      firstLanguage: 'en',
      currencies: ['EUR', 'USD'],
      firstCurrency: 'EUR',
    })
    expect([selling.status, selling.errors]).toEqual([
      400,
      ['A service on sale has no price in one of the shop’s currencies.'],
    ])
    expect(await readStudio()).toMatchObject({
      tagline: { en: 'We draw light.' },
      accentColour: '#8f2d1d',
      currencies: ['EUR'],
    })
  })
})

test('nobody changes another studio, this site’s own among them', async () => {
  const studios = () =>
    db.studio.findMany({ where: { slug: { not: SLUG } }, orderBy: { id: 'asc' } })
  const before = await studios()
  await makeReady()
  await press('publish')
  await sendLogo(await square(100))
  // What a form might carry along counts for nothing: the studio is that of whoever is signed in.
  await owner.post(studioPaths.settings(), {
    intent: 'slug',
    slug: 'moved',
    studioId: String(OWN_STUDIO_ID),
    id: String(before[1]!.id),
  })
  await owner.post(studioPaths.dashboard(), { intent: 'takeDown', studioId: String(before[1]!.id) })
  expect(await studios()).toEqual(expect.arrayContaining(before))
  for (const visitor of [new Visitor(), await signedInClient()]) {
    for (const path of [studioPaths.settings(), studioPaths.brand(), studioPaths.dashboard()]) {
      const answer = await visitor.fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'publish' }),
      })
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        302,
        studioPaths.auth({ redirectTo: path }),
      ])
    }
  }
})

async function signedInClient() {
  const client = new Visitor()
  await client.signInAs('client')
  return client
}
