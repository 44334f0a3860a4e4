import fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { NUMBER_MAX } from './limits.rules'
import {
  countTracks,
  namesOfLines,
  parseAutoTracks,
  parseTracks,
  printTracks,
} from './track-list.rules'

const print = (text: string) => {
  const { value, problem } = parseTracks(text)
  return value ? printTracks(value) : problem
}

/** Whether another reader of CSS takes a value for a list of tracks. */
function isKnown(value: string): boolean {
  let known = false
  transform({
    filename: 'x.css',
    code: Buffer.from(`a{grid-template-columns:${value}}`),
    visitor: {
      Declaration: (declaration) => {
        known ||= declaration.property === 'grid-template-columns'
      },
    },
  })
  return known
}

describe('a list of tracks', () => {
  it.each([
    // CSS Grid Level 1 and 2, examples of §1 to §7.
    'auto 1fr',
    'auto 1fr auto',
    '1fr min-content',
    '100px 1fr max-content minmax(min-content, 1fr)',
    'repeat(auto-fill, minmax(25ch, 1fr))',
    '[full-start] minmax(1em, 1fr) [main-start] minmax(0, 40em) [main-end] minmax(1em, 1fr) [full-end]',
    '[first nav] 150px [main] 1fr [last]',
    'repeat(4, 10px [col-start] 250px [col-end]) 10px',
    'repeat(auto-fill, 5rem) [last]',
    '10px repeat(2, 1fr auto minmax(30%, 1fr))',
    'fit-content(40%) 1fr',
    'calc(4em - 5px)',
    '[header-top] auto [header-bottom main-top] 1fr [main-bottom]',
    // MDN, grid-template-columns and repeat().
    '60px 60px',
    '1fr 60px',
    '[linename1] 100px [linename2 linename3]',
    'minmax(100px, 1fr)',
    'repeat(3, 200px)',
    '200px repeat(auto-fill, 100px) 300px',
    'minmax(100px, max-content) repeat(auto-fill, 200px) 20%',
    '[linename1] 100px [linename2] repeat(auto-fit, [linename3 linename4] 300px) 100px',
    'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    'clamp(10rem, 20vw, 20rem) 1fr',
    'max(2rem, 10cqi) 1e1px',
  ])('%s is read and written back', (text) => {
    expect(print(text)).toBe(text.replace('1e1px', '10px'))
    expect(isKnown(text)).toBe(true)
  })

  it.each([
    ['', 'none'],
    [' NONE ', 'none'],
    ['0', '0'],
    ['3', 'repeat(3, 1fr)'],
    [' 48 ', 'repeat(48, 1fr)'],
    ['1FR', '1fr'],
    ['0px  .5fr', '0px 0.5fr'],
    ['Repeat(2,1fr)', 'repeat(2, 1fr)'],
    ['1fr[a]2fr', '1fr [a] 2fr'],
    ['[ä 🎉] 1fr', '[ä 🎉] 1fr'],
    ['-0px', '0px'],
    ['var(--Side) 1fr', 'var(--Side) 1fr'],
    ['VAR( --a ,10px ) 1fr', 'var(--a, 10px) 1fr'],
    ['minmax(var(--least), 1fr)', 'minmax(var(--least), 1fr)'],
    ['repeat(auto-fit, minmax(var(--card), 1fr))', 'repeat(auto-fit, minmax(var(--card), 1fr))'],
    ['calc(var(--a) * 2) auto', 'calc(var(--a) * 2) auto'],
    ['env(safe-area-inset-left, 0px) 1fr', 'env(safe-area-inset-left, 0px) 1fr'],
    ['var(--a, var(--b, 1rem)) 1fr', 'var(--a, var(--b, 1rem)) 1fr'],
  ])('%j is %j', (text, css) => expect(print(text)).toBe(css))

  it.each([
    ['200 1fr', 'unitless', 1],
    ['49', 'unitless', 1],
    ['3 3', 'unitless', 1],
    ['1fr -2px', 'negative', 5],
    ['1fr -1fr', 'negative', 5],
    ['1fr 20pz', 'unit', 5],
    ['minmax(1fr, 10px)', 'flexMin', 8],
    ['minmax(10px)', 'expected', 12],
    ['minmax(1px, 2px', 'unclosed', 16],
    ['repeat(auto-fit, 1fr)', 'autoFixed', 1],
    ['repeat(auto-fill, 10px) auto', 'autoFixed', 1],
    ['repeat(auto-fit, 1px) repeat(auto-fill, 1px)', 'autoTwice', 1],
    ['repeat(2, repeat(2, 1px))', 'nested', 11],
    ['repeat(0, 1px)', 'count', 8],
    ['repeat(1.5, 1px)', 'count', 8],
    ['repeat(-1, 1px)', 'count', 8],
    ['repeat(2, [a])', 'empty', 1],
    ['[a]', 'empty', 1],
    ['[] 1fr', 'empty', 1],
    ['[a', 'unclosed', 3],
    ['[a] [b] 1fr', 'expected', 5],
    ['[auto] 1fr', 'name', 2],
    ['[span] 1fr', 'name', 2],
    ['[inherit] 1fr', 'name', 2],
    ['1fr url(x)', 'function', 5],
    ['var(x)', 'expected', 5],
    ['var(--x', 'unclosed', 8],
    ['var()', 'expected', 5],
    ['env(--x)', 'expected', 5],
    ['var(--x, auto)', 'expected', 10],
    [`${'var(--x,'.repeat(40)}1px${')'.repeat(40)}`, 'math', 69],
    ['1fr }', 'sign', 5],
    ['1fr; color: red', 'sign', 4],
    ['🎉 ; 1fr', 'sign', 3],
    ['repeat(10000, 1px)', 'tooMany', 1],
    ['repeat(1000000, 1px)', 'tooLarge', 8],
    ['1e999px', 'tooLarge', 1],
    ['NaNpx', 'expected', 1],
    ['infinity', 'expected', 1],
    ['calc(1px + 2)', 'math', 12],
    ['calc(1px+ 2px)', 'math', 9],
    ['calc(1px / 0)', 'math', 12],
    ['calc(2)', 'math', 1],
    ['clamp(1px, 2px)', 'math', 1],
    [`calc(${'('.repeat(50)}`, 'math', 13],
    ['none 1fr', 'expected', 1],
    ['1fr)', 'expected', 4],
    ['subgrid', 'subgrid', 1],
    ['SUBGRID [a b]', 'subgrid', 1],
    ['a b c', 'expected', 1],
    ['10000 '.repeat(40), 'unitless', 1],
  ])('%s is refused: %s at sign %i', (text, kind, at) =>
    expect(parseTracks(text).problem).toMatchObject({ kind, at }),
  )

  const length = fc
    .tuple(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom('px', 'rem', '%', 'vw', 'ch', 'dvh', 'Q'),
    )
    .map(([value, unit]) => `${value / 4}${unit}`)
  const fixed = fc.oneof(
    length,
    fc.constant('0'),
    fc.tuple(length, length).map(([one, other]) => `calc(${one} + ${other} * 2)`),
    fc.tuple(length, length).map(([one, other]) => `min(${one}, ${other})`),
  )
  const intrinsic = fc.constantFrom('auto', 'min-content', 'max-content')
  const flexible = fc.integer({ min: 0, max: 40 }).map((value) => `${value / 4}fr`)
  const safe = fc.oneof(
    fixed,
    fc
      .tuple(fixed, fc.oneof(fixed, intrinsic, flexible))
      .map(([least, most]) => `minmax(${least}, ${most})`),
    fc.tuple(intrinsic, fixed).map(([least, most]) => `minmax(${least}, ${most})`),
  )
  const any = fc.oneof(
    safe,
    intrinsic,
    flexible,
    fixed.map((size) => `fit-content(${size})`),
  )
  const names = fc
    .array(fc.constantFrom('a', 'main-start', 'höger', '日本', '🎉', '_x', '--y'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((all) => `[${all.join(' ')}]`)
  const listOf = (track: fc.Arbitrary<string>, maxLength = 4) =>
    fc
      .tuple(
        fc.array(fc.tuple(fc.option(names), track), { minLength: 1, maxLength }),
        fc.option(names),
      )
      .map(([parts, last]) => [...parts.flat(), last].filter(Boolean).join(' '))
  const repeated = (track: fc.Arbitrary<string>, count: fc.Arbitrary<string>) =>
    fc.tuple(count, listOf(track, 3)).map(([times, list]) => `repeat(${times}, ${list})`)
  const whole = fc.integer({ min: 1, max: 3 }).map(String)
  const tracks = fc.oneof(
    listOf(fc.oneof(any, repeated(any, whole))),
    fc
      .tuple(
        listOf(fc.oneof(safe, repeated(safe, whole)), 2),
        repeated(safe, fc.constantFrom('auto-fit', 'auto-fill')),
      )
      .map(([list, auto]) => `${list} ${auto}`),
  )

  it('is the same once it was read and written, and known to another reader', () => {
    fc.assert(
      fc.property(tracks, (text) => {
        const once = parseTracks(text)
        expect(once.problem).toBeUndefined()
        expect(parseTracks(printTracks(once.value!)).value).toEqual(once.value)
        expect(isKnown(printTracks(once.value!))).toBe(true)
      }),
    )
  })

  it('is read or refused, whatever is typed', () => {
    const pieces = fc
      .array(
        fc.constantFrom(
          'repeat(',
          'minmax(',
          'calc(',
          ')',
          '[',
          ']',
          ',',
          '1fr',
          '-1px',
          '3',
          'a',
          ' ',
          '/',
          '+',
          '-',
          '*',
          '}',
          '</style>',
          'url(',
          '"',
          '\\',
          '\u0000',
          '🎉',
          '%',
          'NaN',
          '1e9',
        ),
        { maxLength: 40 },
      )
      .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'binary' })), (text) => {
        const { value, problem } = parseTracks(text)
        expect([value === undefined, problem === undefined].filter(Boolean)).toHaveLength(1)
        if (value) expect(printTracks(value)).toMatch(/^[^{};"'<>\\]*$/)
      }),
    )
  })

  it('counts tracks and names lines', () => {
    expect(countTracks(parseTracks('1fr repeat(3, 1px 2px) [a]').value!)).toBe(7)
    expect(namesOfLines(parseTracks('[a] 1fr repeat(2, [b] 1px [c])').value!, 1)).toEqual([
      ['a'],
      ['b'],
      ['c', 'b'],
      ['c'],
    ])
    expect(parseAutoTracks('6rem minmax(4rem, auto)').value).toHaveLength(2)
    expect(parseAutoTracks('[a] 1fr').problem?.kind).toBe('expected')
    expect(print(`${NUMBER_MAX}px`)).toBe('100000px')
  })
})
