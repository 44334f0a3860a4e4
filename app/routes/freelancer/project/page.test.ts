import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { LANGUAGES } from '~/platform/i18n/languages'
import { startedWork } from '#tests/factories/assignment'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { cheapPasswordHash } from '#tests/setup/seed'
import { Visitor } from '#tests/setup/visitor'

let passwordHash: string
beforeAll(() => {
  passwordHash = cheapPasswordHash()
})

async function signedIn(userId: number, language = 'en') {
  const { username } = await db.user.update({
    where: { id: userId },
    data: { passwordHash, emailVerifiedAt: new Date() },
  })
  const visitor = new Visitor({ language })
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

/**
 * Work that has begun, its freelancer, the client of its order and the studio, each in a browser.
 */
async function work() {
  const begun = await startedWork()
  const { userId } = await db.order.findUniqueOrThrow({ where: { id: begun.orderId } })
  const admin = new Visitor()
  await admin.signInAs('admin')
  return {
    ...begun,
    freelancer: await signedIn(begun.worker.userId),
    client: await signedIn(userId!),
    admin,
    href: `/dashboard/freelancer/project/${begun.projectId}`,
    team: `/dashboard/admin/orders/${begun.orderId}/team`,
  }
}

const psd = (text: string, name = 'logo.psd') => new File([`8BPS\0\x01${text}`], name)
const versionsOf = (projectId: string) =>
  db.fileVersion.findMany({
    where: { file: { projectId } },
    include: { file: true, workFile: true },
    orderBy: { id: 'asc' },
  })

test('files of any kind are handed in with a note, and reach the client through the studio', async () => {
  const { id, projectId, orderId, freelancer, client, admin, href, team } = await work()
  const handedIn = await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'See https://work.example/logo',
    files: [
      psd('one'),
      new File(['Rar!\x1a\x07\x01\0…'], 'all.rar'),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'),
    ],
  })
  expect(handedIn.text).toContain('Submitted.')
  expect(handedIn.text).toContain('logo.psd')
  expect(handedIn.$('main a[href="https://work.example/logo"]').length).toBe(1)
  const versions = await versionsOf(projectId)
  expect(
    versions.map(({ name, side, teamOnly, file }) => [name, side, teamOnly, file.visibility]),
  ).toEqual(['logo.psd', 'all.rar', 'logo.svg'].map((name) => [name, 'freelancer', true, 'team']))

  const first = versions[0]!
  expect((await client.get(`/dashboard/files?order=${orderId}`)).text).not.toContain('logo.psd')
  expect((await client.fetch(`/files/${first.id}`)).status).toBe(404)
  expect((await client.get(`/dashboard/files/${first.fileId}`)).status).toBe(404)

  expect((await admin.get(`/dashboard/admin/orders/${orderId}`)).text).toContain(
    'submitted the work with 3 files',
  )
  const page = await admin.get(team)
  expect(page.$('main a[href="https://work.example/logo"]').length).toBe(1)
  const download = await admin.fetch(`/files/${first.id}`)
  expect([
    download.headers.get('Content-Type'),
    download.headers.get('Content-Disposition')?.split(';')[0],
    download.headers.get('X-Content-Type-Options'),
  ]).toEqual(['application/octet-stream', 'attachment', 'nosniff'])

  await admin.submit(page, `form:has(#licence-${id})`, { versions: [first.id] })
  expect(await db.assignment.findUnique({ where: { id } })).toMatchObject({
    status: 'accepted_by_studio',
  })
  expect((await client.fetch(`/files/${first.id}`)).status).toBe(200)
  expect((await client.fetch(`/files/${versions[1]!.id}`)).status).toBe(404)
  expect(
    await db.deliverable.findFirst({ where: { projectId }, include: { files: true } }),
  ).toMatchObject({
    status: 'shared',
    licences: 'full_rights',
    files: [{ fileVersionId: first.id }],
  })
})

test('after rework a file of the same name is its new version, and the client never gets the one before', async () => {
  const { id, projectId, freelancer, client, admin, href, team } = await work()
  await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'First',
    files: [psd('one')],
  })
  await admin.submit(await admin.get(team), `#rework-${id}`, { reason: 'Bluer' })
  const again = await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'Second',
    files: [psd('two')],
  })
  expect(again.text).toContain('version 2')
  const [one, two] = await versionsOf(projectId)
  expect([one!.status, two!.status, one!.fileId === two!.fileId]).toEqual([
    'superseded',
    'available',
    true,
  ])
  const page = await admin.get(team)
  expect(page.text).toContain('Second')
  await admin.submit(page, `form:has(#licence-${id})`)
  expect((await client.fetch(`/files/${two!.id}`)).status).toBe(200)
  expect((await client.fetch(`/files/${one!.id}`)).status).toBe(404)
  expect((await client.get(`/dashboard/files/${two!.fileId}`)).html).not.toContain(one!.id)
})

test('a form that lacks something keeps the note, and names what is refused and kept', async () => {
  const { id, projectId, freelancer, href } = await work()
  const refused = await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'All of it',
    files: [psd('one'), new File(['MZ\x90\0'], 'setup.exe'), new File([], 'nothing.pdf')],
  })
  expect(refused.status).toBe(400)
  expect(refused.errors.join(' ')).toMatch(/setup\.exe is a program.*nothing\.pdf/)
  expect(refused.errors.join(' ')).not.toContain('logo.psd')
  expect(refused.text).toMatch(
    /There is a problem.*These files are saved and will be sent with your work:logo\.psd/,
  )
  expect(refused.$(`#submit-${id}-note`).text()).toBe('All of it')
  expect(await db.assignment.findUnique({ where: { id } })).toMatchObject({ status: 'active' })
  const bare = await freelancer.submit(refused, `form#submit-${id}`, {
    note: '',
    files: [psd('more', 'more.psd')],
  })
  expect(bare.status).toBe(400)
  const without = await freelancer.submit(
    bare,
    `form:has(input[name="workFileId"]):has(a[download="more.psd"])`,
  )
  expect(without.text).not.toContain('more.psd')
  await freelancer.submit(without, `form#submit-${id}`, { note: 'All of it' })
  const versions = await versionsOf(projectId)
  expect(
    versions.map(({ name, status, workFile }) => [name, status, Boolean(workFile?.handedInAt)]),
  ).toEqual([
    ['logo.psd', 'available', true],
    ['more.psd', 'deleted', false],
  ])
})

test('a freelancer adds files for the studio while the work is under way; nobody else does', async () => {
  const { id, projectId, orderId, freelancer, client, admin, href } = await work()
  await freelancer.submit(await freelancer.get(`${href}?part=files`), 'form#upload', {
    files: [psd('draft', 'draft.psd')],
  })
  expect((await freelancer.get(`${href}?part=files`)).text).toContain('draft.psd')
  expect((await admin.get(`/dashboard/admin/orders/${orderId}/files`)).text).toContain('draft.psd')
  const [version] = await versionsOf(projectId)
  expect((await client.fetch(`/files/${version!.id}`)).status).toBe(404)
  const stranger = await work()
  const send = (visitor: Visitor, part: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ assignmentId: id, note: 'Mine' }))
      form.set(name, value)
    form.set('files', psd('x'))
    return visitor.fetch(`${href}${part}`, { method: 'POST', body: form })
  }
  for (const part of ['', '?part=files'])
    expect((await send(stranger.freelancer, part)).status).toBe(404)
  const own = new FormData()
  own.set('assignmentId', id)
  own.set('note', 'Not mine')
  expect(
    (await stranger.freelancer.fetch(stranger.href, { method: 'POST', body: own })).status,
  ).toBe(404)
  await db.assignment.update({ where: { id }, data: { status: 'completed' } })
  expect((await send(freelancer, '?part=files')).status).toBe(404)
  expect((await freelancer.get(`${href}?part=files`)).$('form#upload').length).toBe(0)
})

test.each(LANGUAGES)('all of it is said in %s', async (language) => {
  const { id, worker, href, team } = await work()
  const freelancer = await signedIn(worker.userId, language)
  const page = await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: '',
    files: [psd('one')],
  })
  expect(page.text).not.toMatch(/\{\{|(work|handedIn|files)\.[a-z]/)
  const admin = new Visitor({ language })
  await admin.signInAs('admin')
  expect((await admin.get(team)).text).not.toMatch(/\{\{|(team|handedIn)\.[a-z]/)
})

test('its page and the studio’s keep the budget of statements, with one file as with many', async () => {
  const { id, freelancer, admin, href, team } = await work()
  const count = async () => [await countQueries(freelancer, href), await countQueries(admin, team)]
  const many = (from: string) => Array.from({ length: 6 }, (_, at) => psd(from, `page-${at}.psd`))
  await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'First',
    files: [psd('one')],
  })
  const one = await count()
  await admin.submit(await admin.get(team), `#rework-${id}`, { reason: 'More' })
  await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'Second',
    files: [psd('two'), ...many('a')],
  })
  await admin.submit(await admin.get(team), `#rework-${id}`, { reason: 'Still more' })
  await freelancer.submit(await freelancer.get(href), `form#submit-${id}`, {
    note: 'Third',
    files: [psd('three'), ...many('b')],
  })
  expect(await count()).toEqual(one)
  for (const queries of one) expect(queries).toBeLessThanOrEqual(QUERY_BUDGET)
})
