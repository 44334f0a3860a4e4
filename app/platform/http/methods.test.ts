import { expect, test } from 'vitest'
import { isForeignMethod } from './methods.server'

const open = ['/api/', '/files/uploads']
const foreign = (method: string, url = '/dashboard') => isForeignMethod({ method, url }, open)

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', ''])(
  'no page knows the method "%s"',
  (method) => expect(foreign(method)).toBe(true),
)

test.each(['GET', 'HEAD', 'POST'])('pages know %s', (method) => expect(foreign(method)).toBe(false))

test('what has a contract of its own answers for itself', () => {
  expect([foreign('DELETE', '/api/cart'), foreign('PUT', '/files/uploads/1')]).toEqual([
    false,
    false,
  ])
  expect(foreign('PUT', '/settings/theme?x=/api/')).toBe(true)
})
