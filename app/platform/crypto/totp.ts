import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentTime, SECOND } from '../clock'

const TOTP_PERIOD = 30 * SECOND
const TOTP_DIGITS = 6
/** Bytes, as RFC 4226 recommends for SHA-1. */
export const TOTP_SECRET_BYTES = 20

/** A clock may be one step off in either direction. */
const DRIFT = [0, -1, 1]

type Choices = { digits?: number; algorithm?: 'sha1' | 'sha256' | 'sha512' }

/** The one-time code of a counter (RFC 4226). */
export function hotp(
  secret: Uint8Array,
  counter: number,
  { digits = TOTP_DIGITS, algorithm = 'sha1' }: Choices = {},
): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac(algorithm, secret).update(message).digest()
  const offset = digest.at(-1)! & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The number of the period of 30 seconds that a moment is in (RFC 6238). */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / TOTP_PERIOD)
}

/**
 * The step that a code is of, now or one step off, or null for a wrong code. A step that was used
 * before is for the caller to refuse.
 */
export function matchTotp(secret: Uint8Array, code: string, at = currentTime()): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const given = Buffer.from(code)
  const matches = DRIFT.map((drift) => totpStep(at) + drift).filter(
    (step) => step >= 0 && timingSafeEqual(Buffer.from(hotp(secret, step)), given),
  )
  return matches[0] ?? null
}

/**
 * The address that a phone's authenticator reads from the picture: who issued the secret, and for
 * which account.
 */
export function totpAddress({
  issuer,
  account,
  secret,
}: {
  issuer: string
  account: string
  secret: string
}): string {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(TOTP_DIGITS),
    period: String(TOTP_PERIOD / SECOND),
  })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${String(query).replaceAll('+', '%20')}`
}
