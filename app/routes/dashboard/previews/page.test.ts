import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const people = {} as Record<'client' | 'admin' | 'freelancer', Visitor>
let orderId: string
let preview: { id: string; versions: { id: string; number: number; url: string }[] }

beforeAll(async () => {
  for (const role of ['client', 'admin', 'freelancer'] as const) {
    people[role] = new Visitor()
    await people[role].signInAs(role)
  }
  preview = await db.preview.findFirstOrThrow({
    include: { versions: { orderBy: { number: 'asc' } } },
  })
  orderId = (
    await db.project.findFirstOrThrow({ where: { previews: { some: { id: preview.id } } } })
  ).orderId
})
beforeEach(() => db.rateLimit.deleteMany())

const page = (query: Record<string, string | number> = {}) =>
  paths.previewVersion(preview.id, { order: orderId, ...query })
const png = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 200, height: 150, channels: 3, background: '#0f3d3e' } })
          .png()
          .toBuffer(),
      ),
    ],
    'shot.png',
  )
const policy = (headers: Headers) =>
  headers
    .get('Content-Security-Policy')!
    .split('; ')
    .filter((part) => /^(frame-src|default-src)/.test(part))

describe('a preview', () => {
  test('is listed, and closed to everybody else', async () => {
    const list = await people.client.get(paths.previews({ order: orderId }))
    expect(list.textOf('main li')).toMatch(
      /Ready for your review.*Home page on staging.*nurt\.staging\.kanal\.example/,
    )
    expect((await new Visitor().fetch(page())).headers.get('Location')).toMatch(/^\/auth/)
    for (const stranger of [people.freelancer, people.admin])
      expect((await stranger.get(page())).status).toBe(404)
    expect((await people.client.get('/dashboard/previews/%00')).status).toBe(404)
  })

  test('that cannot be asked opens in a tab of its own, and nothing may be framed', async () => {
    const shown = await people.client.get(page())
    expect(shown.textOf('main')).toContain('We couldn’t reach')
    expect(shown.$(`main a[href="${preview.versions[1]!.url}"]`).attr('rel')).toContain(
      'noreferrer',
    )
    expect(shown.$('iframe')).toHaveLength(0)
    expect(policy(shown.headers)).toEqual(["default-src 'self'"])
  })

  test('that lets itself be framed is, in the width of a device, on this page alone', async () => {
    await db.previewVersion.update({
      where: { id: preview.versions[1]!.id },
      data: { framingAllowed: true, framingReason: null },
    })
    const shown = await people.client.get(page({ width: 390 }))
    const frame = shown.$('iframe')
    expect([frame.attr('src'), frame.attr('referrerpolicy')]).toEqual([
      preview.versions[1]!.url,
      'no-referrer',
    ])
    expect(frame.attr('sandbox')).not.toMatch(/top-navigation|popups|modals/)
    expect(frame.attr('class')).toContain('w-[390px]')
    expect(policy(shown.headers)).toEqual([
      "default-src 'self'",
      'frame-src https://nurt.staging.kanal.example',
    ])
    expect(shown.headers.has('X-Frame-Source')).toBe(false)
    expect(shown.html).not.toMatch(/ style=/)
    for (const elsewhere of [
      paths.previews({ order: orderId }),
      page({ version: 1 }),
      page({ version: 2, compare: 1 }),
    ])
      expect(policy((await people.client.get(elsewhere)).headers)).toEqual(["default-src 'self'"])
    const inside = await people.client.fetch(page().replace('?', '.data?'), {
      headers: { 'Sec-Fetch-Dest': 'empty' },
    })
    expect(await inside.text()).toContain('SingleFetchRedirect')
    await db.previewVersion.update({
      where: { id: preview.versions[1]!.id },
      data: { framingAllowed: null, framingReason: 'unreachable' },
    })
  })

  test('tells what changed between two versions, and shows it', async () => {
    const beside = await people.client.get(page({ version: 2, compare: 1 }))
    expect(beside.textOf('#difference + p')).toMatch(
      /^\d+(\.\d+)?% of the screenshot has changed, in \d+ places\.$/,
    )
    expect(beside.$('main section section img')).toHaveLength(2)
    const marked = await people.client.get(beside.link('Differences marked'))
    const address = marked.$('main figure img').attr('src')!
    expect((await people.client.fetch(address)).headers.get('Content-Type')).toBe('image/webp')
    for (const stranger of [people.freelancer, new Visitor()])
      expect((await stranger.fetch(address)).status).toBe(404)
    expect((await people.client.fetch('/pictures/differences/a/b')).status).toBe(404)
  })

  test('is answered by the client once', async () => {
    const [first, second] = [await people.client.get(page()), await people.client.get(page())]
    expect(
      (await people.client.submit(first, '#changes', { reason: 'The shop, please' })).text,
    ).toContain('We’ve got your changes')
    expect((await people.client.submit(second, 'Approve this version')).text).toContain(
      'This version has been answered or replaced',
    )
    expect(
      await db.previewVersion.findUniqueOrThrow({ where: { id: preview.versions[1]!.id } }),
    ).toMatchObject({ status: 'changes_requested', reason: 'The shop, please' })
  })

  test('gets its next version from the studio, at a public address alone', async () => {
    const shown = await people.admin.get(adminPaths.preview(orderId, preview.id))
    for (const url of [
      'http://nurt.staging.kanal.example/',
      'https://127.0.0.1/',
      'https://169.254.169.254/',
      'javascript:alert(1)',
      'https://localhost/',
    ]) {
      expect(
        (await people.admin.submit(shown, '#new-version', { url })).errors.join(),
        url,
      ).toContain('starts with https://')
    }
    const added = await people.admin.submit(shown, '#new-version', {
      url: preview.versions[0]!.url,
      picture: [await png()],
      note: 'With the shop',
    })
    expect(added.path).toBe(adminPaths.preview(orderId, preview.id, { version: 3 }))
    expect((await people.client.get(page())).text).not.toContain('Version 3')
    await people.admin.submit(added, 'Share version 3')
    expect((await people.client.get(page())).textOf('nav[aria-label="Versions"]')).toMatch(
      /Version 3.*Ready for your review.*Replaced/,
    )
  })
})

test('the queries of the pages are few', async () => {
  for (const [visitor, path] of [
    [people.client, paths.previews({ order: orderId })],
    [people.client, page()],
    [people.client, page({ version: 2, compare: 1 })],
    [people.admin, adminPaths.preview(orderId, preview.id)],
  ] as const) {
    await visitor.get(path)
    expect(await countQueries(visitor, path), path).toBeLessThanOrEqual(QUERY_BUDGET)
  }
})
