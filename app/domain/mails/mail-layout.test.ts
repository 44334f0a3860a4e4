import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from './mail-layout.server'

const html = renderHtml(
  {
    subject: 'Welcome',
    heading: 'Your order',
    paragraphs: ['See <b>https://kanal.example/a?b=1&c=2</b>.'],
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
