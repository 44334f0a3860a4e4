import { expect, test } from 'vitest'
import { translator } from './i18n.server'

test('a text that is missing is what was given in its place, before it is its key', () => {
  const t = translator('sv', 'audit')
  const missing = 'done.said_by_a_later_version' as 'done.created'
  expect(t(missing, { defaultValue: 'said by a later version' })).toBe('said by a later version')
  expect(t(missing)).toBe(missing)
})
