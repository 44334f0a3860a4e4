import { describe, expect, test } from 'vitest'
import { findRefusals } from '../files/upload.rules'
import { ALL_SKILLS, readLink, readLinks, UPLOADS } from './application.rules'

describe('a link', () => {
  test.each([
    ['https://joost.example/work', 'https://joost.example/work'],
    ['http://joost.example', 'http://joost.example/'],
    ['joost.example', 'https://joost.example/'],
    ['www.joost.example/a,b?c=d#e', 'https://www.joost.example/a,b?c=d#e'],
    ['joost.example:8080/work', 'https://joost.example:8080/work'],
    ['HTTPS://Joost.Example/Work', 'https://joost.example/Work'],
    ['żółw.example', 'https://xn--w-uga1v8h.example/'],
  ])('%s is read as %s', (typed, read) => {
    expect(readLink(typed)).toBe(read)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://joost.example',
    'mailto:joost@joost.example',
    'file:///etc/passwd',
    'https://',
    'portfolio',
    'localhost',
    'localhost:3000',
    'https://user:secret@joost.example',
    'joost@joost.example',
    '<script>',
    'https://joost .example',
  ])('%s is none', (typed) => {
    expect(readLink(typed)).toBeNull()
  })

  test('stands on a line of its own, once, whatever ends it', () => {
    expect(readLinks(' a.example\r\n\r\nhttps://b.example/,\nhttps://a.example; c')).toEqual({
      links: ['https://a.example/', 'https://b.example/'],
      wrong: ['c'],
    })
    expect(readLinks('')).toEqual({ links: [], wrong: [] })
  })
})

test('no skill is in two trades', () => {
  expect(new Set(ALL_SKILLS).size).toBe(ALL_SKILLS.length)
})

describe('files', () => {
  const file = (name: string, size: number, start = '%PDF-1.7') => ({
    name,
    finding: null,
    type: 'application/pdf' as const,
    bytes: new TextEncoder().encode(start.padEnd(size, ' ').slice(0, size)),
  })

  test('may be none, or as many and as large as we say', () => {
    expect(findRefusals([], UPLOADS)).toEqual([])
    expect(
      findRefusals(
        Array.from({ length: UPLOADS.most }, () => file('cv.pdf', 100)),
        UPLOADS,
      ),
    ).toEqual([])
    expect(findRefusals([file('cv.pdf', UPLOADS.maxBytes)], UPLOADS)).toEqual([])
  })

  test('are refused one by one, each with its reason', () => {
    const files = [
      file('cv.pdf', UPLOADS.maxBytes + 1),
      file('C:\\work\\setup.pdf', 100, 'MZ'),
      file('ok.pdf', 100),
      file('nothing.pdf', 0),
      file('page.pdf', 100, '<html>'),
    ]
    expect(findRefusals(files, UPLOADS)).toEqual([
      { reason: 'tooMany' },
      { reason: 'tooLarge', name: 'cv.pdf' },
      { reason: 'type', name: 'setup.pdf' },
      { reason: 'empty', name: 'nothing.pdf' },
      { reason: 'type', name: 'page.pdf' },
    ])
  })

  test('are refused for what was found in them', () => {
    expect(
      findRefusals(
        [{ ...file('ill.pdf', 100), finding: 'infected' }, file('ok.pdf', 100)],
        UPLOADS,
      ),
    ).toEqual([{ reason: 'infected', name: 'ill.pdf' }])
  })
})
