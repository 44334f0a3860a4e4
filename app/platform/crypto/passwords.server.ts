import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { SECOND } from '../clock'
import { Turns } from '../worker/turns.server'
import { normalize } from '../normalize'

/** 32 MiB and about a fifth of a second of one core for each try. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/**
 * Of the four threads that Node has for files, look-ups and packing too, two are left to those; an
 * address has one.
 */
const turns = new Turns({ atOnce: 2, each: 1, waiting: 200, waitingEach: 24 })
const PATIENCE = 10 * SECOND

/** Compared against when there is no account, so that a stranger cannot tell by the time taken. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: typeof COST,
  length: number,
): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return turns.take(
    PATIENCE,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(normalize(password, 'NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

function parse(stored: string) {
  const [, N, r, p, salt, hash] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]{22})\$([\w-]{43})$/.exec(stored) ?? []
  if (!salt || !hash) return null
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** What the database keeps of a password: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COST, HASH_BYTES)
  return [
    'scrypt',
    COST.N,
    COST.r,
    COST.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')
}

/**
 * True when the password is the one hashed; with null (no account, no password yet) false after the
 * same work.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : parse(stored)
  const { cost, salt, hash } = known ?? parse(NOBODY)!
  const equal = timingSafeEqual(await derive(password, salt, cost, hash.length), hash)
  return equal && known !== null
}
