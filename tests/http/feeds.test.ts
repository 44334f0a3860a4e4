import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '../../app/platform/i18n/languages'
import { Visitor } from '../setup/visitor'

const visitor = new Visitor()

describe.each([
  ['/projects', '/projects/feed.xml'],
  ['/templates', '/templates/feed.xml'],
])('the feed of %s', (page, feed) => {
  const read = async (path: string, language = 'en') => {
    const answer = await visitor.fetch(path, { headers: { 'Accept-Language': language } })
    return { answer, $: load(await answer.text(), { xml: true }) }
  }

  test.each(LANGUAGES)(
    'is named in the head of its page, and speaks %s as the page does',
    async (language) => {
      const html = await visitor.get(page, { 'Accept-Language': language })
      const link = html.$('head link[type="application/atom+xml"]')
      expect(new URL(link.attr('href')!).origin).toBe(html.url.origin)
      expect(html.$('main a[type="application/atom+xml"]').attr('href')).toBe(
        `${feed}?lng=${language}`,
      )
      const { answer, $ } = await read(link.attr('href')!, 'en')
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        200,
        'application/atom+xml; charset=utf-8',
      ])
      expect($('feed').attr('xml:lang')).toBe(language)
      expect($('feed > title').text()).toBe(link.attr('title'))
      expect($('feed > link[rel="self"]').attr('href')).toBe(link.attr('href'))
    },
  )

  test('follows the browser without a language in its address', async () => {
    expect((await read(feed, 'nl')).$('feed').attr('xml:lang')).toBe('nl')
  })

  test('has the newest first, each with a name of its own that is the same in every language', async () => {
    const english = await read(feed)
    const polish = await read(feed, 'pl')
    const ids = english
      .$('entry > id')
      .toArray()
      .map((id) => english.$(id).text())
    const days = english
      .$('entry > published')
      .toArray()
      .map((day) => english.$(day).text())
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      polish
        .$('entry > id')
        .toArray()
        .map((id) => polish.$(id).text()),
    ).toEqual(ids)
    expect(days).toEqual([...days].sort().reverse())
    expect(english.$('feed > updated').text()).toBe(days[0])
    expect(
      english
        .$('entry')
        .toArray()
        .every((entry) => english.$(entry).find('title, summary, link[href^="http"]').length === 3),
    ).toBe(true)
  })

  test('has nothing that is not live', async () => {
    expect((await read(feed)).$.xml()).not.toContain('Nadrzeczna')
  })

  test('shows when it is empty that nothing is there', async () => {
    const [projects, templates] = [
      await db.showcaseProject.findMany({ where: { status: 'live' } }),
      await db.template.findMany({ include: { translations: true } }),
    ]
    await db.showcaseProject.updateMany({ data: { status: 'draft' } })
    await db.template.deleteMany()
    try {
      const { answer, $ } = await read(feed)
      expect([answer.status, $('entry').length, $('feed > updated').text()]).toEqual([
        200,
        0,
        '1970-01-01T00:00:00.000Z',
      ])
      const html = await visitor.get(page)
      expect(html.$('main article')).toHaveLength(0)
      expect(html.textOf('main')).toContain(
        page === '/projects' ? 'No recent deployments' : 'No templates yet',
      )
      expect(html.$('main form')).toHaveLength(0)
      expect(html.textOf('main')).not.toMatch(/No (projects|templates) match/)
    } finally {
      await db.showcaseProject.updateMany({
        where: { id: { in: projects.map(({ id }) => id) } },
        data: { status: 'live' },
      })
      for (const { translations, badges, ...template } of templates) {
        const words = translations.map(({ language, description }) => ({ language, description }))
        await db.template.create({
          data: { ...template, badges: badges as string[], translations: { create: words } },
        })
      }
    }
  })
})
