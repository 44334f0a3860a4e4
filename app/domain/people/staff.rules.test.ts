import { expect, test } from 'vitest'
import { isOwner, MOST_STAFF, OWNER_ID } from './staff.rules'

test('the first account is the owner’s, and no other (spec §5)', () => {
  expect(OWNER_ID).toBe(1)
  expect([0, 1, 2, 11].map((id) => isOwner({ id }))).toEqual([false, true, false, false])
})

test('fifty people work for the studio at most', () => {
  expect(MOST_STAFF).toBe(50)
})
