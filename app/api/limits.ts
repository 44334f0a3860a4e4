import { HOUR } from '~/platform/clock'

/** Where the API is; a change that breaks a program gets another number. */
export const API_ROOT = '/api/v1'

/** Calls of all tokens of one person together. */
export const CALLS = { limit: 1_000, window: HOUR }
/** Calls from one address, with a token that opens something or not: it may be a whole office's. */
export const CALLS_FROM_ADDRESS = { limit: 5_000, window: HOUR }
/** Bytes of a JSON body. */
export const MOST_BYTES = 64 * 1024
/** Characters of an Idempotency-Key. */
export const KEY_MAX = 200
