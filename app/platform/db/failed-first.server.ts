import { env } from '../env.server'
import { databaseLocation } from './location'

/**
 * The order of `OutboxStatus` in which failed comes first: PostgreSQL sorts it as it is declared,
 * SQLite by its letters.
 */
export const FAILED_FIRST = databaseLocation(env).provider === 'postgresql' ? 'desc' : 'asc'
