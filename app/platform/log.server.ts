import pino, { type LoggerOptions } from 'pino'
import { env } from './env.server'
import { currentRequestId } from './http/request-context.server'

const SECRETS = ['password', 'passwordHash', 'token', 'secret', 'cookie', 'authorization', 'email']

/** One JSON object a line; secrets, addresses of people and mail bodies never go in. */
export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  redact: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), 'headers.authorization'],
  mixin: () => {
    const request = currentRequestId()
    return request ? { request } : {}
  },
}

/** Characters that wait to be written at most; what comes after them is left out. */
const MOST_WAITING = 1_000_000

/**
 * Standard output. That it cannot be written to, such as a file on a full disk, is told nobody, and
 * ends nothing.
 */
const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
output.on('error', () => undefined)

/** The structured log, on standard output. */
export const log = pino(logOptions, output)
