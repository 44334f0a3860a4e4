import { expect, test } from 'vitest'
import { decodeText, likelyEncoding, markedEncoding } from './decode-text'
import { decodePage } from '../tools/_area/page-encoding.server'

test('windows-1252 is read as the Encoding Standard has it, on every Node', () => {
  expect(decodeText(Uint8Array.of(0x80, 0x93, 0x85, 0x9f, 0xe9, 0x81), 'windows-1252')).toBe(
    '€“…Ÿé\u0081',
  )
  expect(likelyEncoding(Uint8Array.of(0x43, 0xe9))).toBe('windows-1252')
  expect(likelyEncoding(Buffer.from('Å'))).toBe('utf-8')
  expect(markedEncoding(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toBe('utf-16le')
})

test('a page is read in the encoding that a browser takes', () => {
  const said = '<!-- <meta charset="windows-1252"> --><meta charset=utf-8><title>Åsa'
  expect(decodePage(Buffer.from(said), 'text/html')).toMatchObject({ text: said, page: 'utf-8' })
  const plain = decodePage(Buffer.from('<title>Caf\u00e9 \u0080', 'latin1'), 'text/html')
  expect(plain).toMatchObject({ text: '<title>Café €', header: null, page: null })
})
