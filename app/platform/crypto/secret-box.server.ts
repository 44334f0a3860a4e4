import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { keysFor } from './keys.server'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is kept; each has a key of its own. */
export type SecretPurpose =
  | 'totp'
  | 'recovery-code'
  | 'second-step'
  | 'payout-details'
  | 'mail-links'
  | 'unsent-form'
  | 'draft'
  | 'webhook'

/** Encrypts what the database keeps but nobody may read in a copy of it. */
export function sealSecret(purpose: SecretPurpose, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keysFor(purpose)[0], nonce)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function openWith(key: Buffer, bytes: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ])
  } catch {
    return null
  }
}

function openByFirst(keys: Buffer[], sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  for (const key of keys) {
    const opened = openWith(key, bytes)
    if (opened) return opened
  }
  return null
}

/**
 * What was sealed, or null for anything else, such as what a secret has sealed that the app no
 * longer knows.
 */
export function openSecret(purpose: SecretPurpose, sealed: string): Buffer | null {
  return openByFirst(keysFor(purpose), sealed)
}

/**
 * What an older secret of the app has sealed, sealed with the present one; null for what is, and
 * for what nothing opens.
 */
export function sealAnew(purpose: SecretPurpose, sealed: string): string | null {
  const [present, ...older] = keysFor(purpose)
  const opened = openByFirst([present], sealed) ? null : openByFirst(older, sealed)
  return opened && sealSecret(purpose, opened)
}

const hash = (key: Buffer, secret: string) =>
  createHmac('sha256', key).update(secret).digest('base64url')

/**
 * What the database keeps of a secret that is only compared: without the app's secret, guesses
 * cannot be tried on a copy.
 */
export function hashSecret(purpose: SecretPurpose, secret: string): string {
  return hash(keysFor(purpose)[0], secret)
}

/** What the database may have kept of it: under the present secret of the app, or an older one. */
export function hashesOfSecret(purpose: SecretPurpose, secret: string): string[] {
  return keysFor(purpose).map((key) => hash(key, secret))
}
