import { expect, test } from 'vitest'
import { readImageKind } from './kind.rules'
import { optimizeSvg } from './optimize-svg.server'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const BOX = `${NS} viewBox="0 0 9 9"`
const turning =
  '<animateTransform attributeName="transform" dur="1s" type="rotate" values="0;360"/>'
const sliding = '<animate attributeName="x" dur="1s" values="0;5"/>'
const dark = '@media (prefers-color-scheme:dark){path{fill:#fff}}'

test.each([
  `<svg ${NS}><symbol id="home" viewBox="0 0 2 2"><path d="M0 0h1"/></symbol></svg>`,
  `<svg ${BOX}><style>path{fill:#000}${dark}</style><path d="M0 0h9v9z"/></svg>`,
  `<svg ${BOX}><style>rect:hover{fill:red}</style><rect width="9" height="9"/></svg>`,
  `<svg ${NS} aria-labelledby="t" role="img" viewBox="0 0 9 9"><title id="t">A</title><a href="https://x.example"><path id="hook" d="M0 0h9v9z"/></a></svg>`,
  `<svg ${BOX}><style>rect{fill:red}</style><rect width="5" height="5"/><rect width="5" height="5" x="6"/></svg>`,
  `<svg ${BOX}><style>g{fill:red}</style><g><path d="M0 0h9v9z"/></g></svg>`,
  `<svg ${BOX}><style>#hook{fill:red}</style><path id="hook" d="M0 0h9v9z"/></svg>`,
  `<svg ${BOX}><rect width="5" height="5">${sliding}</rect></svg>`,
  `<svg ${BOX}><path d="M0 0h9v9z" transform="translate(5 5)">${turning}</path></svg>`,
])('a drawing keeps what others see and use of it: %s', async (svg) => {
  expect((await optimizeSvg(Buffer.from(svg))).code).toBe(svg)
})

test('a drawing is read in the encoding that it names', async () => {
  const svg = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><svg ${BOX}><text y="9">Åsa</text></svg>`
  for (const bytes of [
    Buffer.from(svg('ISO-8859-1'), 'latin1'),
    Buffer.from(`\ufeff${svg('UTF-16')}`, 'utf16le'),
  ]) {
    expect(readImageKind(bytes)).toBe('svg')
    expect((await optimizeSvg(bytes)).code).toContain('Åsa')
  }
})

test('a PNG that moves is known', () => {
  const chunk = (name: string) =>
    Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)])
  const png = (...names: string[]) =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...names.map(chunk)])
  expect(readImageKind(png('tEXt', 'acTL', 'IDAT'))).toBe('apng')
  expect(readImageKind(png('tEXt', 'IDAT', 'acTL'))).toBe('png')
})
