import { expect, test } from 'vitest'
import { unbroken } from './unbroken'

test('leaves out the breaks of the code, and nothing of its values', () => {
  const value = 'x\n  y'
  expect(unbroken`
    one|\d
    |two ${value}
    three
  `).toBe('one|\\d|two x\n  ythree')
})
