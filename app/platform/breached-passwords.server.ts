import { createHash } from 'node:crypto'
import { SECOND } from './clock'
import { env } from './env.server'
import { log } from './log.server'

const TIMEOUT = 3 * SECOND
/** Hex digits of the hash that are told, which some thousand passwords share. */
const TOLD = 5

/**
 * Whether a password is in a collection of those that breaches have brought to light, which answers
 * as Have I Been Pwned's range API does: it hears the first digits of the password's SHA-1 and
 * tells how all hashes that begin so go on. False where PWNED_PASSWORDS_URL names none, and when it
 * does not answer, since our own list has been asked before.
 */
export async function isBreachedPassword(
  password: string,
  url = env.PWNED_PASSWORDS_URL,
): Promise<boolean> {
  if (!url) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(new URL(hash.slice(0, TOLD), url), {
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) throw new Error(`breached passwords were answered with ${answer.status}`)
    // Padding is of hashes that were seen 0 times.
    return (await answer.text())
      .split(/\r?\n/)
      .some((line) => line.startsWith(`${hash.slice(TOLD)}:`) && !line.endsWith(':0'))
  } catch (error) {
    log.warn({ err: error }, 'breached-password service did not answer')
    return false
  }
}
