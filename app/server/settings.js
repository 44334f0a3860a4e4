/** Settings come from the environment and from .env, see .env.example. */
import { existsSync } from 'node:fs'
import v8 from 'node:v8'

/**
 * How much larger than what is in use the heap may grow before it is swept, in per cent: V8 would
 * let it be several times as large.
 */
v8.setFlagsFromString('--heap-growing-percent=40')

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV ||= 'production'
process.env.HOST ||= '127.0.0.1'
process.env.PORT ||= '3000'
