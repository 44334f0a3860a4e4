import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '../ground/machines.rules'
import { approvedOn } from './milestone.rules'
import { owedIn, type OpenOrder } from './owed.rules'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

function order(changes: Partial<OpenOrder> = {}): OpenOrder {
  return {
    id: 'order',
    status: 'in_progress',
    createdAt: day(1),
    milestones: [],
    payables: [],
    decisions: [],
    heldUntil: null,
    asked: [],
    ...changes,
  }
}
const milestone = (status: OpenOrder['milestones'][number]['status'], id: string = status) => ({
  id,
  title: id,
  status,
  dueAt: day(20),
  submittedAt: day(5),
})
const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind)

describe('what is owed', () => {
  test('is a brief before anything is built', () => {
    const { answers, ours } = owedIn([
      order({ status: 'awaiting_brief', milestones: [milestone('funded')] }),
    ])
    expect(kinds(answers)).toEqual(['brief'])
    expect(ours).toEqual([])
  })

  test('is an answer to what is handed over, until it counts as approved after 14 days', () => {
    const { answers } = owedIn([
      order({
        milestones: [milestone('submitted')],
        decisions: [{ subject: 'design', id: 'd', title: 'Home page' }],
      }),
    ])
    expect(answers).toMatchObject([
      { kind: 'review', id: 'submitted', by: approvedOn(day(5)) },
      { kind: 'design', title: 'Home page', by: null },
    ])
  })

  test('is the next milestone that is prepaid, and no later one', () => {
    const { ours } = owedIn([
      order({ milestones: [milestone('released'), milestone('in_progress'), milestone('funded')] }),
    ])
    expect(ours).toMatchObject([{ kind: 'work', id: 'in_progress', by: day(20) }])
  })

  test('is what is begun, though an earlier one waits, and no work before it may begin', () => {
    const plan = [milestone('funded'), milestone('in_progress')]
    expect(owedIn([order({ milestones: plan })]).ours).toMatchObject([
      { kind: 'work', id: 'in_progress' },
    ])
    expect(
      owedIn([order({ milestones: [milestone('funded')], heldUntil: day(14) })]).ours,
    ).toMatchObject([{ kind: 'held', by: day(14) }])
    expect(owedIn([order({ milestones: [milestone('changes_requested')] })]).ours).toMatchObject([
      { kind: 'changes' },
    ])
  })

  test('is the studio’s price for what was asked', () => {
    const { ours } = owedIn([order({ status: 'in_review', asked: [{ id: 'c', title: 'Shop' }] })])
    expect(ours).toMatchObject([{ kind: 'price', id: 'c', title: 'Shop' }])
  })

  test('is sorted by its date, what has none at the end', () => {
    const payable = (id: string, at: Date | null, status: 'open' | 'past_due' = 'open') => ({
      id,
      status,
      amount: 100,
      dueAt: at,
      title: id,
    })
    const { payments } = owedIn([
      order({ payables: [payable('later', day(9)), payable('some time', null)] }),
      order({ payables: [payable('late', day(2), 'past_due')] }),
    ])
    expect(payments).toMatchObject([
      { kind: 'late_payment', id: 'late' },
      { kind: 'payment', id: 'later' },
      { kind: 'payment', id: 'some time' },
    ])
  })

  test.each(['on_hold', 'withdrawal_requested', 'disputed'] as const)(
    'is no answer of the client’s while an order is %s, and payments by no day',
    (status) => {
      const { payments, answers, ours } = owedIn([
        order({
          status,
          milestones: [milestone('submitted')],
          payables: [{ id: 'p', status: 'open', amount: 1, dueAt: day(3), title: null }],
        }),
      ])
      expect(answers).toEqual([])
      expect(payments).toMatchObject(status === 'withdrawal_requested' ? [] : [{ by: null }])
      expect(ours).toHaveLength(1)
    },
  )

  test.each(ORDER_STATUSES)('has each thing once in an order that is %s', (status) => {
    const { payments, answers, ours } = owedIn([
      order({ status, milestones: [milestone('submitted'), milestone('funded')] }),
    ])
    const keys = [...payments, ...answers, ...ours].map(({ kind, id }) => `${kind}:${id}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
