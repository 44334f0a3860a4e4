import { expect, test } from 'vitest'
import { counted, counter, gauge, histogram, metricsText } from './metrics.server'

const linesOf = (name: string) =>
  metricsText()
    .split('\n')
    .filter((line) => line.includes(name))

test('what is counted stands with its help, its type and its labels', () => {
  const count = counter('test_calls_total', 'Calls.')
  count({ route: '/a "b"\n\\c', status: 200 })
  count({ route: '/a "b"\n\\c', status: 200 })
  count({ route: '/d', status: 500 }, 3)
  expect(linesOf('test_calls_total')).toEqual([
    '# HELP test_calls_total Calls.',
    '# TYPE test_calls_total counter',
    'test_calls_total{route="/a \\"b\\"\\n\\\\c",status="200"} 2',
    'test_calls_total{route="/d",status="500"} 3',
  ])
  expect(counted('test_calls_total')).toBe(5)
})

test('a gauge says what it was told last', () => {
  const show = gauge('test_jobs', 'Jobs.')
  show([
    [{ status: 'failed' }, 2],
    [{ status: 'pending' }, 1],
  ])
  show([[{ status: 'failed' }, 1]])
  expect(linesOf('test_jobs').slice(2)).toEqual(['test_jobs{status="failed"} 1'])
})

test('a histogram counts each time in every bucket that it fits into', () => {
  const time = histogram('test_seconds', 'Time.')
  for (const seconds of [0.004, 0.02, 99]) time(seconds, { route: '/' })
  const value = (rest: string) =>
    linesOf('test_seconds')
      .find((line) => line.startsWith(`test_seconds${rest}`))
      ?.split(' ')[1]
  expect(value('_bucket{route="/",le="0.005"}')).toBe('1')
  expect(value('_bucket{route="/",le="0.025"}')).toBe('2')
  expect(value('_bucket{route="/",le="10"}')).toBe('2')
  expect(value('_bucket{route="/",le="+Inf"}')).toBe('3')
  expect(value('_count{route="/"}')).toBe('3')
  expect(Number(value('_sum{route="/"}'))).toBeCloseTo(99.024)
})
