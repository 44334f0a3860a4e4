import { createHmac, timingSafeEqual } from 'node:crypto'
import { keysFor } from './keys.server'

/** What a link is for; one that was signed for something else opens nothing. */
export type LinkPurpose =
  | 'account-link'
  | 'calendar'
  | 'decision'
  | 'invitation'
  | 'order'
  | 'payable'
  | 'proposal'
  | 'reply'
  | 'staff-invitation'
  | 'studio-invitation'
  | 'ticket-answer'
  | 'ticket-reply'
  | 'unsubscribe'
  | 'waitlist'
  | 'withdrawal'

const sign = (key: Buffer, id: string) => createHmac('sha256', key).update(id).digest()

/**
 * Whether one of the purpose's keys made a signature; `write` is how it is written in its place.
 */
function isSignature(
  purpose: LinkPurpose,
  id: string,
  given: string,
  write: (key: Buffer, id: string) => string,
): boolean {
  const bytes = Buffer.from(given)
  return keysFor(purpose).some((key) => {
    const expected = Buffer.from(write(key, id))
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

const longSignature = (key: Buffer, id: string) => sign(key, id).toString('base64url')

/**
 * The part of a mailed link that names a row: the mail can be written again, and a copy of the
 * table opens nothing.
 */
export function signLinkToken(purpose: LinkPurpose, id: string): string {
  return `${id}.${longSignature(keysFor(purpose)[0], id)}`
}

/**
 * The id that was signed, or null for anything else; whether the link still holds is for its row to
 * say.
 */
export function readLinkToken(purpose: LinkPurpose, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  return isSignature(purpose, id, token.slice(dot + 1), longSignature) ? id : null
}

/** Ten bytes are guessed by nobody who has to send a mail for each guess. */
const SHORT_BYTES = 10
const SHORT_LENGTH = 16

function shortSignature(key: Buffer, id: string) {
  const bytes = sign(key, id).subarray(0, SHORT_BYTES)
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(36)
    .padStart(SHORT_LENGTH, '0')
}

/**
 * The same for the local part of a mail address: at most 64 letters and digits long (RFC 5321) and
 * the same in lower case.
 */
export function signAddressToken(purpose: LinkPurpose, id: string): string {
  return `${id}-${shortSignature(keysFor(purpose)[0], id)}`
}

/** The id that was signed for an address, or null for anything else. */
export function readAddressToken(purpose: LinkPurpose, token: string): string | null {
  const dash = token.lastIndexOf('-')
  if (dash < 1) return null
  const id = token.slice(0, dash)
  return isSignature(purpose, id, token.slice(dash + 1), shortSignature) ? id : null
}
