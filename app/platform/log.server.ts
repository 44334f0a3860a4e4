import pino from 'pino'
import { env } from './env.server'

/** Structured log, one JSON object a line on standard output; secrets and mail bodies never go in. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  redact: ['password', 'token', 'cookie', '*.password', '*.token', '*.cookie', 'headers.authorization'],
})
