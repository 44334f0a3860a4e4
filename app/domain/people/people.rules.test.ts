import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountLinkState,
  replacedAt,
  normalizeLogin,
  normalizePassword,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblem,
  usernameFrom,
  usernameProblem,
} from './people.rules'

const owner = { username: 'anna-lindqvist', email: 'anna.lindqvist@example.com' }

describe('a new password', () => {
  test.each([
    ['Dragon2026!!', 'common'],
    ['ninechars', 'tooShort'],
    ['tenletters', null],
    ['lantern '.repeat(PASSWORD_MAX / 8), null],
    ['a'.repeat(PASSWORD_MAX + 1), 'tooLong'],
    ['anna-lindqvist', 'personal'],
    ['Anna.Lindqvist@Example.com', 'personal'],
    [' anna-lindqvist ', 'personal'],
    ['1234567890', 'common'],
    ['Anna-Lindqvist84', 'common'],
    ['Hello@example.com1', null],
    ['två ord till', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem)
  })

  test('is not what stands before the @ of its owner’s address, with digits around it', () => {
    const other = { username: 'skipper', email: 'gullmarn.sund@example.com' }
    expect(passwordProblem('Gullmarn.Sund84', other)).toBe('common')
    expect(passwordProblem('Gullmarn.Sund84', owner)).toBeNull()
  })

  test('counts characters, not code units', () => {
    expect(passwordProblem('🌊'.repeat(PASSWORD_MIN - 1), owner)).toBe('tooShort')
    expect(passwordProblem('🌊🏠🚤⚓🌉'.repeat(PASSWORD_MAX / 5), owner)).toBeNull()
  })

  test('has the same length whichever way its letters are composed', () => {
    expect(passwordProblem('a\u030A'.repeat(PASSWORD_MIN - 1), owner)).toBe('tooShort')
  })
})

describe('a password that is typed in more ways than one', () => {
  const marks = (count: number) => 'a' + '\u030A'.repeat(count)

  test('is looked at up to a thousand units, however short it comes out', () => {
    expect(passwordProblem(marks(999), owner)).toBeNull()
    expect(passwordProblem(marks(1_000), owner)).toBe('tooLong')
  })

  test('is the same one in wide letters', () => {
    expect(normalizePassword('Ａ１ﬁ')).toBe('A1fi')
    expect(passwordProblem('ａｎｎａ－ｌｉｎｄｑｖｉｓｔ', owner)).toBe('personal')
  })
})

describe('a username', () => {
  test.each([
    ['Anna.Lindqvist@example.com', 'anna-lindqvist'],
    ['anna+shop@example.com', 'anna'],
    ['åsa.öberg@example.se', 'asa-oberg'],
    ['michał.żółw@example.pl', 'michal-zolw'],
    ['--_.@example.com', 'client'],
    ['李明@example.com', 'client'],
    ['Łø.đð-æœ_þß@example.com', 'lo-dd-aeoe-thss'],
    ['.anna.@example.com', 'anna'],
    ['a--b..c@example.com', 'a-b-c'],
    [`${'a'.repeat(40)}@example.com`, 'a'.repeat(30)],
    [`${'a'.repeat(29)}.bcd@example.com`, 'a'.repeat(29)],
    ['', 'client'],
  ])('%s becomes %s', (email, username) => {
    expect(usernameFrom(email)).toBe(username)
  })

  test('is always short, plain and never a mail address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (local) => {
        expect(usernameFrom(`${local}@example.com`)).toMatch(
          /^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/,
        )
      }),
    )
  })

  test.each([
    ['anna', null],
    ['a.n_n-a9', null],
    ['ANNA', null],
    [' anna ', null],
    ['a1', 'form'],
    ['a12', null],
    ['a'.repeat(30), null],
    ['a'.repeat(31), 'form'],
    ['a'.repeat(201), 'form'],
    ['anna'.padEnd(200), null],
    ['anna'.padEnd(201), 'form'],
    ['-anna', 'form'],
    ['anna.', 'form'],
    ['_anna', 'form'],
    ['an na', 'form'],
    ['ånna', 'form'],
    ['anna@example.com', 'form'],
    ['', 'form'],
    ['me', null],
    ['ME', null],
  ])('%j, picked by somebody who is called me: %s', (username, problem) => {
    expect(usernameProblem(username, 'me')).toBe(problem)
  })

  test('a login is read in any case, with spaces around it', () => {
    expect(normalizeLogin('  ÅSA@Example.COM ')).toBe('åsa@example.com')
  })
})

test('a link is open until it is used or its time is up', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const later = new Date('2026-11-20T12:00:01Z')
  expect(accountLinkState({ usedAt: null, expiresAt: later }, now)).toBe('open')
  expect(accountLinkState({ usedAt: null, expiresAt: now }, now)).toBe('expired')
  expect(accountLinkState({ usedAt: now, expiresAt: later }, later)).toBe('used')
  expect(accountLinkState({ ...replacedAt(now) }, later)).toBe('replaced')
})
