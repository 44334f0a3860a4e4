import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from './mail-layout.server'

const html = renderHtml(
  {
    subject: 'Welcome',
    heading: 'Your order',
    paragraphs: ['See <b>https://kanal.example/a?b=1&c=2</b>.'],
    rows: [['Site', 'https://rows.example/z']],
    list: [
      {
        title: 'One',
        text: 'See https://list.example/l.',
        url: 'https://kanal.example/1',
      },
    ],
    button: { label: 'Open', url: 'https://kanal.example/open' },
    closing: [
      'It takes two steps: https://kanal.example/withdraw/abc.def. Keep it (https://x.example/y).',
    ],
  },
  { name: 'Kanal', signature: ['Kanal'] },
  'en',
)
const $ = load(html)

test('every address in the words of a mail is a link, without the sign after it', () => {
  expect(
    $('p a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual([
    'https://kanal.example/a?b=1&c=2',
    'https://kanal.example/withdraw/abc.def',
    'https://x.example/y',
  ])
  expect($('b')).toHaveLength(0)
})

test('the layout stands in tables, with colors, padding and fonts where Outlook reads them', () => {
  expect($('a[href="https://kanal.example/open"]').closest('td').attr()).toMatchObject({
    bgcolor: '#f2b14c',
    style: expect.stringContaining('padding'),
  })
  expect($('table[bgcolor="#f7f5ef"]')).toHaveLength(1)
  expect($('h1').closest('td').attr('style')).toContain('Arial')
  expect(html).not.toContain('system-ui')
})

test('addresses in tables and lists are links too', () => {
  const hrefs = $('td > a, li a')
    .toArray()
    .map((link) => $(link).attr('href'))
  expect(hrefs).toContain('https://rows.example/z')
  expect(hrefs).toContain('https://list.example/l')
})

test('everything that has a color by day has one by night', () => {
  const styles = $('style').text()
  expect($('meta[name="color-scheme"]').attr('content')).toBe('light dark')
  expect(styles).toContain('prefers-color-scheme:dark')
  for (const name of ['ink', 'quiet', 'paper', 'rule']) {
    expect($(`.${name}`).length, name).toBeGreaterThan(0)
    expect(styles).toContain(`.${name}{`)
  }
  const uncovered = $('[style*="color:"]')
    .toArray()
    .filter(
      (one) =>
        !$(one).is('.ink, .quiet, .paper, .rule') &&
        !$(one).closest('td').is('[bgcolor="#f2b14c"]'),
    )
  expect(uncovered.map((one) => $(one).toString())).toEqual([])
})

test('Outlook for Windows gets a width that it knows', () => {
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="560"/)
  expect($('table[style*="width:100%"]')).toHaveLength(0)
})
