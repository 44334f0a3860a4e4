import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-password.rules'

describe('a password that is tried first', () => {
  test.each([
    'qwertyuiop', 'Password123', 'p@ssw0rd2026', '!!!Dragon2026', 'iloveyou!!', '1234567890', '0987654321', 'abcdefghijkl', 'asdfghjklasd', 'aaaaaaaaaaaa', 'abcabcabcabcabc', '12341234123412',
    'Kanal-2026!', 'G0theNburg2026', 'studio123456', 'lösenord2026', 'wachtwoord1',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true))

  test('is also made of the names of its owner', () => {
    expect(isCommonPassword('anna-lindqvist-1984', ['anna-lindqvist'])).toBe(true)
    expect(isCommonPassword('Anna.Lindqvist84', ['anna-lindqvist'])).toBe(true)
  })
})

test.each(['lantern-over-water', 'tenletters of a river', 'två ord till', 'x7Kq9-vLp2mZ', 'lantern '.repeat(20), 'star8471936258', '🌊🏠🚤⚓🌉🏙️🌧️☔🌁🛶', 'ab🌊🏠🚤⚓🌉☔🌁🛶', 'a river, a quay and a boat'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
