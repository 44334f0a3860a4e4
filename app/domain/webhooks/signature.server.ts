import { createHmac, randomBytes } from 'node:crypto'
import { openSecret, sealSecret } from '~/platform/crypto/secret-box.server'

/** Standard Webhooks: by its beginning a secret that got out is found in code and logs. */
const START = 'whsec_'
const BYTES = 32

/** A new secret as its owner keeps it, and as the database does. */
export function newSecret() {
  const bytes = randomBytes(BYTES)
  return { secret: START + bytes.toString('base64'), sealed: sealSecret('webhook', bytes) }
}

/** The secret's bytes; null when the app knows the secret no longer that sealed it. */
export const openKey = (sealed: string) => openSecret('webhook', sealed)

/** The bytes of a secret in words, as receivers have it. */
export const keyOf = (secret: string) => Buffer.from(secret.slice(START.length), 'base64')

/** The headers that prove who sent a body, by each of the keys (Standard Webhooks). */
export function signatureHeaders(keys: Uint8Array[], id: string, at: Date, body: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (key: Uint8Array) =>
    `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map(sign).join(' '),
  }
}
