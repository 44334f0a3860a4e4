import { readAddressToken, signAddressToken } from '~/platform/crypto/link-token.server'
import { env } from '~/platform/env.server'
import { isId } from '~/platform/row-id'

const PREFIX = 'reply+'
const TOKEN = /^([\da-z]+)-([\da-z]+)$/

/** An id as digits and small letters: 25 of them in place of 36. */
const shorten = (uuid: string) => BigInt(`0x${uuid.replaceAll('-', '')}`).toString(36)

function lengthen(short: string): string | null {
  const value = [...short].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
  const hex = value.toString(16).padStart(32, '0')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) ? id : null
}

/**
 * What is answered by mail: an order's conversation, a ticket by its client, and a ticket by the
 * staff. Each has a signature of its own: an address for one opens nothing of the others.
 */
const PURPOSES = { order: 'reply', ticket: 'ticket-reply', answer: 'ticket-answer' } as const
export type ReplyKind = keyof typeof PURPOSES
const KINDS = Object.keys(PURPOSES) as ReplyKind[]

export interface ReplyPlace {
  kind: ReplyKind
  /** Of the order or the ticket. */
  id: string
  userId: number
}

/**
 * Where a person answers by mail to an order's conversation or a ticket, theirs alone; null while
 * no inbound mail is set up.
 */
export function replyAddress({ kind, id, userId }: ReplyPlace): string | null {
  if (!env.INBOUND_MAIL_DOMAIN) return null
  const token = signAddressToken(PURPOSES[kind], `${shorten(id)}-${userId.toString(36)}`)
  return `${PREFIX}${token}@${env.INBOUND_MAIL_DOMAIN}`
}

function readPlace(kind: ReplyKind, token: string): ReplyPlace | null {
  const [, short, user] = TOKEN.exec(readAddressToken(PURPOSES[kind], token) ?? '') ?? []
  const id = short && short.length <= 25 ? lengthen(short) : null
  return id && user ? { kind, id, userId: Number.parseInt(user, 36) } : null
}

/**
 * Whose answer to what an address stands for; null for any address that is not one of
 * `replyAddress`.
 */
export function readReplyAddress(address: string): ReplyPlace | null {
  const [local = '', domain] = address.trim().toLowerCase().split('@')
  if (
    !env.INBOUND_MAIL_DOMAIN ||
    domain !== env.INBOUND_MAIL_DOMAIN.toLowerCase() ||
    !local.startsWith(PREFIX)
  )
    return null
  return (
    KINDS.map((kind) => readPlace(kind, local.slice(PREFIX.length))).find(
      (place) => place !== null,
    ) ?? null
  )
}
