import { hkdfSync } from 'node:crypto'
import { env } from '../env.server'

const KEY_BYTES = 32

/**
 * The keys of a purpose, which open nothing of another one: the first signs and seals, the others
 * are of secrets that the app had before (SESSION_SECRET) and still open what was made with them.
 */
export function keysFor(purpose: string): [Buffer, ...Buffer[]] {
  return env.secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)),
  ) as [Buffer, ...Buffer[]]
}
