import pino, { type LoggerOptions } from 'pino'
import { env } from './env.server'
import { currentRequestId } from './observe/request-id.server'

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

/** The structured log, on standard output. */
export const log = pino(logOptions)
