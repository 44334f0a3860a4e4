import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/admin-paths'
import { DEMO_STUDIO } from '~/domain/people/demo-accounts'
import { OWN_STUDIO_ID } from '~/domain/studios/own-studio'
import { db } from '~/platform/db/db.server'
import { shopFrontPaths } from '~/shop-front-paths'
import { studioPaths } from '~/studio-paths'
import { openDeskStudio } from '../setup/desk-studio'
import type { Values } from '../setup/form'
import { Visitor } from '../setup/visitor'

const SLUG = 'east-light'
const SERVICE: Record<string, string> = {
  ...{ 'name-en': 'A lamp', 'summary-en': 'One lamp, lit.', 'description-en': 'We make a lamp.\n\nAnd light it.', 'included-en': 'A lamp\n A wick ', 'excluded-en': 'Oil', 'needs-en': '' },
  ...{ category: 'Branding', 'price-EUR': '1,250.50', 'price-SEK': '14 000.00', revisions: '2' },
  ...{ 'share-1': '40', 'days-1': '3', 'title-1-en': 'Drawings', 'outcome-1-en': 'On paper', 'share-2': '60', 'days-2': '5', 'title-2-en': 'The lamp' },
}
let owner: Visitor

beforeEach(async () => {
  owner = await openDeskStudio(SLUG, { currencies: ['EUR', 'SEK'] })
})

const readProduct = () => db.product.findFirstOrThrow({ where: { studio: { slug: SLUG } }, include: { translations: true, prices: { orderBy: { currency: 'asc' } }, deliverySpeeds: true, milestones: { orderBy: { position: 'asc' }, include: { translations: true } } } })
const send = async (path: string, values: Values, visitor = owner) => visitor.submit(await visitor.get(path), '#product button[name="intent"]', values)

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
      ...{ slug: 'a-lamp', status: 'draft', category: 'Branding', revisions: 2, milestonePayment: true, price: 125_050 },
      translations: [{ language: 'en', name: 'A lamp', deliveryTime: '8 working days', included: ['A lamp', 'A wick'], excluded: ['Oil'], needs: [] }],
      prices: [{ currency: 'EUR', amount: 125_050 }, { currency: 'SEK', amount: 1_400_000 }],
      deliverySpeeds: [{ code: 'standard', workingDays: 8 }],
      milestones: [{ percentage: 40, workingDays: 3, translations: [{ title: 'Drawings', outcome: 'On paper' }] }, { percentage: 60, workingDays: 5, translations: [{ title: 'The lamp', outcome: '' }] }],
    })
    const page = await owner.get(studioPaths.product(id))
    expect([page.heading, page.$('[name="price-EUR"]').val(), page.$('[name="title-2-en"]').val()]).toEqual(['A lamp', '1250.50', 'The lamp'])
    expect((await owner.get(studioPaths.products())).text).toContain('A lamp')
  })

  test('is one, however often its form is sent', async () => {
    const key = randomUUID()
    for (let press = 0; press < 3; press += 1) expect((await post(studioPaths.newProduct(), { ...SERVICE, key, intent: 'save' })).status).toBe(303)
    expect(await db.product.count({ where: { studio: { slug: SLUG } } })).toBe(1)
  })

  test.each<[Record<string, string>, string[]]>([
    [{ 'name-en': '' }, ['Enter a name.']],
    [{ 'name-en': 'A\u202elamp' }, ['The name has signs that cannot be seen or that turn the writing round. Type it by hand.']],
    [{ 'name-en': 'x'.repeat(121) }, ['At most 120 characters, please.']],
    [{ 'description-en': 'x'.repeat(10_000) }, ['At most 5000 characters, please.']],
    [{ 'included-en': '' }, ['Say what is in it, one thing on each line.']],
    [{ category: 'Boats' }, ['Choose a kind.']],
    [{ 'price-EUR': '-5' }, ['Enter a price in EUR, at least 1 and at most 200,000.']],
    [{ 'price-EUR': '1e99' }, ['Enter a price in EUR, at least 1 and at most 200,000.']],
    [{ 'price-EUR': '0.001', 'price-SEK': '' }, ['Enter a price in EUR, at least 1 and at most 200,000.', 'Enter a price in SEK, at least 1 and at most 200,000.']],
    [{ 'share-1': '50' }, ['The shares add up to 110 %, not to 100 %.']],
    [{ 'share-1': '-40' }, ['Milestone 1: enter a share from 1 to 100.']],
    [{ 'days-2': '9999' }, ['Milestone 2: enter 1 to 250 working days.']],
    [{ revisions: '1.5' }, ['Enter a number from 0 to 20.']],
  ])('is refused with %o, and what was typed stays', async (values, errors) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...SERVICE, intent: 'save', ...values })) body.set(name, value)
    const answer = await owner.fetch(studioPaths.newProduct(), { method: 'POST', body })
    const text = await answer.text()
    expect(answer.status).toBe(400)
    for (const error of errors) expect(text).toContain(error)
    expect(text).toContain('We make a lamp.'.slice(0, values['description-en'] ? 0 : undefined))
    expect(await db.product.count({ where: { studio: { slug: SLUG } } })).toBe(0)
  })

  test('shows markup as it was typed', async () => {
    const id = await begin({ 'name-en': '<img src=x onerror=alert(1)> lamp' })
    for (const path of [studioPaths.products(), studioPaths.product(id), shopFrontPaths.product(SLUG, id)]) expect((await owner.get(path)).html).not.toContain('<img src=x')
  })

  test('keeps what the second of two typed who change it at the same time, and says so', async () => {
    const id = await begin()
    const [mine, theirs] = [await owner.get(studioPaths.product(id)), await owner.get(studioPaths.product(id))]
    await owner.submit(theirs, '#product button[name="intent"]', { 'name-en': 'Their lamp' })
    const refused = await owner.submit(mine, '#product button[name="intent"]', { 'name-en': 'My lamp' })
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
    const png = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8f2d1d' } }).png().toBuffer()
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
    const last = await owner.submit(await owner.get(studioPaths.product(id)), 'button[value="withdraw"]')
    expect(last.text).toContain('It is the last service of an open shop.')
    await db.studio.update({ where: { slug: SLUG }, data: { status: 'taken_down' } })
    await owner.submit(await owner.get(studioPaths.product(id)), 'button[value="withdraw"]')
    expect((await readProduct()).status).toBe('archived')
  })

  test('is not offered without a price in each currency of the shop', async () => {
    const id = await begin()
    await db.studio.update({ where: { slug: SLUG }, data: { currencies: ['EUR', 'USD'] } })
    expect((await owner.submit(await owner.get(studioPaths.product(id)), 'button[value="publish"]')).text).toContain('has no price in one of your currencies')
    expect((await readProduct()).status).toBe('draft')
  })
})

test('no studio reads or changes the services of another, nor this site those of a studio', async () => {
  const own = await begin()
  const others = await db.product.findMany({ where: { studio: { slug: { in: [DEMO_STUDIO] } } } })
  const kanal = await db.product.findFirstOrThrow({ where: { studioId: OWN_STUDIO_ID } })
  for (const { id } of [...others, kanal]) {
    expect((await owner.fetch(studioPaths.product(id))).status).toBe(404)
    for (const intent of ['save', 'publish', 'withdraw', 'picture']) expect((await post(studioPaths.product(id), { ...SERVICE, intent, stamp: '' })).status).toBe(404)
  }
  for (const id of ['0', '-1', 'x', '99999999999999999999', '1e3']) expect((await owner.fetch(`${studioPaths.products()}/${id}`)).status).toBe(404)
  const admin = new Visitor()
  await admin.signInAs('admin')
  expect((await admin.fetch(adminPaths.product(own))).status).toBe(404)
  expect((await admin.get(adminPaths.area('products'))).text).not.toContain('A lamp')
  const client = new Visitor()
  await client.signInAs('client')
  for (const visitor of [new Visitor(), client]) expect((await post(studioPaths.product(own), { intent: 'publish' }, visitor)).headers.get('Location')).toBe(studioPaths.auth())
  expect(await db.product.findMany({ where: { studio: { slug: { in: [DEMO_STUDIO] } } } })).toEqual(others)
})
