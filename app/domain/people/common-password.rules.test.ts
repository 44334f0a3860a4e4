import { describe, expect, test } from 'vitest'
import { CONTEXT_WORDS, isCommonPassword } from './common-password.rules'

describe('a password that is tried first', () => {
  test.each([
    'qwertyuiop',
    'Password123',
    'p@ssw0rd2026',
    '!!!Dragon2026',
    'iloveyou!!',
    '1234567890',
    '0987654321',
    'abcdefghijkl',
    'asdfghjklasd',
    'aaaaaaaaaaaa',
    'abcabcabcabcabc',
    '12341234123412',
    'Kanal-2026!',
    'G0theNburg2026',
    'studio123456',
    'lösenord2026',
    'wachtwoord1',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true))

  test.each(CONTEXT_WORDS)(
    'is %s, a word of this place, with digits and signs around it',
    (word) => {
      expect(isCommonPassword(`!!${word}-2026`)).toBe(true)
    },
  )

  test('are the words of this place', () => {
    expect(CONTEXT_WORDS).toEqual(
      expect.arrayContaining([
        'kanal',
        'Gothenburg',
        'Göteborg',
        'Utrecht',
        'studio',
        'studiostack',
        'webstudio',
        'admin',
        'administrator',
        'client',
        'freelancer',
        'dashboard',
        'website',
        'webshop',
        'password',
        'passwort',
        'wachtwoord',
        'lösenord',
        'hasło',
      ]),
    )
  })

  test.each([
    '0123456789',
    'abcdefghijklm',
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'qwertzuiop',
    'azertyuiop',
  ])('is %s, along the keys and back', (row) => {
    for (const line of [row, [...row].reverse().join('')]) expect(isCommonPassword(line)).toBe(true)
  })

  test.each(['4dm1n1str4t0r', '@dm1n!strator', 'd4$hb0@rd', 'w3b5h0p', 'w3b$h0p', 'w3b5i7e'])(
    'is %s, with signs for letters',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  test('is made of no empty name', () => {
    expect(isCommonPassword('84719362583926', [''])).toBe(false)
  })

  test('is made of no empty name, of signs alone either', () => {
    expect(isCommonPassword('!@$$!@!$@@', [''])).toBe(false)
  })

  test('is also made of the name without the digits that its owner has put there', () => {
    expect(isCommonPassword('lindqvist2026', ['lindqvist84'])).toBe(true)
  })

  test.each([
    ['at least half as long as its letters and digits', 'dragon847193', true],
    ['shorter than that', 'dragon8471936', false],
    ['as long, without the signs that count as none', 'dragon84719!!!', true],
    ['shorter, without the signs that count as none', 'dragon8471936!!!', false],
    ['half of what is typed, with other signs', 'dragon------', true],
    ['less than half of what is typed', 'dragon-------', false],
    ['apart, with digits in its middle', 'wacht99woord', false],
  ])('is a common word %s: %s', (_, password, is) => {
    expect(isCommonPassword(password)).toBe(is)
  })

  test('is also made of the names of its owner', () => {
    expect(isCommonPassword('anna-lindqvist-1984', ['anna-lindqvist'])).toBe(true)
    expect(isCommonPassword('Anna.Lindqvist84', ['anna-lindqvist'])).toBe(true)
  })
})

test.each([
  'lantern-over-water',
  'tenletters of a river',
  'två ord till',
  'x7Kq9-vLp2mZ',
  'lantern '.repeat(20),
  'star8471936258',
  '🌊🏠🚤⚓🌉🏙️🌧️☔🌁🛶',
  'ab🌊🏠🚤⚓🌉☔🌁🛶',
  'a river, a quay and a boat',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
