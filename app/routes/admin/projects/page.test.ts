import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { Curator, PROJECT, TEMPLATE, type Area } from '#tests/setup/curation'
import { photo, targetsOf, valueOf } from '#tests/setup/product-editor'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const admin = new Curator()
const colleague = new Curator()
const visitor = new Visitor()
/** What others have put into the showcase before; the tests of other pages count it. */
const before = { projects: 0, templates: 0 }

beforeAll(async () => {
  await admin.signInAs('admin')
  await colleague.signIn('bookkeeper', DEMO_PASSWORD)
  before.projects = (await db.showcaseProject.findFirstOrThrow({ orderBy: { id: 'desc' } })).id
  before.templates = (await db.template.findFirstOrThrow({ orderBy: { id: 'desc' } })).id
})

afterAll(async () => {
  await db.showcaseProject.deleteMany({ where: { id: { gt: before.projects } } })
  await db.template.deleteMany({ where: { id: { gt: before.templates } } })
})

const areas = ['projects', 'templates'] as const
const of = { projects: adminPaths.showcaseProject, templates: adminPaths.template }
const list = { projects: adminPaths.projects, templates: adminPaths.templates }
const create = {
  projects: adminPaths.createShowcaseProject(),
  templates: adminPaths.createTemplate(),
}
const form = { projects: '#project', templates: '#template' }
const nameField = { projects: 'words.en.title', templates: 'name' }
const another = { projects: { category: 'AI' }, templates: { price: 'premium' } }
const bad = {
  projects: {
    'words.en.title': '\u0000 ',
    liveUrl: 'javascript:alert(1)',
    priority: '9'.repeat(40),
    date: '2026-02-31',
  },
  templates: { name: '\u0000 ', sourceUrl: 'javascript:alert(1)' },
}
const isInApi = async (area: Area, id: number) =>
  ((await (await visitor.fetch(paths.api(area))).json()) as { id: number }[]).some(
    (one) => one.id === id,
  )

describe('a project of the showcase', () => {
  test('is seen once it is published, under its words and its picture, and gone when it is taken down', async () => {
    const { id, name } = await admin.draft('projects', {
      'words.sv.title': 'Kajen',
      'words.sv.description': 'En sajt för en kaj. Allt.',
      'words.sv.industry': 'Resor',
      featured: 'on',
    })
    expect((await visitor.get(paths.showcaseProject(id))).status).toBe(404)
    const refused = await admin.submit(await admin.get(of.projects(id)), 'Publish')
    expect([refused.status, refused.errors, targetsOf(refused)]).toEqual([
      400,
      ['There’s no image.'],
      [of.projects(id, 'picture')],
    ])
    const pictured = await admin.addPicture('projects', id)
    const address = pictured.$('figure img').attr('src')!
    expect(address).toMatch(/^\/pictures\/showcase\/[0-9a-f-]+\.avif$/)
    expect((await visitor.fetch(address)).headers.get('Content-Type')).toBe('image/avif')

    const live = await admin.submit(await admin.get(of.projects(id)), 'Publish')
    expect(live.text).toContain('Published. Visitors can see it now.')
    const page = await visitor.get(live.link('View on the site'))
    expect([page.status, page.heading, page.$(`img[src="${address}"]`).length > 0]).toEqual([
      200,
      name,
      true,
    ])
    expect(
      (await visitor.get(paths.showcaseProject(id), { 'Accept-Language': 'sv' })).heading,
    ).toBe('Kajen')
    const [row] = (
      (await (await visitor.fetch(paths.api('projects?featured=true'))).json()) as Record<
        string,
        unknown
      >[]
    ).filter((one) => one.id === id)
    expect(row).toMatchObject({
      title: name,
      image: address,
      status: 'live',
      category: 'Website',
      technologies: ['React', 'Remix'],
      liveUrl: 'https://quay.example.com',
      githubUrl: null,
      featured: true,
      priority: 5,
    })

    const down = await admin.submit(await admin.get(of.projects(id)), 'Unpublish')
    expect(down.text).toContain('Unpublished.')
    expect([
      (await visitor.get(paths.showcaseProject(id))).status,
      await isInApi('projects', id),
    ]).toEqual([404, false])
    expect((await visitor.get(paths.showcase())).text).not.toContain(name)
    await admin.submit(down, 'Publish again')
    expect((await visitor.get(paths.showcaseProject(id))).heading).toBe(name)
  })
})

describe('a template of the community', () => {
  test('is seen once it is published, with its first two badges, and gone when it is taken down', async () => {
    const { id, name } = await admin.draft('templates', {
      'badges.first': 'fast',
      'badges.second': 'accessible',
      'badges.third': 'responsive',
      featured: 'on',
    })
    const api = paths.api(`templates/${id}`)
    expect([(await visitor.fetch(api)).status, await isInApi('templates', id)]).toEqual([
      404,
      false,
    ])
    await admin.addPicture('templates', id)
    await admin.submit(await admin.get(of.templates(id)), 'Publish')
    const card = (await visitor.get(paths.templates())).$(`article:contains("${name}")`)
    expect(
      card
        .find('ul li')
        .toArray()
        .map((badge) => card.find(badge).text()),
    ).toEqual(['Fast', 'Accessible'])
    expect(card.find('h2 a, h3 a').attr('href')).toBe('https://quay.example.com/template')
    expect(card.text()).toContain('Our pick')
    const shown = (await (await visitor.fetch(api)).json()) as Record<string, unknown>
    expect(shown).toMatchObject({
      id,
      name,
      creator: 'Ada Kaj',
      platform: 'framer',
      templateType: 'blog',
      price: 'free',
      description: 'Good at quays.',
    })
    expect(shown).not.toHaveProperty('status')
    await admin.submit(await admin.get(of.templates(id)), 'Unpublish')
    expect([(await visitor.fetch(api)).status, await isInApi('templates', id)]).toEqual([
      404,
      false,
    ])
    expect((await visitor.get(paths.templates())).text).not.toContain(name)
  })

  test('shows its creator’s logo, until it is taken away', async () => {
    const { id } = await admin.draft('templates')
    const page = await admin.submit(await admin.get(of.templates(id, 'picture')), '#logo', {
      file: await photo(),
    })
    expect([page.status, page.$('figure img').attr('width')]).toEqual([200, '112'])
    expect((await db.template.findUniqueOrThrow({ where: { id } })).creatorLogo).toMatch(
      /^\/pictures\/showcase\//,
    )
    await admin.submit(page, 'Remove logo')
    expect((await db.template.findUniqueOrThrow({ where: { id } })).creatorLogo).toBeNull()
  })
})

describe.each(areas)('in the form of %s', (area) => {
  test('two who edit one record are told of each other, and nobody’s words are lost', async () => {
    const { id, name } = await admin.draft(area)
    const [mine, theirs] = [await admin.get(of[area](id)), await colleague.get(of[area](id))]
    await colleague.submit(theirs, form[area], { [nameField[area]]: 'Theirs', ...another[area] })
    const conflict = await admin.submit(mine, form[area], { [nameField[area]]: 'Mine' })
    expect(conflict.status).toBe(409)
    expect(conflict.textOf('#conflict')).toMatch(/saved this part while you were editing.*Theirs/)
    expect(conflict.textOf('#conflict')).toContain(area === 'projects' ? 'AI' : 'Premium')
    expect(valueOf(conflict, nameField[area])).toBe('Mine')
    const saved = await admin.submit(conflict, form[area])
    expect([saved.status, saved.heading]).toEqual([200, 'Mine'])
    expect(saved.text).toMatch(/Last changed by .* on/)
    expect(saved.text).not.toContain(name)
    expect(saved.textOf('section:has(#history-title)')).toMatch(/Edited by.*Edited by.*Created by/)
    const before = await admin.get(
      saved.$('#history-title').closest('section').find('a[href*="before="]').first().attr('href')!,
    )
    expect([before.heading, valueOf(before, nameField[area])]).toEqual(['Mine', 'Theirs'])
    expect((await admin.submit(before, form[area])).heading).toBe('Theirs')
  })

  test('what is wrong is said at its field, in the reader’s language, and what was typed stays', async () => {
    const { id } = await admin.draft(area)
    for (const [language, empty] of [
      ['en', 'Fill this in.'],
      ['sv', 'Fyll i det här.'],
      ['nl', 'Vul dit in.'],
      ['pl', 'Wypełnij to pole.'],
    ]) {
      const reader = new Curator({ language })
      await reader.signInAs('admin')
      for (const page of [
        await reader.edit(area, id, bad[area]),
        await reader.begin(area, bad[area]),
      ]) {
        expect(
          [page.status, page.errors.some((error) => error.endsWith(empty!))],
          language,
        ).toEqual([400, true])
        expect(page.errors).toHaveLength(area === 'projects' ? 4 : 2)
        for (const target of targetsOf(page))
          expect(page.$(target).attr('aria-invalid')).toBe('true')
        expect(valueOf(page, area === 'projects' ? 'liveUrl' : 'sourceUrl')).toBe(
          'javascript:alert(1)',
        )
      }
    }
  })

  test('a form that is sent twice makes one record', async () => {
    const page = await admin.get(create[area])
    const values = {
      ...(area === 'projects' ? PROJECT : TEMPLATE),
      [nameField[area]]: `Twice ${randomUUID()}`,
    }
    const [one, other] = [
      await admin.submit(page, form[area], values),
      await admin.submit(page, form[area], values),
    ]
    expect(other.url.pathname).toBe(one.url.pathname)
  })

  test.each(['0', '-1', '2147483648', '99999999999', 'x', 'create/picture', '%00'])(
    'there is nothing at %s',
    async (id) => {
      expect((await admin.get(`${list[area]()}/${id}`)).status).toBe(404)
      expect((await admin.post(`${list[area]()}/${id}`, { act: 'publish' })).status).toBe(404)
    },
  )

  test('what nobody meant is refused without harm', async () => {
    const { id } = await admin.draft(area)
    const address = of[area](id)
    for (const form of [
      { act: 'delete' },
      { act: 'toString' },
      { base: '{', [nameField[area]]: 'x' },
      { __intent__: '{' },
    ] as Record<string, string>[])
      expect((await admin.post(address, form)).status, JSON.stringify(form)).toBe(400)
    for (const form of [
      { which: 'constructor' },
      { which: 'logo', remove: 'on', base: '[]' },
      {},
    ] as Record<string, string>[])
      expect((await admin.post(of[area](id, 'picture'), form)).status).toBeLessThan(500)
    expect((await admin.post(create[area], { key: 'x' })).status).toBe(400)
  })

  test('nobody but admins gets in', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    expect((await client.get(list[area]())).url.pathname).toBe(paths.dashboard())
    for (const address of [create[area], of[area](1), of[area](1, 'picture')]) {
      expect((await client.get(address)).url.pathname).toBe(paths.dashboard())
      expect((await client.post(address, { act: 'takeDown' })).url.pathname).toBe(paths.dashboard())
    }
    expect((await db.showcaseProject.findUniqueOrThrow({ where: { id: 1 } })).status).toBe('live')
  })
})

describe.each(areas)('the list of %s', (area) => {
  const rowsOf = async (query: Record<string, string>) =>
    (await admin.get(list[area](query))).texts('tbody th a')

  test('finds, narrows and sorts, and leaves out what it does not know', async () => {
    const word = `zq${randomUUID().slice(0, 6)}`
    const one = await admin.publish(area, {
      'words.en.description': `Good at ${word}.`,
      featured: 'on',
    })
    const other = await admin.draft(area, { 'words.en.description': `Bad at ${word}.` })
    const flag = area === 'projects' ? 'featured' : 'pick'
    expect(new Set(await rowsOf({ q: word.toUpperCase() }))).toEqual(
      new Set([one.name, other.name]),
    )
    expect(await rowsOf({ q: word, status: 'draft' })).toEqual([other.name])
    expect(await rowsOf({ q: word, [flag]: 'yes' })).toEqual([one.name])
    expect(await rowsOf({ q: `good ${word}` })).toEqual([one.name])
    expect(await rowsOf({ q: word, sort: 'oldest' })).toEqual([one.name, other.name])
    expect(await rowsOf({ q: word, status: 'sold', sort: 'worst', after: '\u0000' })).toHaveLength(
      2,
    )
    expect(await rowsOf({ q: `\u0000${word}` })).toHaveLength(2)
    expect(await rowsOf({ q: `${word} nowhere` })).toEqual([])
  })

  test('publishes and takes down many after saying what would change, and exports what it shows', async () => {
    const word = `zq${randomUUID().slice(0, 6)}`
    const text = { 'words.en.description': `=cmd ${word}.` }
    const [ready, bare] = [await admin.draft(area, text), await admin.draft(area, text)]
    await admin.addPicture(area, ready.id)
    const page = await admin.get(list[area]({ q: word }))
    const dry = await admin.submit(page, 'Preview changes', {
      act: 'publish',
      id: [String(ready.id), String(bare.id)],
    })
    expect(dry.text).toContain('1 row would change')
    expect(await isInApi(area, ready.id)).toBe(false)
    const done = await admin.submit(dry, 'Publish: change 1 row')
    expect(done.text).toContain('Publish: 1 of 2 changed.')
    expect([await isInApi(area, ready.id), await isInApi(area, bare.id)]).toEqual([true, false])
    await admin.submit(
      await admin.submit(done, 'Preview changes', { act: 'takeDown', all: 'on' }),
      'Unpublish: change 1 row',
    )
    expect(await isInApi(area, ready.id)).toBe(false)

    const [columns, ...rows] = (await (await admin.fetch(page.link('Download as CSV'))).text())
      .trim()
      .split('\r\n')
    expect(columns).toContain(area === 'projects' ? 'Title,Status,Category' : 'Name,Status,Creator')
    expect(rows.map((row) => row.split(',').slice(0, 2).join()).sort()).toEqual(
      [`${bare.name},Draft`, `${ready.name},Unpublished`].sort(),
    )
  })

  test('keeps a view of it', async () => {
    const form = await admin.get(
      (await admin.get(list[area]({ status: 'hidden' }))).link('Save this view'),
    )
    await admin.submit(form, 'Save view', { name: `Gone ${area}` })
    expect((await admin.get(list[area]())).link(`Gone ${area}`)).toBe(
      list[area]({ status: 'hidden' }),
    )
  })

  test('and the page of one ask for few statements', async () => {
    const { id } = await admin.draft(area)
    for (const address of [list[area](), of[area](id)])
      expect(await countQueries(admin, address)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

test('the log of staff says who put a project up, and leads to it', async () => {
  const { id } = await admin.publish('projects')
  const log = await admin.get(adminPaths.audit({ subject: 'showcase' }))
  expect(log.text).toContain('Showcase project: published')
  expect(log.$(`main a[href="${of.projects(id)}"]`).length).toBeGreaterThan(0)
})
