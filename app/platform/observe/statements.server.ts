import { SECOND } from '../clock'
import { env } from '../env.server'
import { log } from '../log.server'
import { counter, histogram } from './metrics.server'

const countSlow = counter(
  'kanal_database_slow_statements_total',
  'Statements that took SLOW_QUERY_MS or longer.',
)
const timeStatement = histogram(
  'kanal_database_statement_duration_seconds',
  'Time that statements took.',
)

/** Longer than any statement of ours; what is generated beyond it tells nothing more. */
const MOST_TEXT = 2000

/**
 * Counts a statement, and writes a slow one to the log: its text, in which values are placeholders,
 * and never the values.
 */
export function noteStatement({ query, duration }: { query: string; duration: number }) {
  timeStatement(duration / SECOND)
  if (log.isLevelEnabled('trace')) log.trace({ query, ms: duration }, 'query')
  if (duration < env.SLOW_QUERY_MS) return
  countSlow()
  log.warn({ query: query.slice(0, MOST_TEXT), ms: duration }, 'slow statement')
}
