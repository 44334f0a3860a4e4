import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { atomResponse, atomXml } from './atom.server'

const feed = {
  self: 'https://studio.example/projects/feed.xml?lng=sv&a=1',
  page: 'https://studio.example/projects',
  title: 'Studio & sons: "new"',
  subtitle: 'As <they> go live',
  language: 'sv',
  author: 'Studio',
  entries: [
    {
      id: 'tag:studio.example,2024:projects/2',
      title: 'Å & ö <b>',
      link: 'https://studio.example/projects/2?a=1&b=2',
      published: new Date('2026-03-01'),
      updated: new Date('2026-06-01'),
      summary: 'Bad \u0000\u0008\uffff\ud800 characters, good 🏠',
      categories: ['App', '"C"'],
    },
    {
      id: 'tag:studio.example,2024:projects/1',
      title: 'One',
      link: 'https://one.example',
      published: new Date('2026-05-01'),
      summary: 'First.',
      author: 'Ada',
      categories: [],
    },
  ],
}

test('a feed has what RFC 4287 asks for, escaped', () => {
  const $ = load(atomXml(feed), { xml: true })
  expect($('feed').attr()).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'sv' })
  expect($('feed > id').text()).toBe(feed.page)
  expect($('feed > title').text()).toBe(feed.title)
  expect($('feed > updated').text()).toBe('2026-06-01T00:00:00.000Z')
  expect($('feed > link[rel="self"]').attr('href')).toBe(feed.self)
  const [first] = $('entry')
    .toArray()
    .map((entry) => $(entry))
  expect([first!.find('published').text(), first!.find('updated').text()]).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-06-01T00:00:00.000Z',
  ])
  expect(first!.find('title').text()).toBe('Å & ö <b>')
  expect(first!.find('summary').text()).toBe('Bad  characters, good 🏠')
  expect(first!.find('link').attr('href')).toBe('https://studio.example/projects/2?a=1&b=2')
  expect(
    first!
      .find('category')
      .toArray()
      .map((category) => $(category).attr('term')),
  ).toEqual(['App', '"C"'])
  expect($('entry').last().find('author > name').text()).toBe('Ada')
})

test('without entries it is as old as can be', () => {
  expect(load(atomXml({ ...feed, entries: [] }), { xml: true })('feed > updated').text()).toBe(
    '1970-01-01T00:00:00.000Z',
  )
})

test('its answer says what it is, and for whom it may be kept', () => {
  const request = new Request(feed.self)
  const { headers } = atomResponse(request, feed)
  expect(headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  expect(headers.get('Content-Language')).toBe('sv')
  expect(headers.get('Vary')).toBe('Accept-Language, Cookie')
})

test('whoever has it still is told that it has not changed', async () => {
  const etag = atomResponse(new Request(feed.self), feed).headers.get('ETag')!
  const again = (entries: typeof feed.entries) =>
    atomResponse(new Request(feed.self, { headers: { 'If-None-Match': `W/${etag}` } }), {
      ...feed,
      entries,
    })
  expect([again(feed.entries).status, await again(feed.entries).text()]).toEqual([304, ''])
  expect(again(feed.entries.slice(1)).status).toBe(200)
})
