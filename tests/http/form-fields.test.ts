import { expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { Visitor } from '../setup/visitor'

/**
 * Milliseconds that an answer may take on a busy machine; a list of 999,999,999 rows takes minutes,
 * and then all memory.
 */
const TIME = 5_000

const FIELDS = ['items[999999999].name', '__intent__', '__state__']

test.each([
  paths.auth(),
  paths.cart(),
  paths.contact(),
  paths.freelancerSignup(),
  paths.studioStackWaitlist(),
])('%s refuses fields that no page has, and leaves the server in peace', async (path) => {
  for (const field of FIELDS) {
    const began = performance.now()
    const page = await new Visitor().post(path, { intent: 'coupon', [field]: 'x' })
    expect([page.status, performance.now() - began < TIME], field).toEqual([400, true])
    expect(page.heading.length).toBeGreaterThan(3)
  }
})
