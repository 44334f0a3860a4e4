import { expect, test } from 'vitest'
import { getPool } from './worker-pool.server'

test('a thread that fails when nobody waits for it any more does not end the process', () => {
  expect(() => getPool().emit('error', new Error('Worker terminated due to reaching memory limit'))).not.toThrow()
})
