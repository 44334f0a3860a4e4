import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileRows, storeUploads } from '~/domain/files/uploads.server'
import { approveApplication } from '~/domain/freelancers/screening.server'
import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { createApplication, createFreelancer } from '#tests/factories/freelancer'
import type { Page } from '#tests/setup/page'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor, type Role } from '#tests/setup/visitor'

const visitors = {} as Record<Role, Visitor>

beforeAll(async () => {
  for (const role of ['admin', 'client', 'freelancer'] as const) {
    visitors[role] = new Visitor()
    await visitors[role].signInAs(role)
  }
})

beforeEach(() => db.rateLimit.deleteMany())

const names = (page: Page) => page.texts('main tbody th a')
const admin = () => visitors.admin

/** An application with a file, that nobody looks at. */
async function withFile(changes?: Parameters<typeof createApplication>[0]) {
  const application = await createApplication(changes)
  const [stored] = await storeUploads(
    [
      {
        name: 'cv.pdf',
        type: 'application/pdf',
        bytes: new TextEncoder().encode('%PDF-1.7 Zofia'),
      },
    ],
    'applications',
  )
  const { fileId } = await db.applicationFile.create({
    data: {
      application: { connect: { id: application.id } },
      file: { create: fileRows(stored!, 'team') },
    },
  })
  return { ...application, fileId }
}

describe('who is not an admin', () => {
  test.each(['client', 'freelancer'] as const)('reads and changes nothing: %s', async (role) => {
    const application = await withFile()
    const { id } = await createFreelancer()
    for (const path of [
      adminPaths.freelancers(),
      adminPaths.application(application.id),
      adminPaths.freelancer(id),
      adminPaths.applicationFile(application.id, application.fileId),
    ]) {
      const answer = await visitors[role].fetch(path)
      expect([answer.status, answer.headers.get('Location')], path).toEqual([302, '/dashboard'])
    }
    await visitors[role].post(adminPaths.application(application.id), { intent: 'screen' })
    await visitors[role].post(adminPaths.freelancer(id), { intent: 'paused', reason: 'x' })
    expect(
      await db.freelancerApplication.findUniqueOrThrow({ where: { id: application.id } }),
    ).toMatchObject({ status: 'submitted' })
    expect(await db.freelancer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'active',
    })
  })
})

describe('the lists', () => {
  test('find an application by name, address and words of the introduction, skill, language and status', async () => {
    const mark = randomUUID().slice(0, 8)
    const { email } = await createApplication({
      name: `Åsa ${mark}`,
      introduction: 'Lighthouse keeper.',
    })
    await createApplication({
      name: `Other ${mark}`,
      status: 'approved',
      skills: ['seo'],
      traits: ' skill:seo language:sv ',
    })
    const found = async (query: Record<string, string>) =>
      names(await admin().get(adminPaths.freelancers({ sort: 'name', ...query })))
    expect(await found({ q: mark })).toEqual([`Other ${mark}`, `Åsa ${mark}`])
    for (const q of [`åsa ${mark}`, email.toUpperCase(), `${mark} lighthouse`])
      expect(await found({ q }), q).toEqual([`Åsa ${mark}`])
    expect(await found({ q: mark, skill: 'seo' })).toEqual([`Other ${mark}`])
    expect(await found({ q: mark, skill: 'react', language: 'pl' })).toEqual([`Åsa ${mark}`])
    expect(await found({ q: mark, language: 'sv' })).toEqual([`Other ${mark}`])
    expect(await found({ q: mark, status: 'approved' })).toEqual([`Other ${mark}`])
    expect(await found({ q: mark, status: 'rejected' })).toEqual([])
    expect(await found({ q: mark, list: 'freelancers' })).toEqual([])
  })

  test('find a freelancer the same way, from the form', async () => {
    const mark = randomUUID().slice(0, 8)
    const { id } = await createFreelancer({
      name: `Elin ${mark}`,
      headline: 'Shops by the sea',
      skills: ['shopify'],
      languages: ['sv'],
      hourlyRate: 95_050,
      currency: 'SEK',
    })
    await createFreelancer({ name: `Jan ${mark}`, status: 'paused' })
    const page = await admin().submit(
      await admin().get(adminPaths.freelancers({ list: 'freelancers' })),
      'Show',
      { q: `${mark} sea`, skill: 'shopify', language: 'sv', status: 'active' },
    )
    expect(page.url.searchParams.get('list')).toBe('freelancers')
    expect(names(page)).toEqual([`Elin ${mark}`])
    expect(page.link(`Elin ${mark}`)).toBe(adminPaths.freelancer(id))
    expect(page.textOf('main tbody tr')).toContain('950.50')
    expect(
      names(
        await admin().get(
          adminPaths.freelancers({ list: 'freelancers', q: mark, status: 'paused' }),
        ),
      ),
    ).toEqual([`Jan ${mark}`])
  })

  test('say that nothing fits, or that nobody is there, and lead on', async () => {
    const page = await admin().get(adminPaths.freelancers({ q: 'zeppelin', list: 'freelancers' }))
    expect(page.textOf('main')).toContain('No matches')
    expect(page.link('Clear filters')).toBe(adminPaths.freelancers({ list: 'freelancers' }))
  })

  test('take an address that makes no sense for all applications', async () => {
    await createApplication()
    for (const query of [
      '?list=x&status=lost&skill=juggling&language=de&sort=y&after=no-id',
      '?after=%00',
      '?q=%00',
      `?before=${randomUUID()}`,
    ]) {
      const page = await admin().get(adminPaths.freelancers() + query)
      expect(page.status, query).toBe(200)
      expect(names(page).length, query).toBeGreaterThan(0)
    }
  })

  test.each(LANGUAGES)('are in %s', async (language) => {
    const reader = new Visitor({ language })
    await reader.signIn('admin', DEMO_PASSWORD)
    for (const list of [undefined, 'freelancers'])
      expect((await reader.get(adminPaths.freelancers({ list }))).language).toBe(language)
  })

  describe('of many', () => {
    const many = 60
    const mark = randomUUID().slice(0, 8)
    const nameOf = (index: number) => `${mark} ${String((index * 7) % many).padStart(2, '0')}`

    beforeAll(async () => {
      for (let index = 0; index < many; index++) {
        await createApplication({ name: nameOf(index) })
        await createFreelancer({ name: nameOf(index) })
      }
    })
    afterAll(async () => {
      await db.freelancer.deleteMany({ where: { user: { name: { startsWith: mark } } } })
      await db.freelancerApplication.deleteMany({ where: { name: { startsWith: mark } } })
    })

    async function walk(
      query: Record<string, string>,
      rel: 'next' | 'prev',
      from = adminPaths.freelancers({ q: mark, ...query }),
    ) {
      const pages: string[][] = []
      for (let address: string | undefined = from; address;) {
        const page = await admin().get(address)
        pages.push(names(page))
        from = address
        address = page.$(`main a[rel="${rel}"]`).attr('href')
      }
      return { pages, last: from }
    }

    test.each(
      ['applications', 'freelancers'].flatMap((list) =>
        ['newest', 'oldest', 'name'].map((sort) => ({ list, sort })),
      ),
    )('$list are paged there and back, sorted by $sort', async (query) => {
      const there = await walk(query, 'next')
      expect(there.pages.map((page) => page.length)).toEqual([25, 25, 10])
      expect(new Set(there.pages.flat()).size).toBe(many)
      const back = await walk(query, 'prev', there.last)
      expect(back.pages.reverse()).toEqual(there.pages)
      const first = { newest: nameOf(many - 1), oldest: nameOf(0), name: `${mark} 00` }[query.sort]
      expect(there.pages[0]![0]).toBe(first)
    })

    test('take few queries', async () => {
      for (const list of ['applications', 'freelancers'])
        expect(
          await countQueries(admin(), adminPaths.freelancers({ q: mark, list })),
          list,
        ).toBeLessThanOrEqual(QUERY_BUDGET)
    })
  })
})

describe('an application', () => {
  test('shows everything that was sent, and its file to keep', async () => {
    const { id, email, fileId } = await withFile({
      name: 'Zofia <b>Brzeg</b>',
      introduction: 'One.\n\n<script>alert(1)</script>',
    })
    const page = await admin().get(adminPaths.application(id))
    expect(page.heading).toBe('Zofia <b>Brzeg</b>')
    for (const words of [
      email,
      'Poland',
      'Polski, English',
      'React, Accessibility',
      '5 to 10',
      '10 to 20 hours',
      'https://zofia.example/',
      '<script>alert(1)</script>',
      'Submitted',
    ])
      expect(page.textOf('main')).toContain(words)
    expect(page.link('cv.pdf')).toBe(adminPaths.applicationFile(id, fileId))
    const file = await admin().fetch(adminPaths.applicationFile(id, fileId))
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 Zofia'])
    const other = await createApplication()
    for (const path of [
      adminPaths.applicationFile(other.id, fileId),
      adminPaths.application(randomUUID()),
      adminPaths.application('x'),
    ])
      expect((await admin().fetch(path)).status, path).toBe(404)
    expect(await countQueries(admin(), adminPaths.application(id))).toBeLessThanOrEqual(
      QUERY_BUDGET,
    )
  })

  test('is screened and approved, and the second of two admins is told', async () => {
    const { id, email } = await createApplication()
    const page = await admin().get(adminPaths.application(id))
    const screened = await admin().submit(page, 'Start screening')
    expect(screened.textOf('main')).toContain(
      'Approving creates an account with this email address',
    )
    expect((await admin().submit(page, 'Start screening')).text).toContain(
      'This application has changed',
    )
    await approveApplication(id, 1)
    const late = await admin().submit(screened, 'Approve')
    expect(late.text).toContain('This application has changed')
    const { id: freelancerId } = await db.freelancer.findFirstOrThrow({
      where: { user: { email } },
    })
    expect(late.link('Open freelancer')).toBe(adminPaths.freelancer(freelancerId))
    expect(late.$('button[value="approve"], form#reject')).toHaveLength(0)
  })

  test('is declined with a reason alone, which is kept while it is mended', async () => {
    const { id } = await createApplication({ status: 'screening' })
    const page = await admin().get(adminPaths.application(id))
    const empty = await admin().submit(page, 'Decline application', { reason: ' ' })
    expect([empty.status, empty.errors]).toEqual([400, ['Enter a reason.']])
    const long = await admin().submit(empty, 'Decline application', {
      reason: 'ä'.repeat(1501),
    })
    expect([long.status, long.$('#reject textarea').text().trim().length]).toEqual([400, 1501])
    const done = await admin().submit(long, 'Decline application', {
      reason: 'We look for more code.',
    })
    expect(done.textOf('main')).toContain('We look for more code.')
    expect(await db.freelancerApplication.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'rejected',
      openKey: null,
    })
  })

  test('from the address of staff cannot be approved', async () => {
    const { id } = await createApplication({
      status: 'screening',
      email: (await db.user.findUniqueOrThrow({ where: { id: 1 } })).email,
    })
    const page = await admin().get(adminPaths.application(id))
    expect(page.textOf('main')).toContain('belongs to a staff account')
    expect((await admin().post(adminPaths.application(id), { intent: 'approve' })).text).toContain(
      'belongs to staff',
    )
    expect(await db.freelancerApplication.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'screening',
    })
  })
})

describe('a freelancer', () => {
  test('is shown with the capacity of twelve weeks, and changes the status by the studio’s rules', async () => {
    const { id } = await createFreelancer({
      name: 'Elin Sand',
      headline: 'Shops by the sea',
      about: 'One.\nTwo.',
      usualHours: 30,
    })
    const page = await admin().get(adminPaths.freelancer(id))
    expect(page.heading).toBe('Elin Sand')
    expect(page.$('#capacity ~ table tbody tr')).toHaveLength(12)
    for (const words of [
      'Shops by the sea',
      'Hasn’t chosen a password yet',
      'No assignments yet.',
      'Active',
    ])
      expect(page.textOf('main')).toContain(words)
    expect(page.$('button[value="offboarded"]')).toHaveLength(0)
    const unsaid = await admin().submit(page, 'Pause', { reason: '' })
    expect([unsaid.status, unsaid.errors]).toEqual([400, ['Enter a reason.']])
    const paused = await admin().submit(unsaid, 'Pause', { reason: 'Late twice.' })
    expect(paused.textOf('main')).toContain('Reason: Late twice.')
    expect((await admin().submit(page, 'Pause', { reason: 'Late twice.' })).text).toContain(
      'status has changed in the meantime',
    )
    const left = await admin().submit(paused, 'Offboard', { reason: 'Moved on.' })
    expect(left.textOf('main')).toContain('We still pay what they’ve earned')
    expect(await db.freelancer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'offboarded',
    })
    expect((await admin().fetch(adminPaths.freelancer(randomUUID()))).status).toBe(404)
    expect(await countQueries(admin(), adminPaths.freelancer(id))).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})
