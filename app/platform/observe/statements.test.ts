import { afterEach, expect, test, vi } from 'vitest'
import { env } from '../env.server'
import { log } from '../log.server'
import { counted } from './metrics.server'
import { noteStatement } from './statements.server'

afterEach(() => vi.restoreAllMocks())

test('a statement that takes as long as SLOW_QUERY_MS is counted and told of, cut where it is long', () => {
  const warn = vi.spyOn(log, 'warn')
  const before = counted('kanal_database_slow_statements_total')
  noteStatement({ query: 'SELECT 1', duration: env.SLOW_QUERY_MS - 1 })
  expect(warn).not.toHaveBeenCalled()
  noteStatement({ query: 'SELECT '.padEnd(5000, '1'), duration: env.SLOW_QUERY_MS })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { query: 'SELECT '.padEnd(2000, '1'), ms: env.SLOW_QUERY_MS },
    'slow statement',
  )
  expect(counted('kanal_database_slow_statements_total')).toBe(before + 1)
})
