import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { acceptDeliverable, askForChanges } from '../deliverables/share-deliverable.server'
import { answerDesignVersion } from '../designs/design-versions.server'
import { answerPreviewVersion } from '../previews/preview-versions.server'
import { awaitsAnswer } from '~/domain/sharing/share.rules'
import type { ShareStatus } from '../ground/machines.rules'
import { type Decision, type DecisionSubject } from './decision-subject'
import type { Answer, DecisionState } from '~/domain/notifications/decision.rules'

const project = { select: { order: { select: { id: true, number: true, title: true } } } } as const

interface Shared {
  status: ShareStatus
  sharedAt: Date | null
  answeredAt: Date | null
}

function stateOf(status: ShareStatus): DecisionState {
  if (awaitsAnswer(status)) return 'open'
  if (status === 'approved') return 'approved'
  return status === 'changes_requested' ? 'changes' : 'over'
}

function present(
  { status, sharedAt, answeredAt }: Shared,
  title: string,
  { order }: { order: { id: string; number: string; title: string } },
): Decision {
  return {
    ...{
      orderId: order.id,
      number: order.number,
      service: order.title,
      title,
      detail: '',
      sharedAt,
    },
    ...{
      revisions: null,
      price: null,
      payableId: null,
      state: stateOf(status),
      decidedAt: answeredAt,
      answers: ['approve', 'changes'],
    },
  }
}

/** Whoever was too late hears so, and so does who may not answer any more. */
async function orClosed(id: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const late = isRefusal(error, 'moved', 'notFound')
    throw late ? new DomainError('decision.closed') : error
  }
}

const verdict = (answer: Answer) =>
  answer.to === 'changes'
    ? ({ approved: false, reason: answer.reason } as const)
    : ({ approved: true } as const)

/** A version of a design (business.md, Deliverable, design, preview). */
export const designDecision: DecisionSubject = {
  async find(id, orders) {
    const version = await db.designVersion.findFirst({
      where: { id, design: { project: { order: orders } } },
      include: { design: { select: { title: true, project } } },
    })
    return version && present(version, version.design.title, version.design.project)
  },
  answer: (id, answer, client) =>
    orClosed(id, () => answerDesignVersion(client, id, verdict(answer))),
}

/** A version of a preview. */
export const previewDecision: DecisionSubject = {
  async find(id, orders) {
    const version = await db.previewVersion.findFirst({
      where: { id, preview: { project: { order: orders } } },
      include: { preview: { select: { title: true, project } } },
    })
    return version && present(version, version.preview.title, version.preview.project)
  },
  answer: (id, answer, client) =>
    orClosed(id, () => answerPreviewVersion(client, id, verdict(answer))),
}

/** A deliverable that was handed over. */
export const deliverableDecision: DecisionSubject = {
  async find(id, orders) {
    const deliverable = await db.deliverable.findFirst({
      where: { id, project: { order: orders } },
      include: { project },
    })
    return deliverable && present(deliverable, deliverable.title, deliverable.project)
  },
  answer: (id, answer, client) =>
    orClosed(id, () =>
      answer.to === 'changes'
        ? askForChanges(client, id, answer.reason)
        : acceptDeliverable(client, id),
    ),
}
