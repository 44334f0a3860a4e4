import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awaitsAnswer, SHARED_STATUSES, shareSteps, shareTone } from './share.rules'
import { SHARE_STATUSES, shareMachines } from '~/domain/ground/machines.rules'

const status = fc.constantFrom(...SHARE_STATUSES)

describe('what is shared', () => {
  test('waits for an answer from when it is shared until it is answered or replaced', () => {
    expect(SHARE_STATUSES.filter(awaitsAnswer)).toEqual(['shared', 'viewed'])
    expect(shareMachines.design.sourcesOf('approved')).toEqual(['shared', 'viewed'])
    expect(shareMachines.design.sourcesOf('superseded')).toEqual([
      'shared',
      'viewed',
      'approved',
      'changes_requested',
    ])
  })

  test('is shared by the studio and answered by the client alone', () => {
    expect(shareSteps('studio', 'draft')).toEqual(['share'])
    expect(shareSteps('client', 'draft')).toEqual([])
    expect(shareSteps('client', 'viewed')).toEqual(['approve', 'changes'])
    expect(SHARED_STATUSES).toEqual([
      ...['shared', 'viewed', 'approved', 'changes_requested', 'superseded'],
    ])
  })

  test('is shown in the color of what it waits for', () => {
    expect(SHARE_STATUSES.map((one) => `${one} ${shareTone(one)}`)).toEqual([
      ...['draft neutral', 'shared warning', 'viewed warning', 'approved success'],
      ...['changes_requested danger', 'superseded neutral'],
    ])
  })

  test('never comes back to a status it had', () => {
    fc.assert(
      fc.property(status, fc.array(fc.nat(5), { maxLength: 10 }), (from, picks) => {
        const seen = [from]
        for (const pick of picks) {
          const next = shareMachines.design.arrows[seen.at(-1)!]
          if (next.length > 0) seen.push(next[pick % next.length]!)
        }
        expect(new Set(seen).size).toBe(seen.length)
      }),
    )
  })
})
