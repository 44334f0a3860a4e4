import { SMALLEST_CHUNK } from '~/domain/files/project-files.rules'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createFreelancer } from '#tests/factories/assignment'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import type { Page } from '#tests/setup/page'
import { withSession } from '#tests/setup/session'
import { Visitor } from '#tests/setup/visitor'

let client: Visitor
let studio: Visitor
let freelancer: Visitor
/** The one that the seed has put files into. */
let project: { id: string; orderId: string }

async function signedIn(role: 'client' | 'admin' | 'freelancer') {
  const visitor = new Visitor()
  await visitor.signInAs(role)
  return visitor
}

beforeAll(async () => {
  ;[client, studio, freelancer] = [
    await signedIn('client'),
    await signedIn('admin'),
    await signedIn('freelancer'),
  ]
  const { deliverable } = await db.deliverableFile.findFirstOrThrow({
    include: { deliverable: { include: { project: true } } },
    orderBy: { deliverableId: 'asc' },
  })
  project = deliverable.project
})
beforeEach(() => db.rateLimit.deleteMany())

type Sent = Record<string, string | Uint8Array>

function formOf(files: Sent, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('key', randomUUID())
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, content] of Object.entries(files))
    form.append('files', new File([content as BlobPart], name))
  return form
}

async function send(visitor: Visitor, path: string, files: Sent, fields?: Record<string, string>) {
  const answer = await visitor.fetch(path, { method: 'POST', body: formOf(files, fields) })
  return { status: answer.status, text: await answer.text() }
}

/** While the order is of a company that the freelancer is a viewer of. */
async function lookedOnByFreelancer(look: () => Promise<void>) {
  const user = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
  const company = await db.company.create({
    data: {
      name: 'Quay AB',
      country: 'SE',
      members: { create: { userId: user.id, role: 'viewer' } },
    },
  })
  await db.order.update({ where: { id: project.orderId }, data: { companyId: company.id } })
  await look()
  await db.order.update({ where: { id: project.orderId }, data: { companyId: null } })
}

const address = () => `/dashboard/files?order=${project.orderId}`
const newest = (name: string) =>
  db.file.findFirstOrThrow({
    where: { name, projectId: project.id },
    orderBy: { id: 'desc' },
    include: { versions: { orderBy: { number: 'desc' } } },
  })

describe('the files of an order', () => {
  test('are sent by the plain form, and had again by both sides and who works on it, not by others', async () => {
    expect(
      (await send(client, address(), { 'a;b=c.txt': 'words', '../../up.md': '# up' })).status,
    ).toBe(303)
    const { versions } = await newest('a;b=c.txt')
    const path = `/files/${versions[0]!.id}`
    for (const visitor of [client, studio, freelancer])
      expect(await (await visitor.fetch(path)).text()).toBe('words')
    for (const visitor of [await withSession((await createFreelancer()).userId), new Visitor()])
      expect((await visitor.fetch(path)).status).toBe(404)
    const page = await client.get(address())
    expect(page.texts('main tbody th a')).toEqual(expect.arrayContaining(['a;b=c.txt', 'up.md']))
    expect((await studio.get(`/dashboard/admin/orders/${project.orderId}/files`)).text).toContain(
      'a;b=c.txt',
    )
    expect((await client.get(`/dashboardnew/project/${project.id}/files`)).text).toContain(
      'a;b=c.txt',
    )
    for (const other of [
      `/dashboardnew/project/${project.id}/files`,
      `/dashboard/files/${versions[0]!.fileId}`,
    ])
      expect((await freelancer.fetch(other)).status).toBe(404)
  })

  test('that cannot be kept are named, and the others are there', async () => {
    const { status, text } = await send(client, address(), {
      'setup.exe': Uint8Array.from([0x4d, 0x5a, 0]),
      'empty.txt': '',
      'kept.txt': 'words',
    })
    expect(status).toBe(400)
    expect(text).toContain('setup.exe is a program')
    expect(text).toContain('empty.txt is empty')
    expect((await newest('kept.txt')).status).toBe('available')
  })

  test('that break off leave nothing', async () => {
    const whole = new Request('http://localhost/', {
      method: 'POST',
      body: formOf({ 'half.txt': 'x'.repeat(500) }),
    })
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const answer = await client.fetch(address(), {
      method: 'POST',
      body: bytes.subarray(0, 400),
      headers: { 'Content-Type': whole.headers.get('Content-Type')! },
    })
    expect(answer.status).toBe(400)
    expect(await db.file.count({ where: { name: 'half.txt' } })).toBe(0)
  })

  test.each([
    ['nothing', {}],
    ['no form', null],
  ])('with %s sent are none', async (_, files) => {
    const answer = files
      ? await send(client, address(), files)
      : await client.fetch(address(), {
          method: 'POST',
          body: 'x',
          headers: { 'Content-Type': 'text/plain' },
        })
    expect(answer.status).toBe(400)
  })

  test('can be added and changed by nobody who only looks on, and found under a folder of nobody’s', async () => {
    await lookedOnByFreelancer(async () => {
      const page = await freelancer.get(address())
      expect([page.status, page.$('input[type="file"]').length]).toEqual([200, 0])
      expect((await send(freelancer, address(), { 'a.txt': 'words' })).status).toBe(404)
    })
    for (const folder of ['no-id', randomUUID(), '%00'])
      expect([200, 404]).toContain((await client.get(`${address()}&folder=${folder}`)).status)
  })

  test('lie in folders', async () => {
    const made = await client.submit(await client.get(address()), 'Create folder', {
      name: 'Photos',
    })
    expect(made.url.searchParams.get('folder')).toBeTruthy()
    const again = await client.submit(await client.get(address()), 'Create folder', {
      name: 'photos',
    })
    expect([again.status, again.errors]).toEqual([400, ['A folder with this name already exists.']])
    const gone = await client.submit(made, 'Delete folder')
    expect(gone.text).toContain('The folder has been deleted.')
  })
})

describe('several files', () => {
  const BUTTON = 'Move selected files'
  const rows = (page: Page) => page.texts('main tbody th a')

  /** Two new files of the list's top, and a folder to move them to. */
  async function toMove() {
    const names = [`${randomUUID()}.txt`, `${randomUUID()}.txt`] as const
    await send(client, address(), { [names[0]]: 'one', [names[1]]: 'two' })
    const ids = [(await newest(names[0])).id, (await newest(names[1])).id] as const
    const folder = await db.folder.create({ data: { projectId: project.id, name: randomUUID() } })
    return { names, ids, folder: folder.id, page: await client.get(`${address()}&sort=newest`) }
  }
  const foldersOf = async (ids: readonly string[]) => {
    const found = await db.file.findMany({ where: { id: { in: [...ids] } } })
    return ids.map((id) => found.find((file) => file.id === id)?.folderId)
  }

  test('are moved to a folder together, and back, and the list stays as it was', async () => {
    const { names, ids, folder, page } = await toMove()
    const moved = await client.submit(page, BUTTON, { file: ids, folder })
    expect([moved.status, moved.path]).toEqual([200, page.path])
    expect(moved.text).toContain('2 files have been moved.')
    expect(rows(moved)).not.toContain(names[0])
    const there = await studio.get(
      `/dashboard/admin/orders/${project.orderId}/files?folder=${folder}`,
    )
    expect(rows(there)).toEqual([...names].sort())
    expect(there.$(`#move-folder option[value="${folder}"]`)).toHaveLength(0)
    await studio.submit(there, BUTTON, { file: [ids[0]], folder: 'top' })
    expect(await foldersOf(ids)).toEqual([null, folder])
  })

  test('stay where they are while nothing, or no folder, is chosen', async () => {
    const { ids, folder, page } = await toMove()
    const nothing = await client.submit(page, BUTTON, { folder })
    expect([nothing.status, nothing.errors]).toEqual([400, ['Choose at least one file.']])
    expect(nothing.$('#move-folder').val()).toBe(folder)
    const nowhere = await client.submit(page, BUTTON, { file: [ids[1]] })
    expect([nowhere.status, nowhere.errors]).toEqual([400, ['Choose a destination folder.']])
    expect(
      nowhere
        .$('tbody input:checked')
        .map((_, box) => nowhere.$(box).val())
        .get(),
    ).toEqual([ids[1]])
    expect(await foldersOf(ids)).toEqual([null, null])
  })

  test('are moved without those that somebody deletes meanwhile, which are named', async () => {
    const { names, ids, folder, page } = await toMove()
    await client.post(`/dashboard/files/${ids[0]}`, { intent: 'delete' })
    const late = await client.submit(page, BUTTON, { file: ids, folder })
    expect(late.text).toContain(
      `${names[0]} has been deleted in the meantime. 1 file has been moved.`,
    )
    expect(await foldersOf([ids[1]])).toEqual([folder])
  })

  test('of another project, or to its folders, are not moved, and neither are those beside them', async () => {
    const { ids, folder } = await toMove()
    const elsewhere = await db.project.findFirstOrThrow({ where: { id: { not: project.id } } })
    const theirs = await db.file.create({
      data: {
        name: 'theirs.txt',
        sortName: 'theirs.txt',
        size: 1,
        status: 'available',
        projectId: elsewhere.id,
      },
    })
    const hidden = await db.file.create({
      data: {
        name: 'team.txt',
        sortName: 'team.txt',
        size: 1,
        status: 'available',
        visibility: 'team',
        projectId: project.id,
      },
    })
    const strange = await db.folder.create({ data: { projectId: elsewhere.id, name: 'Theirs' } })
    const post = (file: string[], to: string) =>
      client.fetch(address(), {
        method: 'POST',
        body: new URLSearchParams([
          ['intent', 'move'],
          ['folder', to],
          ...file.map((id) => ['file', id]),
        ]),
      })
    for (const [other, to] of [
      [theirs.id, folder],
      [hidden.id, folder],
      [randomUUID(), folder],
      ['%00', folder],
      [ids[1], strange.id],
      [ids[1], randomUUID()],
      [ids[1], 'x'],
    ] as const) {
      expect((await post([ids[0], other], to)).status, `${other} to ${to}`).toBe(404)
    }
    expect(
      (
        await post(
          Array.from({ length: 31 }, () => randomUUID()),
          folder,
        )
      ).status,
    ).toBe(400)
    expect(await foldersOf([...ids, theirs.id, hidden.id])).toEqual([null, null, null, null])
  })

  test('are chosen by nobody who only looks on, and where there is nowhere to move them to', async () => {
    const { ids, folder } = await toMove()
    await lookedOnByFreelancer(async () => {
      const page = await freelancer.get(address())
      expect([
        page.status,
        page.$('input[type="checkbox"]').length,
        page.$('#move').length,
      ]).toEqual([200, 0, 0])
      expect(
        (await freelancer.post(address(), { intent: 'move', folder, file: ids[0] })).status,
      ).toBe(404)
    })
    const bare = `/dashboard/admin/orders/${(await db.project.findFirstOrThrow({ where: { folders: { none: {} } } })).orderId}/files`
    await send(studio, bare, { 'alone.txt': 'words' })
    const page = await studio.get(bare)
    expect([rows(page).includes('alone.txt'), page.$('#move').length]).toEqual([true, 0])
    expect(await foldersOf([ids[0]])).toEqual([null])
  })
})

describe('one file', () => {
  test('is shown, gets versions, another name, and goes', async () => {
    await send(client, address(), { 'page.txt': '<script>alert(1)</script> is a word' })
    const page = await client.fetch(`/files/${(await newest('page.txt')).versions[0]!.id}?show=1`)
    expect([
      page.headers.get('Content-Type'),
      page.headers.get('Content-Disposition')?.split(';')[0],
      page.headers.get('X-Content-Type-Options'),
    ]).toEqual(['application/octet-stream', 'attachment', 'nosniff'])
    await send(client, address(), { 'note.txt': '1 < 2 <b>' })
    const { id } = await newest('note.txt')
    const path = `/dashboard/files/${id}`
    expect((await client.get(path)).textOf('pre')).toBe('1 < 2 <b>')
    expect((await send(client, path, { 'second.txt': 'more' }, { file: id })).status).toBe(303)
    expect((await newest('note.txt')).versions.map(({ status }) => status)).toEqual([
      'available',
      'superseded',
    ])
    expect(
      (await client.submit(await client.get(path), 'Save', { name: 'renamed.txt' })).heading,
    ).toBe('renamed.txt')
    const gone = await client.submit(await client.get(path), 'Delete permanently')
    expect(gone.text).toContain('File “renamed.txt” has been deleted.')
    expect((await client.get(path)).status).toBe(404)
  })

  test('is had in parts, not twice, and closed in', async () => {
    await send(client, address(), {
      'range.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    })
    const path = `/files/${(await newest('range.svg')).versions[0]!.id}?show=1`
    const whole = await client.fetch(path)
    expect(whole.headers.get('Content-Disposition')).toMatch(/^attachment/)
    expect(whole.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/)
    expect([
      whole.headers.get('X-Content-Type-Options'),
      whole.headers.get('Cache-Control'),
    ]).toEqual(['nosniff', 'private, no-cache'])
    const part = await client.fetch(path, { headers: { Range: 'bytes=1-3' } })
    expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([
      206,
      'svg',
      `bytes 1-3/${whole.headers.get('Content-Length')}`,
    ])
    expect(await (await client.fetch(path, { headers: { Range: 'bytes=-6' } })).text()).toBe(
      '</svg>',
    )
    expect((await client.fetch(path, { headers: { Range: 'bytes=9999-' } })).status).toBe(416)
    expect(
      (await client.fetch(path, { headers: { 'If-None-Match': whole.headers.get('ETag')! } }))
        .status,
    ).toBe(304)
  })
})

describe('an upload in pieces', () => {
  const HEAD = SMALLEST_CHUNK
  const first = 'w'.repeat(HEAD)
  const begin = (visitor: Visitor, fields = {}) =>
    visitor.fetch('/files/uploads', {
      method: 'POST',
      body: new URLSearchParams({
        side: 'client',
        project: project.id,
        name: 'pieces.txt',
        size: String(HEAD + 5),
        fingerprint: 'A',
        key: 'batch',
        ...fields,
      }),
    })

  test('goes on where it broke off', async () => {
    const { href, id } = await (await begin(client)).json()
    const put = (offset: number, body: string) =>
      client.fetch(`${href}&offset=${offset}`, { method: 'PUT', body })
    expect(await (await put(0, first)).json()).toMatchObject({ received: HEAD, done: false })
    expect(await (await put(9, 'x')).json()).toMatchObject({ received: HEAD })
    expect(await (await begin(client)).json()).toMatchObject({ id, received: HEAD })
    expect(await (await client.fetch(href)).json()).toMatchObject({ received: HEAD })
    expect(await (await put(HEAD, ' last')).json()).toMatchObject({ done: true })
    expect(await (await studio.fetch(`/files/${id}`)).text()).toBe(`${first} last`)
    for (const visitor of [freelancer, new Visitor()])
      expect((await visitor.fetch(href)).status).toBe(404)
  })

  test.each([
    [{ size: '-1' }, 400],
    [{ size: 'NaN' }, 400],
    [{ project: 'x' }, 400],
    [{ size: '0' }, 422],
    [{ size: '100000001' }, 422],
    [{ project: randomUUID() }, 404],
    [{ side: 'studio' }, 404],
  ])('with %j is not begun', async (fields, status) => {
    expect((await begin(client, fields)).status).toBe(status)
  })
})

describe('what is handed over', () => {
  test('is had as one archive by both sides, and accepted by the client', async () => {
    const waiting = await db.deliverable.findFirstOrThrow({ where: { projectId: project.id } })
    const page = await client.get(`/dashboard/deliverables?order=${project.orderId}`)
    expect(page.text).toContain(waiting.title)
    const zip = await client.fetch(`/deliverables/${waiting.id}/pack`, {
      headers: { 'Accept-Language': 'pl' },
    })
    const bytes = Buffer.from(await zip.arrayBuffer())
    expect([zip.status, String(bytes.length), bytes.subarray(0, 4).toString('latin1')]).toEqual([
      200,
      zip.headers.get('Content-Length'),
      'PK\x03\x04',
    ])
    expect(bytes.toString('utf8')).toContain('Zawartość.txt')
    for (const visitor of [freelancer, new Visitor()])
      expect((await visitor.fetch(`/deliverables/${waiting.id}/pack`)).status).toBe(404)
    expect(
      (
        await freelancer.post('/dashboard/deliverables', {
          intent: 'accept',
          deliverable: waiting.id,
        })
      ).status,
    ).toBe(404)
    const empty = await client.submit(page, 'Send to the studio', { reason: ' ' })
    expect([empty.status, empty.errors]).toEqual([400, ['Tell us what should change.']])
    expect((await client.submit(page, `Approve ${waiting.title}`)).text).toContain(
      'Approved. Thank you!',
    )
    expect((await client.submit(page, `Approve ${waiting.title}`)).text).toContain(
      'This has already been answered',
    )
  })

  test('is made, shared and replaced by the studio', async () => {
    const list = `/dashboard/admin/orders/${project.orderId}/deliverables`
    expect(
      (await studio.submit(await studio.get(list), 'Create draft', { title: '' })).errors,
    ).toEqual(['Enter a title.'])
    const draft = await studio.submit(await studio.get(list), 'Create draft', {
      title: 'Second pack',
    })
    const unready = await studio.submit(draft, 'Hand over to the client')
    expect(unready.text).toContain('Choose at least one file before you hand it over.')
    const version = await db.fileVersion.findFirstOrThrow({
      where: { status: 'available', file: { projectId: project.id, status: 'available' } },
    })
    const shared = await studio.submit(await studio.get(draft.path), 'Hand over to the client', {
      licences: ['full_rights'],
      versions: [version.id],
    } as never)
    expect(shared.text).toContain('Handed over. We’ve notified the client.')
    expect((await client.get(`/dashboard/deliverables?order=${project.orderId}`)).text).toContain(
      'Second pack',
    )
    expect((await studio.submit(shared, 'Create next version')).path).not.toBe(shared.path)
  })
})

test('5,000 files ask no more of the database than a few', async () => {
  const pages = [
    address(),
    `${address()}&q=file&sort=largest`,
    `/dashboardnew/project/${project.id}/files`,
    `/dashboard/deliverables?order=${project.orderId}`,
  ]
  const before = []
  for (const path of pages) before.push(await countQueries(client, path))
  const files = Array.from({ length: 5000 }, (_, index) => ({
    id: randomUUID(),
    name: `file ${index}.txt`,
    sortName: `file ${index}.txt`,
    size: index,
    status: 'available' as const,
    projectId: project.id,
  }))
  await db.file.createMany({ data: files })
  await db.fileVersion.createMany({
    data: files.map(({ id, size }) => ({
      fileId: id,
      number: 1,
      status: 'available' as const,
      storageKey: `none/${id}`,
      contentType: 'text/plain',
      size,
    })),
  })
  // A session that was not seen for a while is noted once.
  await client.get(pages[0]!)
  const after = []
  for (const path of pages) after.push(await countQueries(client, path))
  expect(after).toEqual(before)
  expect(Math.max(...after)).toBeLessThanOrEqual(QUERY_BUDGET)
})
