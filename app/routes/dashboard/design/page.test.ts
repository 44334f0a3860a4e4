import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

let client: Visitor
let admin: Visitor
let freelancer: Visitor
let viewer: Visitor
let order: { id: string; userId: number | null }
let design: { id: string; versions: { id: string; number: number; fileVersionId: string }[] }
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function signedIn(role: 'client' | 'admin' | 'freelancer') {
  const visitor = new Visitor()
  await visitor.signInAs(role)
  return visitor
}

beforeAll(async () => {
  client = await signedIn('client')
  admin = await signedIn('admin')
  freelancer = await signedIn('freelancer')
  design = await db.design.findFirstOrThrow({
    where: { title: 'Home page' },
    include: { versions: { orderBy: { number: 'asc' } } },
  })
  order = await db.order.findFirstOrThrow({
    where: { project: { designs: { some: { id: design.id } } } },
    select: { id: true, userId: true },
  })
})
beforeEach(() => db.rateLimit.deleteMany())

const page = (query: Record<string, string | number> = {}) =>
  paths.designVersion(design.id, { order: order.id, ...query })
const png = async (width = 200, height = 150) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#0f3d3e' } })
          .png()
          .toBuffer(),
      ),
    ],
    'home.png',
  )

describe('the designs of an order', () => {
  test('are listed with their newest picture and state', async () => {
    const list = await client.get(paths.design({ order: order.id }))
    expect(list.texts('main li h2')).toEqual(['Home page', 'Article'])
    expect(list.textOf('main li')).toContain('Ready for your review')
    expect(list.$('main li img').attr('src')).toBe(
      paths.sharedPicture(design.versions[1]!.fileVersionId, 'card'),
    )
  })

  test('say what will stand there while there is none', async () => {
    const other = await db.order.findFirstOrThrow({
      where: { userId: order.userId!, project: { designs: { none: {} } } },
      orderBy: { createdAt: 'asc' },
    })
    expect((await client.get(paths.design({ order: other.id }))).textOf('main')).toContain(
      'No designs yet',
    )
    const moved = await client.get(page({ order: other.id }))
    expect(moved.path).toBe(paths.design({ order: other.id }))
  })

  test('go on over pages, forth and back, and a place that is none leads to the first', async () => {
    const { projectId, versions } = await db.design.findUniqueOrThrow({
      where: { id: design.id },
      include: { versions: { where: { number: 2 } } },
    })
    const { id: _, designId: __, key: ___, ...shared } = versions[0]!
    const added: string[] = []
    for (let index = 0; index < 13; index++)
      added.push(
        (
          await db.design.create({
            data: {
              projectId,
              title: `More ${index}`,
              versions: { create: { ...shared, key: randomUUID() } },
            },
          })
        ).id,
      )
    const titles = (list: Page) => list.texts('main li h2')
    for (const [reader, first] of [
      [client, paths.design({ order: order.id })],
      [admin, adminPaths.orderPart(order.id, 'design')],
    ] as const) {
      const list = await reader.get(first)
      expect(titles(list)).toHaveLength(12)
      const next = await reader.get(list.$('main a[rel=next]').attr('href')!)
      expect([titles(next).length, next.$('main a[rel=next]').length]).toEqual([3, 0])
      const back = await reader.get(next.$('main a[rel=prev]').attr('href')!)
      expect(titles(back)).toEqual(titles(list))
      const strayed = await reader.get(`${first}${first.includes('?') ? '&' : '?'}after=${NOBODY}`)
      expect([strayed.status, titles(strayed)]).toEqual([200, titles(list)])
    }
    await db.design.deleteMany({ where: { id: { in: added } } })
  })

  test('are closed to everybody else', async () => {
    expect((await new Visitor().fetch(page())).headers.get('Location')).toMatch(
      /^\/auth\?redirectTo=/,
    )
    for (const stranger of [freelancer, admin])
      expect((await stranger.get(page())).status).toBe(404)
    for (const id of ['no-id', '%00', NOBODY])
      expect((await client.get(`/dashboard/design/${id}?order=${order.id}`)).status).toBe(404)
    expect((await client.get(adminPaths.design(order.id, design.id))).path).toBe(paths.dashboard())
  })

  test.each(['0', '99', 'x', '1%00'])(
    'fall back to the newest version for ?version=%s',
    async (version) => {
      expect(
        (await client.get(`${page()}&version=${version}`))
          .texts('nav [aria-current="page"]')
          .join(),
      ).toContain('Version 2')
    },
  )
})

describe('the pictures', () => {
  test('come to those who may see them, again only when they changed, and to nobody else', async () => {
    const address = paths.sharedPicture(design.versions[1]!.fileVersionId, 'display')
    const answer = await client.fetch(address)
    expect([
      answer.status,
      answer.headers.get('Content-Type'),
      answer.headers.get('Cache-Control'),
      answer.headers.get('X-Content-Type-Options'),
    ]).toEqual([200, 'image/webp', 'private, no-cache', 'nosniff'])
    const kept = await client.fetch(address, {
      headers: { 'If-None-Match': answer.headers.get('ETag')! },
    })
    expect([kept.status, (await kept.arrayBuffer()).byteLength]).toEqual([304, 0])
    expect((await admin.fetch(address)).status).toBe(200)
    for (const stranger of [freelancer, new Visitor()])
      expect(
        (
          await stranger.fetch(address, {
            headers: { 'If-None-Match': answer.headers.get('ETag')! },
          })
        ).status,
      ).toBe(404)
    expect((await client.fetch('/pictures/shared/no-id/display')).status).toBe(404)
    expect((await client.fetch(address.replace('display', 'huge'))).status).toBe(404)
  })
})

describe('a comment', () => {
  test('is placed by a click without script, and stands in the list with a way to its mark', async () => {
    const asked = await client.get(`${page()}&at576.x=144&at576.y=360`)
    expect(asked.$('#pin-x').attr('value')).toBe('25')
    expect(asked.$('#pin-y').attr('value')).toBe('50')
    const saved = await client.submit(asked, '#pin', { body: 'Here it is' })
    expect(saved.text).toMatch(/Comment \d+ added/)
    const row = await db.pin.findFirstOrThrow({ where: { body: 'Here it is' } })
    expect(row).toMatchObject({
      x: 25,
      y: 50,
      side: 'client',
      designVersionId: design.versions[1]!.id,
    })
    expect(saved.$(`#pin-${row.number} a[href="#mark-${row.number}"]`)).toHaveLength(1)
    expect(saved.$(`#mark-${row.number}`).attr('href')).toBe(`#pin-${row.number}`)
    expect(saved.html).not.toMatch(/ style=/)
  })

  test('is placed by a part of the picture, and not without a place or words', async () => {
    const refused = await client.submit(await client.get(page()), '#pin', { body: ' ', x: '120' })
    expect(refused.status).toBe(400)
    expect(refused.errors.join()).toMatch(/Enter a comment.*Enter a number from 0 to 100/)
    const nowhere = await client.submit(refused, '#pin', { body: 'Where?', x: '' })
    expect(nowhere.errors).toContain('Choose a position in the image, or enter both distances.')
    expect(nowhere.$('#pin-body').text()).toBe('Where?')
    await client.submit(nowhere, '#pin', { region: 'bottom-right' })
    expect(await db.pin.findFirstOrThrow({ where: { body: 'Where?' } })).toMatchObject({
      x: 83.3,
      y: 83.3,
    })
  })

  test('is added once when its form is sent twice', async () => {
    const shown = await client.get(page())
    await client.submit(shown, '#pin', { body: 'Only once', region: 'top' })
    await client.submit(shown, '#pin', { body: 'Only once', region: 'top' })
    expect(await db.pin.count({ where: { body: 'Only once' } })).toBe(1)
  })

  test('is answered by the studio and marked as done', async () => {
    const pin = await db.pin.findFirstOrThrow({
      where: { designVersionId: design.versions[1]!.id, number: 2 },
    })
    const studio = await admin.get(adminPaths.design(order.id, design.id, { version: 2 }))
    await admin.submit(studio, `#reply-${pin.id}`, { body: 'It can.' })
    const read = await client.get(page())
    expect(read.textOf('#pin-2')).toContain('It can.')
    const done = await client.submit(read, '#pin-2 form:not([id])')
    expect(done.textOf('#pin-2')).toContain('Reopen')
    expect(
      (await client.post(page(), { intent: 'reply', pinId: NOBODY, body: 'x', key: randomUUID() }))
        .status,
    ).toBe(404)
    expect(
      (await client.post(page(), { intent: 'share', versionId: design.versions[1]!.id })).status,
    ).toBe(400)
  })
})

describe('somebody of the company who only looks on', () => {
  test('reads all of it and changes nothing', async () => {
    const company = await db.company.create({ data: { name: 'Nurt', country: 'PL' } })
    await db.order.update({ where: { id: order.id }, data: { companyId: company.id } })
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    await db.companyMember.create({ data: { companyId: company.id, userId, role: 'viewer' } })
    viewer = freelancer
    const read = await viewer.get(page())
    expect(read.status).toBe(200)
    expect(read.$('main form[method="post"], main input[type="image"]')).toHaveLength(0)
    const forms: Record<string, string>[] = [
      { intent: 'approve' },
      { intent: 'pin', body: 'x', region: 'top', key: randomUUID() },
    ]
    for (const form of forms)
      expect(
        (await viewer.post(page(), { versionId: design.versions[1]!.id, ...form })).status,
      ).toBe(404)
    await db.companyMember.deleteMany({ where: { userId } })
  })
})

describe('a version', () => {
  test('is answered once; who comes second is told, and keeps what was typed', async () => {
    const [first, second] = [await client.get(page()), await client.get(page())]
    const versionId = design.versions[1]!.id
    expect((await client.submit(first, '#changes', { reason: '' })).errors).toContain(
      'Tell us what should change.',
    )
    const approved = await client.submit(first, 'Approve this version')
    expect(approved.text).toContain('Version 2 has been approved')
    const late = await client.submit(second, '#changes', { reason: 'Larger still' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('This version has been answered or replaced')
    expect(late.$('#changes-reason').text()).toBe('Larger still')
    expect((await client.submit(second, 'Approve this version')).text).toContain(
      'This version has been answered or replaced',
    )
    expect((await db.designVersion.findUniqueOrThrow({ where: { id: versionId } })).status).toBe(
      'approved',
    )
    expect(
      await db.notification.count({
        where: { kind: 'studio.design', key: { startsWith: `design.approved:${versionId}` } },
      }),
    ).toBeGreaterThan(0)
  })

  test('is added and shared by the studio, and takes the place of the one before', async () => {
    const shown = await admin.get(adminPaths.design(order.id, design.id))
    const refused = await admin.submit(shown, '#new-version', {
      picture: [
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
      ],
      note: 'Third',
    })
    expect(refused.errors).toContain('Choose a PNG, JPEG or WebP image.')
    expect(refused.$('#new-version-note').text()).toBe('Third')
    expect((await admin.submit(shown, '#new-version')).errors).toContain('Choose an image.')
    const added = await admin.submit(refused, '#new-version', { picture: [await png()] })
    expect(added.path).toBe(adminPaths.design(order.id, design.id, { version: 3 }))
    expect((await client.get(page())).textOf('nav[aria-label="Versions"]')).not.toContain(
      'Version 3',
    )
    await admin.submit(added, 'Share version 3')
    const seen = await client.get(page())
    expect(seen.textOf('nav[aria-label="Versions"]')).toMatch(
      /Version 3.*Ready for your review.*Version 2.*Replaced/,
    )
    expect(seen.textOf('main')).toContain('Still open from version 2')
    expect((await client.get(page({ compare: 2 }))).$('main section img')).toHaveLength(2)
    expect(
      (await db.designVersion.findFirstOrThrow({ where: { designId: design.id, number: 3 } }))
        .status,
    ).toBe('viewed')
  })

  test('begins as the first of a new design', async () => {
    const list = await admin.get(adminPaths.orderPart(order.id, 'design'))
    expect((await admin.submit(list, '#new-design', { picture: [await png()] })).errors).toContain(
      'Enter a title.',
    )
    const added = await admin.submit(list, '#new-design', {
      title: 'Logo on dark',
      picture: [await png()],
    })
    expect(added.textOf('h1')).toBe('Logo on dark')
    expect((await client.get(paths.design({ order: order.id }))).text).not.toContain('Logo on dark')
  })
})

test('the queries of the pages are few', async () => {
  for (const [visitor, path] of [
    [client, paths.design({ order: order.id })],
    [client, page()],
    [client, page({ compare: 2 })],
    [admin, adminPaths.design(order.id, design.id)],
  ] as const) {
    await visitor.get(path)
    expect(await countQueries(visitor, path), path).toBeLessThanOrEqual(QUERY_BUDGET)
  }
})
