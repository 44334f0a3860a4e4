import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readLinkToken, signLinkToken } from './link-token.server'

describe('account link tokens', () => {
  test('give back the id that was signed, the same each time', () => {
    const id = randomUUID()
    expect(readLinkToken(signLinkToken(id))).toBe(id)
    expect(signLinkToken(id)).toBe(signLinkToken(id))
    expect(signLinkToken(id)).toMatch(/^[\w-]+\.[\w-]{43}$/)
  })

  test('nothing else is read', () => {
    const token = signLinkToken('first')
    const signature = token.slice('first.'.length)
    const others = ['', '.', 'first', 'first.', `.${signature}`, `second.${signature}`, `${token}=`, token.slice(0, -1), ` ${token}`, `${token}.${signature}`]
    expect(others.map(readLinkToken)).toEqual(others.map(() => null))
  })

  test('every changed character is noticed', () => {
    const token = signLinkToken('first')
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(readLinkToken(token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
    }
  })
})
