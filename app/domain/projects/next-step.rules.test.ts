import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MILESTONE_STATUSES, type MilestoneStatus, ORDER_STATUSES } from '../ground/machines.rules'
import { nextStep } from './next-step.rules'

const plan = (...statuses: MilestoneStatus[]) =>
  statuses.map((status, position) => ({ position, status }))

describe('what happens next', () => {
  test('is the brief, on the client, before any work', () => {
    expect(nextStep('awaiting_brief', plan('funded', 'planned'))).toEqual({
      kind: 'brief',
      waitsOn: 'client',
      milestone: null,
    })
  })

  test('is the payment while there is none', () => {
    expect(nextStep('pending_payment', [])).toMatchObject({ kind: 'payment', waitsOn: 'client' })
  })

  test('is the first milestone under work', () => {
    expect(nextStep('in_progress', plan('released', 'in_progress', 'planned'))).toMatchObject({
      kind: 'work',
      waitsOn: 'studio',
      milestone: { position: 1 },
    })
  })

  test('is the client’s own turn rather than the studio’s', () => {
    expect(nextStep('in_progress', plan('in_progress', 'submitted', 'payable'))).toMatchObject({
      kind: 'review',
      waitsOn: 'client',
      milestone: { position: 1 },
    })
    expect(nextStep('in_progress', plan('in_progress', 'payable'))).toMatchObject({
      kind: 'milestone_payment',
      waitsOn: 'client',
      milestone: { position: 1 },
    })
  })

  test('is a review when all is delivered, even with nothing left to look at', () => {
    expect(nextStep('in_review', plan('released'))).toEqual({
      kind: 'review',
      waitsOn: 'client',
      milestone: null,
    })
  })

  test('is this in each state of the order, whatever its plan', () => {
    const said = (...plans: ReturnType<typeof plan>[]) =>
      Object.fromEntries(
        ORDER_STATUSES.map((status) => [
          status,
          [
            ...new Set(
              plans
                .map((milestones) => nextStep(status, milestones))
                .map(({ kind, waitsOn }) => `${kind} ${waitsOn}`),
            ),
          ].join(),
        ]),
      )
    expect(
      said(
        plan(),
        plan('funded', 'planned'),
        plan('approved', 'in_progress'),
        plan('released', 'changes_requested'),
      ),
    ).toEqual({
      ...{
        pending_payment: 'payment client',
        confirmed: 'setup studio',
        awaiting_brief: 'brief client',
        in_progress: 'work studio,start studio,changes studio',
        in_review: 'review client',
      },
      ...{
        completed: 'completed nobody',
        closed: 'closed nobody',
        expired: 'expired nobody',
        cancelled: 'cancelled nobody',
        on_hold: 'on_hold studio',
      },
      ...{
        withdrawal_requested: 'withdrawal_requested studio',
        withdrawn: 'withdrawn nobody',
        disputed: 'disputed studio',
      },
    })
    expect(
      [
        nextStep('in_progress', plan('funded'), { owesChange: true }),
        nextStep('in_progress', plan('payable'), { owesChange: true }),
      ].map(({ kind }) => kind),
    ).toEqual(['change_payment', 'milestone_payment'])
  })

  test('is nobody’s while a payment is on its way', () => {
    const turns = [
      nextStep('pending_payment', [], { processing: true }),
      nextStep('in_progress', plan('payable'), { processing: true }),
      nextStep('in_progress', plan('funded'), { owesChange: true, processing: true }),
    ]
    expect(turns.map(({ kind, waitsOn }) => `${kind} ${waitsOn}`)).toEqual(
      Array(3).fill('processing nobody'),
    )
    expect(nextStep('in_progress', plan('funded'), { processing: true }).kind).toBe('start')
  })

  test('is the client’s where something is shared or priced, and the studio’s where it is asked', () => {
    expect(nextStep('in_progress', plan('in_progress'), { decision: 'change' })).toMatchObject({
      ...{ kind: 'change', waitsOn: 'client' },
    })
    expect(nextStep('in_progress', plan('submitted'), { decision: 'design' }).kind).toBe('review')
    expect(nextStep('on_hold', plan('funded'), { decision: 'design' }).kind).toBe('on_hold')
    expect(nextStep('in_progress', plan('released'), { asked: true })).toMatchObject({
      ...{ kind: 'price', waitsOn: 'studio' },
    })
    expect(nextStep('in_progress', plan('funded'), { asked: true }).kind).toBe('start')
  })

  test('only names milestones of the plan', () => {
    const statuses = fc.array(fc.constantFrom(...MILESTONE_STATUSES), { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), statuses, (status, states) => {
        const milestones = plan(...states)
        const step = nextStep(status, milestones)
        expect([null, ...milestones]).toContain(step.milestone)
        if (step.kind === 'milestone_payment') expect(step.milestone?.status).toBe('payable')
        if (step.kind === 'review' && step.milestone)
          expect(step.milestone.status).toBe('submitted')
        if (step.kind === 'start') expect(step.milestone?.status).toBe('funded')
        if (step.kind === 'work' && step.milestone)
          expect(step.milestone.status).toBe('in_progress')
        if (step.kind === 'changes') expect(step.milestone?.status).toBe('changes_requested')
      }),
    )
  })
})
