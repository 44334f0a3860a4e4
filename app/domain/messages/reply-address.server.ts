import { readAddressToken, signAddressToken } from '~/platform/crypto/link-token.server'
import { env } from '~/platform/env.server'
import { isId } from '~/platform/row-id'

const PREFIX = 'reply+'
const TOKEN = /^([\da-z]+)-([\da-z]+)$/

/** An id as digits and small letters: 25 of them in place of 36. */
const shorten = (uuid: string) => BigInt(`0x${uuid.replaceAll('-', '')}`).toString(36)

function lengthen(short: string): string | null {
  const value = [...short].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
  const hex = value.toString(16).padStart(32, '0')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) ? id : null
}

/** Where a person answers to an order's conversation by mail, theirs alone; null while no inbound mail is set up. */
export function replyAddress(orderId: string, userId: number): string | null {
  if (!env.INBOUND_MAIL_DOMAIN) return null
  const token = signAddressToken('reply', `${shorten(orderId)}-${userId.toString(36)}`)
  return `${PREFIX}${token}@${env.INBOUND_MAIL_DOMAIN}`
}

/** Whose answer to which order an address stands for; null for any address that is not one of `replyAddress`. */
export function readReplyAddress(address: string): { orderId: string; userId: number } | null {
  const [local = '', domain] = address.trim().toLowerCase().split('@')
  if (!env.INBOUND_MAIL_DOMAIN || domain !== env.INBOUND_MAIL_DOMAIN.toLowerCase() || !local.startsWith(PREFIX)) return null
  const [, order, user] = TOKEN.exec(readAddressToken('reply', local.slice(PREFIX.length)) ?? '') ?? []
  const orderId = order && order.length <= 25 ? lengthen(order) : null
  return orderId && user ? { orderId, userId: Number.parseInt(user, 36) } : null
}
