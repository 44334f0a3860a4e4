import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../env.server'

const TOKEN_BYTES = 24
const KEY_BYTES = 32
const key = Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', 'quote-successor', KEY_BYTES))

/** The secret in a quote's address; hexadecimal, so that it always looks like one to whatever hides secrets from reports. */
export function newQuoteToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex')
}

/** The token of the quote that follows an expired one: asked for twice, it is the same. */
export function successorToken(token: string): string {
  return createHmac('sha256', key).update(token).digest('hex').slice(0, 2 * TOKEN_BYTES)
}
