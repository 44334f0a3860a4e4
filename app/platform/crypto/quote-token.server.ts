import { createHmac, randomBytes } from 'node:crypto'
import { keysFor } from './keys.server'

const TOKEN_BYTES = 24
const [key] = keysFor('quote-successor')

/**
 * The secret in a quote's address; hexadecimal, so that it always looks like one to whatever hides
 * secrets from reports.
 */
export function newQuoteToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex')
}

/** The token of the quote that follows an expired one: asked for twice, it is the same. */
export function successorToken(token: string): string {
  return createHmac('sha256', key)
    .update(token)
    .digest('hex')
    .slice(0, 2 * TOKEN_BYTES)
}
