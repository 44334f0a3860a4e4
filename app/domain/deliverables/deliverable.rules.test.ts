import { expect, test } from 'vitest'
import { readLicences, sharingGap } from './deliverable.rules'

test('licences are known ones, in one order', () => {
  expect(readLicences('no_resale full_rights full_rights made_up')).toEqual([
    'full_rights',
    'no_resale',
  ])
  expect(readLicences('')).toEqual([])
})

test('a deliverable is shared with files and with rights', () => {
  expect(sharingGap({ licences: 'full_rights', licence: null, files: [] })).toBe('files')
  expect(sharingGap({ licences: '', licence: null, files: [1] })).toBe('licence')
  expect(sharingGap({ licences: '', licence: 'As agreed.', files: [1] })).toBeNull()
  expect(sharingGap({ licences: 'full_rights', licence: null, files: [1] })).toBeNull()
})
