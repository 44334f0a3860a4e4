import { describe, expect, test } from 'vitest'
import { answerDue } from './answer-clock.rules'
import { afterAnswer, afterClientReply, isOverdue, isUnsolved } from './ticket.rules'
import { TICKET_STATUSES, ticketMachine } from '../ground/machines.rules'

describe('where a ticket may go', () => {
  test.each([
    ['new', ['open', 'waiting_on_client', 'resolved']],
    ['open', ['waiting_on_client', 'resolved']],
    ['waiting_on_client', ['open', 'resolved']],
    ['resolved', ['open', 'waiting_on_client', 'closed']],
    ['closed', ['open', 'waiting_on_client']],
  ] as const)('from %s to %j alone', (from, to) => {
    expect(TICKET_STATUSES.filter((status) => ticketMachine.can(from, status)).sort()).toEqual(
      [...to].sort(),
    )
  })

  test('a reply of the client reopens what was answered, solved or closed', () => {
    expect(TICKET_STATUSES.map(afterClientReply)).toEqual(['new', 'open', 'open', 'open', 'open'])
    expect([afterAnswer(true), afterAnswer(false)]).toEqual(['waiting_on_client', 'open'])
  })

  test('what is open in any way can be said to be solved', () => {
    expect(TICKET_STATUSES.filter(isUnsolved)).toEqual(['new', 'open', 'waiting_on_client'])
  })

  test.each(TICKET_STATUSES)('every reply to one that is %s is a move that exists', (status) => {
    for (const to of [afterClientReply(status), afterAnswer(true), afterAnswer(false)])
      expect(to === status || ticketMachine.can(status, to)).toBe(true)
  })
})

/** The times of day are those of Gothenburg and Utrecht. */
describe('the clock of an answer', () => {
  test.each([
    ['within the day, for who asks as it opens', '2026-11-23T08:00:00Z', '2026-11-23T16:00:00Z'],
    ['the same hour of the next working day', '2026-11-23T10:30:00Z', '2026-11-24T10:30:00Z'],
    ['over a weekend', '2026-11-20T14:00:00Z', '2026-11-23T14:00:00Z'],
    [
      'from the next morning, for who asks at night',
      '2026-11-23T22:00:00Z',
      '2026-11-24T16:00:00Z',
    ],
    ['over a public holiday of either country', '2026-12-23T13:00:00Z', '2026-12-28T13:00:00Z'],
    ['over the change to winter time', '2026-10-23T12:00:00Z', '2026-10-26T13:00:00Z'],
  ])('%s', (_when, from, due) => {
    expect(answerDue(new Date(from)).toISOString()).toBe(new Date(due).toISOString())
  })

  test('an answer is late from the moment that it was due', () => {
    const due = new Date('2026-11-23T16:00:00Z')
    expect(isOverdue(due, due)).toBe(true)
    expect(isOverdue(due, new Date(due.getTime() - 1))).toBe(false)
    expect(isOverdue(null)).toBe(false)
  })
})
