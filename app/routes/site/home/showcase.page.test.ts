import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { Visitor } from '#tests/setup/visitor'

const visitor = new Visitor()
const NOTHING = {
  en: 'No recent deployments',
  sv: 'Inga nya lanseringar',
  nl: 'Geen recente opleveringen',
  pl: 'Brak nowych wdrożeń',
}

describe('the templates of the home page (spec §2.10.9)', () => {
  test('are the twelve newest, each opens its source in a new tab, and a button leads to all', async () => {
    const page = await visitor.get('/')
    const newest = await db.template.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 12,
      select: { sourceUrl: true },
    })
    const links = page.$('#templates article a')
    expect(links.toArray().map((link) => page.$(link).attr('href'))).toEqual(
      newest.map(({ sourceUrl }) => sourceUrl),
    )
    expect(links.toArray().every((link) => page.$(link).attr('target') === '_blank')).toBe(true)
    expect(page.link('Explore All Templates')).toBe('/templates')
    expect(page.$('#templates [role="region"]').attr('tabindex')).toBe('0')
    expect(page.$('#templates img[loading="eager"]')).toHaveLength(0)
  })
})

describe('the work of the home page (spec §2.10.10)', () => {
  test('is six projects in the order of the showcase, a claim that says whose it is, and a link to all', async () => {
    const page = await visitor.get('/')
    const showcase = await visitor.get('/projects')
    expect(page.texts('#work article h3')).toEqual(showcase.texts('main article h2').slice(0, 6))
    expect(
      page
        .$('#work article')
        .toArray()
        .every((card) => page.$(card).find('li').length <= 4),
    ).toBe(true)
    expect(page.textOf('#work')).toContain('+1 and 1 more')
    expect(page.textOf('#work')).toContain('100% client satisfactionOur own claim.')
    expect(page.link('See all projects')).toBe('/projects')
  })
})

describe('when a query fails', () => {
  /** Nothing that was read before is shown any more. */
  const changeContent = () => db.contentVersion.updateMany({ data: { version: randomUUID() } })
  const away = async (table: string) => {
    await db.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}Away"`)
    await changeContent()
  }
  const backAgain = (table: string) =>
    db.$executeRawUnsafe(`ALTER TABLE "${table}Away" RENAME TO "${table}"`)

  test.each([
    ['Template', '#templates', '#work', 0],
    ['ShowcaseProject', '#work', '#templates', 1],
  ])(
    'of %s, the page stands without it, and only for as long',
    async (table, missing, other, sections) => {
      await away(table)
      try {
        const page = await visitor.get('/')
        expect([page.status, page.$(missing).length, page.$(`${missing} article`).length]).toEqual([
          200,
          sections,
          0,
        ])
        expect(page.$(`${other} article`).length).toBeGreaterThan(0)
        if (sections > 0) expect(page.textOf(missing)).toContain(NOTHING.en)
      } finally {
        await backAgain(table)
      }
      expect((await visitor.get('/')).$(`${missing} article`).length).toBeGreaterThan(0)
    },
  )
})

test('without templates there is no section for them; without projects each language says so', async () => {
  await db.template.deleteMany()
  await db.showcaseProject.updateMany({ data: { status: 'hidden' } })
  for (const language of LANGUAGES) {
    const page = await visitor.get('/', { 'Accept-Language': language })
    expect([page.status, page.$('#templates').length, page.$('#work article').length]).toEqual([
      200, 0, 0,
    ])
    expect(page.textOf('#work')).toContain(NOTHING[language])
    expect(page.textOf('#work')).not.toContain('100')
  }
})
