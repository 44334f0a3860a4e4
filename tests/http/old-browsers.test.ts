import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, walk, type CssNode } from 'css-tree'
import { describe, expect, it } from 'vitest'
import { writeBrandSheet } from '../../app/domain/studios/brand-sheet.rules'
import { clientFolder } from '../bench/first-visit'

const folder = join(clientFolder, 'assets')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
const all: [string, string][] = [
  ...sheets.map(([name, css]) => [name, css] as [string, string]),
  [
    'a shop front’s',
    writeBrandSheet({ accentColour: '#a84600', groundColour: '#ffffff', typeface: 'serif' }),
  ],
]

/**
 * What Chrome 99, Firefox 97 and Safari 15.4 know, and what is no loss to those that do not: a boat
 * that stands still, a box of one width.
 */
const FUNCTIONS = [
  'var',
  'calc',
  'min',
  'max',
  'clamp',
  'minmax',
  'repeat',
  'fit-content',
  'rgb',
  'url',
  'format',
  'local',
  'linear-gradient',
  'repeating-linear-gradient',
  'polygon',
  'circle',
  'inset',
  'cubic-bezier',
  'attr',
  'counter',
  'round',
  'translate',
  'translateX',
  'translateY',
  'scale',
  'scaleX',
  'rotate',
  'drop-shadow',
  'blur',
  'invert',
]
const AT_RULES = [
  'layer',
  'supports',
  'media',
  'font-face',
  'keyframes',
  'property',
  'container',
  'charset',
]

/**
 * The functions, at-rules and nested selectors of a sheet that stand outside of every @supports.
 */
function unguarded(css: string) {
  const found = new Set<string>()
  let guards = 0
  const isGuard = (node: CssNode) => node.type === 'Atrule' && node.name === 'supports'
  walk(parse(css, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (isGuard(node)) guards += 1
      if (guards > 0) return
      if (node.type === 'Function') found.add(`${node.name!.toLowerCase()}()`)
      if (node.type === 'Atrule') found.add(`@${node.name!.replace(/^-\w+-/, '')}`)
      if (node.type === 'NestingSelector') found.add('&')
    },
    leave(node: CssNode) {
      if (isGuard(node)) guards -= 1
    },
  })
  return [...found]
}

describe('a browser of spring 2022', () => {
  it('has style sheets to read', () => expect(sheets.length).toBeGreaterThan(0))

  it.each(all)('knows all that stands outside of @supports in %s', (_, css) => {
    const known = new Set([
      ...FUNCTIONS.map((name) => `${name.toLowerCase()}()`),
      ...AT_RULES.map((name) => `@${name}`),
    ])
    expect(unguarded(css).filter((feature) => !known.has(feature))).toEqual([])
    expect(css).not.toContain('light-dark(')
  })

  it('would be told of the newer ones', () => {
    expect(
      unguarded(
        'a{--b:light-dark(red,blue);& c{color:color-mix(in oklab,red,blue)}}@supports (color:lab(0 0 0)){a{color:lab(0 0 0)}}',
      ),
    ).toEqual(['light-dark()', '&', 'color-mix()'])
  })

  it('hides what it cannot open, and has a link to the menu of the footer', () => {
    const [, app] = sheets.find(([name]) => name.startsWith('app-'))!
    expect(app).toMatch(
      /@supports not selector\(:popover-open\)\{\[popover\]:not\(\.side-menu\),\[popovertarget\]\{display:none\}/,
    )
    expect(app).toContain('@supports selector(:popover-open){.without-popover{display:none}}')
  })
})
