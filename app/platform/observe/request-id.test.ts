import { expect, test } from 'vitest'
import { requestIdFrom } from './request-id.server'

test.each([
  '0190f2c3-7a11-7c3d-9b1e-2f1d4c5b6a70',
  'a1B2c3D4',
  '1-67891233-abcdef012345678912345678',
])('%s, as a proxy names a request, is kept', (id) => {
  expect(requestIdFrom(id)).toBe(id)
})

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'two words here',
  'line\nbreak-in-it',
  '"quoted"quoted',
  '<b>bold</b>',
  ['several', 'of-them-here'],
])('%j is replaced by one of our own', (given) => {
  const id = requestIdFrom(given)
  expect(id).toMatch(/^[\w-]{12}$/)
  expect(requestIdFrom(given)).not.toBe(id)
})
