import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readLinkToken, signLinkToken } from './link-token.server'

describe('account link tokens', () => {
  test('give back the id that was signed, the same each time', () => {
    const id = randomUUID()
    expect(readLinkToken('payable', signLinkToken('payable', id))).toBe(id)
    expect(signLinkToken('payable', id)).toBe(signLinkToken('payable', id))
    expect(signLinkToken('payable', id)).toMatch(/^[\w-]+\.[\w-]{43}$/)
  })

  test('nothing else is read', () => {
    const token = signLinkToken('payable', 'first')
    const signature = token.slice('first.'.length)
    const others = [
      '',
      '.',
      'first',
      'first.',
      `.${signature}`,
      `second.${signature}`,
      `${token}=`,
      token.slice(0, -1),
      ` ${token}`,
      `${token}.${signature}`,
    ]
    expect(others.map((token) => readLinkToken('payable', token))).toEqual(others.map(() => null))
  })

  test('every changed character is noticed', () => {
    const token = signLinkToken('payable', 'first')
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(readLinkToken('payable', token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
    }
  })

  test('open nothing that they were not signed for', () => {
    expect(readLinkToken('withdrawal', signLinkToken('payable', 'first'))).toBeNull()
    expect(readLinkToken('account-link', signLinkToken('payable', 'first'))).toBeNull()
  })
})
