import { describe, expect, test } from 'vitest'
import { hideLinkTokens } from './hide-link-tokens'
import { signAddressToken, signLinkToken } from './link-token.server'

describe('links without their tokens', () => {
  test.each([
    ['http://localhost/auth/set-password/', signLinkToken('account-link', 'abc-1')],
    ['http://localhost/pay/', signLinkToken('payable', 'abc-1')],
    ['http://localhost/unsubscribe/', signLinkToken('unsubscribe', '5.digest')],
  ])('%s keep the id alone', (address, token) => {
    const id = token.slice(0, token.lastIndexOf('.'))
    expect(hideLinkTokens(`See ${address}${token}, now. <a href="${address}${token}">x</a>`)).toBe(
      `See ${address}${id}.…, now. <a href="${address}${id}.…">x</a>`,
    )
  })

  test('addresses for answers and quotes are hidden too, other words stay', () => {
    expect(hideLinkTokens(`reply+${signAddressToken('reply', 'order-1')}@reply.example`)).toBe(
      'reply+order-1-…@reply.example',
    )
    expect(hideLinkTokens('/shop/project-wizard/quote/0123456789abcdef now')).toBe(
      '/shop/project-wizard/quote/… now',
    )
    const plain = 'Anna wrote a-b@example.com, 1.5 and example.com/a.b'
    expect(hideLinkTokens(plain)).toBe(plain)
  })

  test('of a long word take no more than one look at each sign', () => {
    const start = performance.now()
    for (const word of ['a', 'a.', '.', '-', 'a-']) hideLinkTokens(word.repeat(400_000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
