import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookOf, OPAQUE, readProjectFileType, watchText } from './project-file-type.rules'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['application/pdf', 'a', bytes('%PDF-1.7')],
  ['image/jpeg', 'a.exe', bytes('\xff\xd8\xff\xe0')],
  ['image/gif', 'a', bytes('GIF89a..')],
  ['image/avif', 'a', bytes('\0\0\0\x1cftypavif')],
  ['video/mp4', 'a', bytes('\0\0\0\x20ftypisom')],
  ['video/quicktime', 'a.mov', bytes('\0\0\0\x14ftypqt  ')],
  ['video/webm', 'a', bytes('\x1aE\xdf\xa3....B\x82\x84webm')],
  ['font/woff2', 'a', bytes('wOF2\0\x01')],
  ['font/ttf', 'a', bytes('\0\x01\0\0\0\x0f')],
  ['application/zip', 'a.zip', bytes('PK\x03\x04')],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'Brief.DOCX',
    bytes('PK\x03\x04'),
  ],
  ['text/plain', 'notes', utf8('Ståhl & Łódź')],
  ['text/plain', 'a.html', utf8('3 < 4')],
  ['text/markdown', 'README.md', utf8('# Title')],
  ['text/csv', 'a.csv', utf8('a;b\r\n1;2')],
  [
    'image/svg+xml',
    'logo.txt',
    utf8(
      '\ufeff<?xml version="1.0"?>\n<!-- made -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg xmlns="http://www.w3.org/2000/svg">',
    ),
  ],
])('a file is %s', (type, name, content) => {
  expect(readProjectFileType(content, name)).toBe(type)
})

test.each([
  ['of Windows', 'setup.pdf', bytes('MZ\x90\0')],
  ['of Linux', 'a.png', bytes('\x7fELF\x02')],
  ['of macOS', 'a', bytes('\xcf\xfa\xed\xfe')],
  ['of Java', 'a.zip', bytes('\xca\xfe\xba\xbe')],
  ['behind a shortcut', 'logo.lnk', bytes('L\0\0\0\x01\x14\x02\0')],
])('a program %s is not kept', (_, name, content) => {
  expect(readProjectFileType(content, name)).toBeNull()
})

test.each([
  ['a script with markup', 'a.php', utf8('<?php echo 1')],
  ['a page', 'a.txt', utf8('<!DOCTYPE html><title>x</title>')],
  ['a page behind a comment', 'a.svg', utf8('<!-- x --><html onload="1">')],
  ['a script', 'a.md', utf8('  <script>alert(1)</script>')],
  ['another film', 'a.mkv', bytes('\x1aE\xdf\xa3....B\x82\x88matroska')],
  ['a picture of a telephone', 'a.heic', bytes('\0\0\0\x1cftypheic')],
  ['a layered picture', 'a.psd', bytes('8BPS\0\x01')],
  ['a scan', 'a.tiff', bytes('II*\0')],
  ['a drawing of Figma', 'a.fig', bytes('fig-kiwi\x0f\0')],
  ['an archive', 'a.rar', bytes('Rar!\x1a\x07\x01\0')],
  ['a tighter archive', 'a.7z', bytes("7z\xbc\xaf'\x1c")],
  ['music', 'a.mp3', bytes('ID3\x04\0')],
  ['a document of old', 'a.doc', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['letters of another age', 'a.txt', bytes('St\xe5hl och vatten')],
  ['control characters', 'a.txt', utf8('a\0b')],
])('%s is kept and never shown', (_, name, content) => {
  expect(readProjectFileType(content, name)).toBe(OPAQUE)
})

describe('a text', () => {
  test('is one wherever it is taken apart', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !/\p{Cc}/u.test(text)),
        fc.nat(80),
        (text, cut) => {
          const whole = utf8(text)
          const goesOn = watchText()
          expect([
            goesOn(whole.subarray(0, cut)),
            goesOn(whole.subarray(cut)),
            goesOn(null),
          ]).toEqual([true, true, true])
        },
      ),
    )
  })

  test('is what a decoder takes for one', () => {
    const decoded = (content: Uint8Array) => {
      try {
        return !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(
          new TextDecoder('utf-8', { fatal: true }).decode(content),
        )
      } catch {
        return false
      }
    }
    const edge = fc.constantFrom(
      ...[0x00, 0x09, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf],
      ...[0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff],
    )
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 5 }),
        fc.array(edge, { maxLength: 5 }),
        (any, some) => {
          for (const content of [any, Uint8Array.from(some)]) {
            const goesOn = watchText()
            expect(goesOn(content) && goesOn(null)).toBe(decoded(content))
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('that ends within a letter, or turns into something else, is none', () => {
    const cut = watchText()
    expect([cut(utf8('Å').subarray(0, 1)), cut(null)]).toEqual([true, false])
    const turns = watchText()
    expect([turns(utf8('words')), turns(bytes('\x01\x02'))]).toEqual([true, false])
  })
})

/** All types that there are, with how each is shown. */
const LOOKS: Record<string, string> = {
  ...{
    'image/jpeg': 'image',
    'image/png': 'image',
    'image/webp': 'image',
    'image/gif': 'image',
    'image/avif': 'image',
    'image/svg+xml': 'image',
  },
  ...{
    'video/mp4': 'video',
    'video/webm': 'video',
    'video/quicktime': 'video',
    'font/woff': 'font',
    'font/woff2': 'font',
    'font/ttf': 'font',
    'font/otf': 'font',
  },
  ...{
    'text/plain': 'text',
    'text/markdown': 'text',
    'text/csv': 'text',
    'application/pdf': 'pdf',
    'application/zip': 'archive',
    'application/octet-stream': 'other',
  },
}

test('whatever comes, it is a type that is known, or refused for what it does on a machine', () => {
  const programs = [
    'MZ',
    '\x7fELF',
    '\xfe\xed\xfa\xce',
    '\xca\xfe\xba\xbe',
    'L\0\0\0\x01\x14\x02\0',
  ]
  const head = fc
    .constantFrom(...programs, '', 'PK\x03\x04', '%PDF-', 'GIF89a', '<svg ', '<html>')
    .map(bytes)
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 60 }), fc.string(), (start, rest, name) => {
      const content = Uint8Array.from([...start, ...rest])
      const type = readProjectFileType(content, name)
      if (type === null)
        expect(
          programs.some((program) =>
            bytes(program).every((byte, index) => content[index] === byte),
          ),
        ).toBe(true)
      else expect(lookOf(type)).toBe(LOOKS[type])
    }),
    { numRuns: 1_000 },
  )
})
