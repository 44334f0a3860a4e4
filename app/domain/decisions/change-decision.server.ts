import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import type { Currency } from '../catalog/catalog.rules'
import { changeState, changeSteps } from '../projects/change.rules'
import { acceptChange, declineChange } from '../projects/changes.server'
import { type DecisionSubject } from './decision-subject'
import type { DecisionState } from '~/domain/notifications/decision.rules'

const parts = {
  payable: true,
  project: { include: { order: true } },
} satisfies Prisma.ChangeRequestInclude
type Change = Prisma.ChangeRequestGetPayload<{ include: typeof parts }>

function stateOf(change: Change): DecisionState {
  if (changeSteps('client', change.project.order.status, change.status).includes('accept'))
    return 'open'
  const state = changeState(change, change.project.order.status)
  if (state === 'due') return 'ordered'
  if (state === 'agreed') return 'approved'
  return state === 'declined' ? 'declined' : 'over'
}

/** The price of a change that the client asked for (business.md, Change request). */
export const changeDecision: DecisionSubject = {
  async find(id, orders) {
    const change = await db.changeRequest.findFirst({
      where: { id, project: { order: orders } },
      include: parts,
    })
    if (!change || change.net === null) return null
    const { net, workingDays, rounds, answer, payable, project, title, description, decidedAt } =
      change
    const { id: orderId, number, title: service, currency, vatRate, reverseCharge } = project.order
    const state = stateOf(change)
    return {
      ...{ orderId, number, service, title, state, decidedAt },
      detail: description,
      sharedAt: null,
      revisions: null,
      price: {
        ...{ net, workingDays, rounds, answer, vatRate, reverseCharge },
        currency: currency as Currency,
      },
      payableId: state === 'ordered' && payable ? payable.id : null,
      answers: ['order', 'decline'],
    }
  },

  async answer(id, answer, participant) {
    try {
      if (answer.to === 'order') await acceptChange(participant, id)
      else await declineChange(participant, id, '')
    } catch (error) {
      throw isRefusal(error, 'moved', 'notFound') ? new DomainError('decision.closed') : error
    }
  },
}
