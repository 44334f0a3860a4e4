import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '~/platform/env.server'
import { readReplyAddress, replyAddress } from './reply-address.server'

const DOMAIN = 'Reply.kanal.example'

describe('with inbound mail', () => {
  beforeEach(() => void (env.INBOUND_MAIL_DOMAIN = DOMAIN))
  afterEach(() => void (env.INBOUND_MAIL_DOMAIN = undefined))

  it('makes an address that is read back, whatever a mail system does to its case, and that fits', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (orderId, userId) => {
        const address = replyAddress(orderId, userId)!
        expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
        for (const seen of [address, address.toUpperCase(), address.toLowerCase(), ` ${address} `]) expect(readReplyAddress(seen)).toEqual({ orderId, userId })
      }),
    )
  })

  it('refuses an address that was changed, or is of another domain', () => {
    const address = replyAddress(randomUUID(), 7)!
    const [local = '', domain = ''] = address.split('@')
    const swapped = local.replace(/-7-/, '-8-')
    expect(swapped).not.toBe(local)
    for (const wrong of [`${swapped}@${domain}`, `${local.slice(0, -1)}@${domain}`, `${local}@elsewhere.example`, `reply+@${domain}`, `reply+a-b-c@${domain}`, `studio@${domain}`, local, '']) {
      expect(readReplyAddress(wrong), wrong).toBeNull()
    }
  })
})

it('gives no address without inbound mail', () => {
  expect(replyAddress(randomUUID(), 1)).toBeNull()
  expect(readReplyAddress('reply+a-b-c@undefined')).toBeNull()
})
