import { expect, test } from 'vitest'
import { isDecided, subjectOf } from './decision.rules'

test.each([
  ['milestone.submitted', 'milestone'],
  ['milestone.reminder', 'milestone'],
  ['design.shared', 'design'],
  ['preview.shared', 'preview'],
  ['deliverable.shared', 'deliverable'],
  ['change.priced', 'change'],
] as const)('a notice of %s asks about a %s', (kind, subject) => {
  expect([isDecided(kind), subjectOf(kind)]).toEqual([true, subject])
})

test.each(['payable.due', 'toString', ''])('a notice of %j asks nothing', (kind) =>
  expect(isDecided(kind)).toBe(false),
)
