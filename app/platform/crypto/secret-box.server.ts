import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../env.server'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is kept; each has a key of its own. */
export type SecretPurpose = 'totp' | 'recovery-code' | 'second-step' | 'payout-details'

function keyOf(purpose: SecretPurpose) {
  return Buffer.from(hkdfSync('sha256', env.SESSION_SECRET, '', purpose, KEY_BYTES))
}

/** Encrypts what the database keeps but nobody may read in a copy of it. */
export function sealSecret(purpose: SecretPurpose, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed, or null for anything else, such as what another secret of the app has sealed. */
export function openSecret(purpose: SecretPurpose, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** What the database keeps of a secret that is only compared: without the app's secret, guesses cannot be tried on a copy. */
export function hashSecret(purpose: SecretPurpose, secret: string): string {
  return createHmac('sha256', keyOf(purpose)).update(secret).digest('base64url')
}
