import { describe, expect, test } from 'vitest'
import { cleanFileName, readFileType } from './file-type.rules'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  )

describe('the type of a file', () => {
  test.each([
    ['application/pdf', bytes('%PDF-1.7\n')],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF')],
    ['image/png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ])('is %s by its first bytes', (type, content) => {
    expect(readFileType(content)).toBe(type)
  })

  test.each([
    ['nothing', bytes()],
    ['a program', bytes('MZ', 0x90, 0)],
    ['an archive', bytes('PK', 3, 4)],
    ['a page', bytes('<!doctype html>')],
    ['a PDF with something before it', bytes(' %PDF-1.7')],
    ['half a signature', bytes(0x89, 'PNG')],
    ['another RIFF', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ])('is not told for %s', (_, content) => {
    expect(readFileType(content)).toBeNull()
  })
})

describe('the name of a file', () => {
  test.each([
    ['CV Åsa.pdf', 'CV Åsa.pdf'],
    ['C:\\Users\\asa\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['a\r\nb\0.pdf', 'ab.pdf'],
    ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
    ['👨\u200d👩\u200d👧 family.txt', '👨\u200d👩\u200d👧 family.txt'],
    ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
    ['.htaccess', '.htaccess'],
    ['\u200b\u200d', 'file'],
    ['', 'file'],
    ['/', 'file'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept)
  })

  test('keeps its ending when it is cut', () => {
    const name = cleanFileName(`${'å'.repeat(300)}.jpeg`)
    expect(name).toHaveLength(120)
    expect(name.endsWith('å.jpeg')).toBe(true)
  })
})
