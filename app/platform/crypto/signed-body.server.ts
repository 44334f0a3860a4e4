import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentTime, MINUTE, SECOND } from '../clock'

/** How far the clocks of sender and receiver may be apart. */
const TOLERANCE = 5 * MINUTE

function signatureOf(secret: string, seconds: number | string, body: string) {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

/** The header that goes with a body: `t=<seconds>,v1=<HMAC-SHA-256 of "seconds.body" in hex>`. */
export function signBody(secret: string, body: string, now = currentTime()): string {
  const seconds = Math.floor(now.getTime() / SECOND)
  return `t=${seconds},v1=${signatureOf(secret, seconds, body)}`
}

/** Whether the header was made for this body with this secret, within the last minutes. */
export function isSigned(
  secret: string,
  body: string,
  header: string,
  now = currentTime(),
): boolean {
  const parts = header.split(',').map((part) => part.trim())
  const seconds = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() - Number(seconds) * SECOND) > TOLERANCE)
    return false
  const expected = Buffer.from(signatureOf(secret, seconds, body))
  return parts
    .filter((part) => part.startsWith('v1='))
    .some((part) => {
      const given = Buffer.from(part.slice(3))
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}
