import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '../env.server'

const KEY_BYTES = 32

/** A key of its own, so that a signed cookie is never a valid link. */
const key = Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', 'account-link', KEY_BYTES))

function sign(id: string) {
  return createHmac('sha256', key).update(id).digest()
}

/** The part of a mailed link that names an AccountLink row: the mail can be written again, and a copy of the table opens nothing. */
export function signLinkToken(id: string): string {
  return `${id}.${sign(id).toString('base64url')}`
}

/** The id that was signed, or null for anything else; whether the link still holds is for its row to say. */
export function readLinkToken(token: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const id = token.slice(0, dot)
  const expected = Buffer.from(sign(id).toString('base64url'))
  const given = Buffer.from(token.slice(dot + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
