import { describe, expect, test } from 'vitest'
import { mayBeOffered, usualHoursOf } from './screening.rules'
import { applicationMachine, freelancerMachine } from '../ground/machines.rules'

test('an application is screened before it is decided on, once', () => {
  expect({
    submitted: applicationMachine.sourcesOf('submitted'),
    screening: applicationMachine.sourcesOf('screening'),
    approved: applicationMachine.sourcesOf('approved'),
    rejected: applicationMachine.sourcesOf('rejected'),
  }).toEqual({
    submitted: [],
    screening: ['submitted'],
    approved: ['screening'],
    rejected: ['screening'],
  })
})

describe('a freelancer', () => {
  test('pauses and comes back, and leaves from a pause for good', () => {
    expect({
      active: freelancerMachine.sourcesOf('active'),
      paused: freelancerMachine.sourcesOf('paused'),
      offboarded: freelancerMachine.sourcesOf('offboarded'),
    }).toEqual({ active: ['paused'], paused: ['active'], offboarded: ['paused'] })
  })

  test('gets offers while active alone', () => {
    expect((['active', 'paused', 'offboarded'] as const).map(mayBeOffered)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('starts with the fewest hours that the application spoke of', () => {
    expect(['under-10', '10-20', '20-30', 'over-30', ''].map(usualHoursOf)).toEqual([
      5, 10, 20, 30, 0,
    ])
  })
})
