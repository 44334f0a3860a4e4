import { describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import {
  ASSIGNMENT_STATUSES,
  assignmentMachine,
  MILESTONE_STATUSES,
  UNDER_WAY,
} from '../ground/machines.rules'
import {
  expectedPayout,
  freelancerSteps,
  isLead,
  isUnderWay,
  OFFER_LASTS,
  OFFERABLE,
  offerIsOpen,
  payoutDate,
  revisionsLeft,
  studioSteps,
  workNow,
  takesPart,
  WITH_WORK,
} from './assignment.rules'

const ENDS = ['declined', 'expired', 'completed', 'released', 'reassigned']

describe('the machine of an assignment', () => {
  test.each(ASSIGNMENT_STATUSES)('reaches %s from an offer', (status) => {
    const reached = new Set(['offered'])
    for (const one of reached)
      for (const next of assignmentMachine.arrows[one as keyof typeof assignmentMachine.arrows])
        reached.add(next)
    expect(reached).toContain(status)
  })

  test.each(ASSIGNMENT_STATUSES)(
    'ends in %s only where nothing follows, and the guard is the table read backwards',
    (status) => {
      expect(assignmentMachine.arrows[status].length === 0).toBe(ENDS.includes(status))
      for (const from of ASSIGNMENT_STATUSES)
        expect(assignmentMachine.sourcesOf(status).includes(from)).toBe(
          assignmentMachine.arrows[from].includes(status),
        )
    },
  )

  test('frees the milestone in every end but completion', () => {
    expect(ASSIGNMENT_STATUSES.filter((status) => !isLead(status))).toEqual([
      'declined',
      'expired',
      'released',
      'reassigned',
    ])
    expect(ASSIGNMENT_STATUSES.filter((status) => isLead(status) && !takesPart(status))).toEqual([
      'offered',
    ])
    expect(UNDER_WAY).toEqual(['accepted', 'active', 'submitted', 'accepted_by_studio', 'rework'])
    expect(ASSIGNMENT_STATUSES.filter(isUnderWay)).toEqual([
      'accepted',
      'active',
      'submitted',
      'accepted_by_studio',
      'rework',
    ])
  })

  test('is of orders with work to come, for milestones that are not with the client', () => {
    expect(WITH_WORK).toEqual(['confirmed', 'awaiting_brief', 'in_progress', 'in_review'])
    expect(OFFERABLE).toEqual(['planned', 'payable', 'funded', 'in_progress', 'changes_requested'])
  })

  test.each([
    [0, 2, 2],
    [1, 2, 1],
    [2, 2, 0],
    [3, 2, 0],
  ])('with %i rounds used of %i has %i left', (revisionsUsed, revisionLimit, left) => {
    expect(revisionsLeft({ revisionsUsed, revisionLimit })).toBe(left)
  })

  test('starts no work on a milestone that is not prepaid', () => {
    for (const milestone of MILESTONE_STATUSES) {
      expect(freelancerSteps('accepted', milestone, 'in_progress')).toEqual(
        ['planned', 'payable'].includes(milestone) ? [] : ['start'],
      )
    }
  })

  test('takes no step that its order does not let it take', () => {
    expect(freelancerSteps('accepted', 'funded', 'awaiting_brief')).toEqual([])
    for (const order of ['on_hold', 'disputed', 'withdrawal_requested'] as const)
      for (const status of ['accepted', 'active', 'rework'] as const)
        expect(freelancerSteps(status, 'in_progress', order)).toEqual([])
  })

  test.each([
    ['accepted', 'payable', 'in_progress', false, 'unfunded'],
    ['accepted', 'funded', 'awaiting_brief', true, 'noBrief'],
    ['accepted', 'funded', 'in_progress', true, 'held'],
    ['accepted', 'funded', 'in_progress', false, 'ready'],
    ['accepted', 'in_progress', 'in_progress', true, 'ready'],
    ['active', 'in_progress', 'on_hold', false, 'paused'],
    ['submitted', 'in_progress', 'disputed', false, 'paused'],
    ['active', 'in_progress', 'in_progress', true, 'active'],
    ['completed', 'released', 'on_hold', false, 'completed'],
  ] as const)(
    'that is %s on what is %s in an order that is %s (held: %j) is told as %s',
    (status, milestone, order, held, now) => {
      expect(workNow(status, { milestone, order, held })).toBe(now)
    },
  )

  test.each(ASSIGNMENT_STATUSES)('asks for changes in %s only while a round is left', (status) => {
    const rounds = { revisionLimit: 2, status }
    expect(studioSteps({ ...rounds, revisionsUsed: 1 }).includes('rework')).toBe(
      status === 'submitted',
    )
    expect(studioSteps({ ...rounds, revisionsUsed: 2 })).not.toContain('rework')
    if (ENDS.includes(status)) expect(studioSteps({ ...rounds, revisionsUsed: 0 })).toEqual([])
  })
})

describe('the moments', () => {
  const made = new Date('2026-03-01T10:00:00Z')
  const offer = { status: 'offered' as const, offerEndsAt: after(OFFER_LASTS, made) }

  test('an offer is open for 48 hours and not a moment longer', () => {
    expect(OFFER_LASTS).toBe(2 * DAY)
    expect(offerIsOpen(offer, after(OFFER_LASTS - 1, made))).toBe(true)
    expect(offerIsOpen(offer, after(OFFER_LASTS, made))).toBe(false)
    expect(offerIsOpen({ ...offer, status: 'accepted' }, made)).toBe(false)
  })

  test('the payment is the agreed days after the approval; before, the day that the work is due stands for it', () => {
    expect(payoutDate(made, 14)).toEqual(new Date('2026-03-15T22:59:59.999Z'))
    expect(expectedPayout(after(3 * DAY, made), 14, made)).toEqual(
      new Date('2026-03-18T22:59:59.999Z'),
    )
    expect(expectedPayout(after(-3 * DAY, made), 14, made)).toEqual(payoutDate(made, 14))
    expect(expectedPayout(null, 0, made)).toEqual(new Date('2026-03-01T22:59:59.999Z'))
  })
})
