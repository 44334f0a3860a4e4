import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { EICAR, startClamd, type Clamd } from '../mocks/clamd'
import type { Page } from '../setup/page'
import type { Visitor } from '../setup/visitor'
import { anyProductId } from './books'
import { Installation } from './installation'
import { addToCart } from './purchase'

const CLEAN = '%PDF-1.7 clean'
const ILL = `%PDF-1.7 ${EICAR}`

let clamd: Clamd
let kanal: Installation
let client: Visitor
let admin: Visitor
let order: { id: string; project: { id: string } | null }

beforeAll(async () => {
  clamd = await startClamd()
  kanal = await Installation.create()
  await kanal.start({ CLAMD_URL: clamd.url, LOG_LEVEL: 'fatal' })
  ;[client, admin] = [kanal.visitor(), kanal.visitor()]
  await client.signInAs('client')
  await admin.signInAs('admin')
  order = await kanal.db.order.findFirstOrThrow({
    where: { user: { username: 'client' }, project: { designs: { some: {} } } },
    select: { id: true, project: { select: { id: true } } },
  })
})

afterAll(async () => {
  await kanal?.dispose()
  await clamd?.stop()
})

const file = (content: string) => [new File([content], 'plan.pdf')]

async function shopper() {
  const visitor = kanal.visitor()
  await addToCart(visitor, await anyProductId(kanal.db))
  return visitor
}

/** A picture, with something after its end. */
async function picture(content: string) {
  const png = await sharp({
    create: { width: 200, height: 150, channels: 3, background: '#0f3d3e' },
  })
    .png()
    .toBuffer()
  return [new File([new Uint8Array(png), content], 'home.png')]
}

/** Each place that a file is sent from, by a plain form. */
const SURFACES: Record<string, (content: string) => Promise<Page>> = {
  'a message': async (content) =>
    client.submit(await client.get(`/dashboard/messages?order=${order.id}`), 'Send', {
      body: 'With a file',
      files: file(content),
    }),
  'a ticket': async (content) =>
    client.submit(await client.get(paths.tickets()), 'Submit ticket', {
      subject: 'With a file',
      body: 'Here it is',
      files: file(content),
    }),
  'a file of a project': async (content) =>
    client.submit(await client.get(`/dashboard/files?order=${order.id}`), 'Upload', {
      files: file(content),
    }),
  'a brief': async (content) => {
    const visitor = await shopper()
    return visitor.submit(
      await visitor.get(paths.customizeCheckout()),
      'button[name="intent"][value="save"]:not([hidden])',
      { customisation: 'With a file', files: file(content) },
    )
  },
  'an application': async (content) => {
    const visitor = kanal.visitor()
    return visitor.submit(await visitor.get('/freelancer/signup'), '#application', {
      name: 'Zofia Brzeg',
      files: file(content),
    })
  },
  'a design': async (content) =>
    admin.submit(await admin.get(adminPaths.orderPart(order.id, 'design')), '#new-design', {
      title: 'Logo',
      picture: await picture(content),
    }),
}

const aboutViruses = (page: Page) => page.errors.filter((error) => /virus/.test(error))
const stored = () => kanal.db.fileVersion.count()

/** Sends a text in one piece; the same name and size again go on with what is there. */
async function sendInPieces(name: string, content: string) {
  const fields = {
    side: 'client',
    project: order.project!.id,
    name,
    size: String(content.length),
    key: 'batch',
  }
  const { href, received } = await (
    await client.fetch(paths.uploads(), { method: 'POST', body: new URLSearchParams(fields) })
  ).json()
  return client.fetch(`${href}&offset=${received}`, {
    method: 'PUT',
    body: content.slice(received),
  })
}

test.each(Object.keys(SURFACES))(
  '%s with a virus is refused and nothing of it kept; a clean one is taken',
  async (surface) => {
    const before = await stored()
    expect(aboutViruses(await SURFACES[surface]!(ILL))).toEqual([
      expect.stringMatching(/^We found a virus in (plan\.pdf|the image), so we didn’t keep it\./),
    ])
    expect(await stored()).toBe(before)
    expect(aboutViruses(await SURFACES[surface]!(CLEAN))).toEqual([])
    // The application lacks most of its answers, so its file is not refused, and not kept either.
    expect(await stored()).toBe(surface === 'an application' ? before : before + 1)
  },
)

test('so is one that is sent in pieces, and it leaves no upload behind', async () => {
  const refused = await sendInPieces('ill.pdf', ILL)
  expect([refused.status, (await refused.json()).message]).toEqual([
    422,
    'We found a virus in ill.pdf, so we didn’t keep it. Choose another file.',
  ])
  expect(await kanal.db.fileVersion.count({ where: { status: 'uploading' } })).toBe(0)
})

test('while the scanner is away files are refused, the health page says so, and an upload in pieces ends once it is back', async () => {
  const { port } = new URL(clamd.url)
  await clamd.stop()
  for (const send of Object.values(SURFACES))
    expect(aboutViruses(await send(CLEAN))).toEqual([
      expect.stringMatching(/^We couldn’t check (plan\.pdf|the image) for viruses right now\./),
    ])
  expect(
    (await admin.get(adminPaths.health())).texts('main [role=status] a, main li h2'),
  ).toContain('Virus scanner')
  expect((await admin.get(adminPaths.health())).textOf('main')).toContain(
    'The scanner isn’t responding',
  )
  const name = `${randomUUID()}.txt`
  expect((await sendInPieces(name, 'clean')).status).toBe(503)

  clamd = await startClamd({ port: Number(port) })
  expect(await (await sendInPieces(name, 'clean')).json()).toMatchObject({ done: true })
  expect((await admin.get(adminPaths.health())).textOf('main')).toContain(
    'The scanner is responding',
  )
})
