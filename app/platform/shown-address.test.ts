import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.server'

test.each([
  ['anna@xn--exmple-cua.se', 'anna@exämple.se'],
  ['anna@example.com', 'anna@example.com'],
  ['erased', 'erased'],
])('%s is shown as %s', (kept, shown) => {
  expect(shownAddress(kept)).toBe(shown)
})
