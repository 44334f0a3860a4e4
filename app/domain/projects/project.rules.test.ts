import { expect, test } from 'vitest'
import { PROJECT_STATUSES } from '../ground/machines.rules'

test('a project stands as the business says (business.md, Project)', () => {
  expect(PROJECT_STATUSES).toEqual(
    'intake active on_hold in_review delivered warranty archived cancelled'.split(' '),
  )
})
