import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '../env.server'

const KEY_BYTES = 32

/** What a link is for; one that was signed for something else opens nothing. */
export type LinkPurpose = 'account-link' | 'calendar' | 'decision' | 'invitation' | 'payable' | 'reply' | 'studio-invitation' | 'ticket-answer' | 'ticket-reply' | 'unsubscribe' | 'waitlist' | 'withdrawal'

/** A key for each purpose, so that a signed cookie is never a valid link either. */
function sign(purpose: LinkPurpose, id: string) {
  const key = Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', purpose, KEY_BYTES))
  return createHmac('sha256', key).update(id).digest()
}

/** The part of a mailed link that names a row: the mail can be written again, and a copy of the table opens nothing. */
export function signLinkToken(purpose: LinkPurpose, id: string): string {
  return `${id}.${sign(purpose, id).toString('base64url')}`
}

/** The id that was signed, or null for anything else; whether the link still holds is for its row to say. */
export function readLinkToken(purpose: LinkPurpose, token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  const expected = Buffer.from(sign(purpose, id).toString('base64url'))
  const given = Buffer.from(token.slice(dot + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** Ten bytes are guessed by nobody who has to send a mail for each guess. */
const SHORT_BYTES = 10
const SHORT_LENGTH = 16

function shortSignature(purpose: LinkPurpose, id: string) {
  const bytes = sign(purpose, id).subarray(0, SHORT_BYTES)
  return BigInt(`0x${bytes.toString('hex')}`).toString(36).padStart(SHORT_LENGTH, '0')
}

/** The same for the local part of a mail address: at most 64 letters and digits long (RFC 5321) and the same in lower case. */
export function signAddressToken(purpose: LinkPurpose, id: string): string {
  return `${id}-${shortSignature(purpose, id)}`
}

/** The id that was signed for an address, or null for anything else. */
export function readAddressToken(purpose: LinkPurpose, token: string): string | null {
  const dash = token.lastIndexOf('-')
  if (dash < 1) return null
  const id = token.slice(0, dash)
  const expected = Buffer.from(shortSignature(purpose, id))
  const given = Buffer.from(token.slice(dash + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
