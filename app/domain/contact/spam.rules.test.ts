import { describe, expect, test } from 'vitest'
import { after, DAY, HOUR, MINUTE, SECOND } from '~/platform/clock'
import { findSuspicions, isConfirmed, SUSPICIONS, type Suspect, type Suspicion } from './spam.rules'

const NOW = new Date('2026-11-21T12:00:00Z')

const honest: Suspect = {
  name: 'Åsa Lind',
  company: 'Kajkanten AB',
  about: 'https://kajkanten.example/',
  message: 'Hello! We need a landing page like https://example.com/ before spring.',
  trap: '',
  shownAt: after(-MINUTE, NOW),
}

const cases: [Suspicion, Partial<Suspect>][] = [
  ['trap', { trap: 'https://spam.example' }],
  ['trap', { trap: ' ' }],
  ['no-stamp', { shownAt: null }],
  ['too-fast', { shownAt: after(-2 * SECOND, NOW) }],
  ['too-fast', { shownAt: after(HOUR, NOW) }],
  ['too-old', { shownAt: after(-8 * DAY, NOW) }],
  ['links', { message: 'See http://a.example and www.b.example' }],
  ['markup', { about: '', message: 'Cheap <a class="x" href="http://a.example">pills</a>' }],
  ['markup', { message: '[url=http://a.example]pills[/url]' }],
  ['link-as-name', { name: 'Win now https://a.example' }],
  ['link-as-name', { company: 'WWW.A.EXAMPLE' }],
]

describe('what looks like spam', () => {
  test('an honest message does not', () => {
    expect(findSuspicions(honest, NOW)).toEqual([])
    expect(findSuspicions({ ...honest, company: undefined, about: '' }, NOW)).toEqual([])
  })

  test.each(cases)('%s: %o', (suspicion, change) => {
    expect(findSuspicions({ ...honest, ...change }, NOW)).toEqual([suspicion])
  })

  test('every reason has a case here', () => {
    expect([...new Set(cases.map(([suspicion]) => suspicion))]).toEqual([...SUSPICIONS])
  })

  test('the limits themselves are allowed, and a form left open over a weekend', () => {
    for (const age of [3 * SECOND, 3 * DAY, 7 * DAY])
      expect(findSuspicions({ ...honest, shownAt: after(-age, NOW) }, NOW)).toEqual([])
  })

  test('several reasons are all told', () => {
    const spam = {
      ...honest,
      trap: 'x',
      shownAt: null,
      message: 'https://a.example '.repeat(9),
      name: 'https://a.example',
    }
    expect(findSuspicions(spam, NOW)).toEqual(['trap', 'no-stamp', 'links', 'link-as-name'])
  })

  test('gets no confirmation, unless it withdraws from an order and no robot wrote it', () => {
    expect([isConfirmed('order', []), isConfirmed('withdrawal', [])]).toEqual([true, true])
    for (const suspicion of SUSPICIONS) expect(isConfirmed('order', [suspicion])).toBe(false)
    const confirmed = SUSPICIONS.filter((suspicion) => isConfirmed('withdrawal', [suspicion]))
    expect(confirmed).toEqual(['too-old', 'links', 'markup', 'link-as-name'])
    expect(isConfirmed('withdrawal', ['trap', 'links'])).toBe(false)
  })

  test.each([
    ['<a ', []],
    ['www', []],
    ['https://', ['links']],
    ['[url', ['markup']],
    ['a ', []],
  ])('a long text of %j is told quickly', (part, suspicions) => {
    const start = performance.now()
    expect(
      findSuspicions({ ...honest, about: '', message: part.repeat(2500).slice(0, 5000) }, NOW),
    ).toEqual(suspicions)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
