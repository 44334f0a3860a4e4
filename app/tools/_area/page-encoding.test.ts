import { expect, test } from 'vitest'
import { decodePage } from './page-encoding.server'

const NAMED = '<meta charset=utf-8><title>å'

test.each([
  ['a remark', `<!-- <meta charset=windows-1252> -->${NAMED}`],
  ['an attribute', `<p title="<meta charset=windows-1252>">${NAMED}`],
  ['a description', `<meta name=description content="charset=windows-1252">${NAMED}`],
])('an encoding that %s only speaks of is not taken', (_, page) => {
  expect(decodePage(Buffer.from(page), '')).toMatchObject({ text: page, page: 'utf-8' })
})

test.each([
  "<META CHARSET='iso-8859-2'>",
  '<meta charset = "iso-8859-2" />',
  '<meta content="text/html; charset=iso-8859-2" http-equiv=Content-Type>',
  '<?xml version="1.0" encoding="iso-8859-2"?>',
])('an encoding is taken from %s', (named) => {
  expect(decodePage(Buffer.from(`${named}<title>\xb1`, 'latin1'), '').text).toBe(`${named}<title>ą`)
})

test('an encoding that nothing names is UTF-8 where it can be, or else windows-1252', () => {
  expect(decodePage(Buffer.from('<title>Café'), '').text).toBe('<title>Café')
  expect(decodePage(Buffer.from('<title>Caf\xe9', 'latin1'), '').text).toBe('<title>Café')
})
