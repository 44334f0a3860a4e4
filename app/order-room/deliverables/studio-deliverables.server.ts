import { isReplaceable } from '~/domain/sharing/share.rules'
import { getDeliverable, listDeliverables } from '~/domain/deliverables/deliverables.server'
import { getProject } from '~/domain/files/project-access.server'
import type { Participant } from '~/domain/people/participant.rules'
import { notFound } from '~/platform/http/answers.server'
import type { Language } from '~/platform/i18n/languages'
import type { OrderPaths } from '~/paths/seller-order'
import { orNotFound, orNull } from '~/shell/answers.server'
import { presentDeliverableForm } from './deliverable-forms.server'
import { presentDeliverable } from './deliverables.server'

/** All deliverables of an order and the form for another one; null while it has no project. */
export async function loadStudioDeliverables(
  studio: Participant,
  orderId: string,
  at: OrderPaths,
  language: Language,
) {
  const project = await orNull(getProject(studio, { orderId }))
  if (!project) return null
  const [deliverables, form] = await Promise.all([
    listDeliverables(studio, orderId),
    presentDeliverableForm(project, language),
  ])
  return {
    deliverables: deliverables.map((deliverable) => ({
      ...presentDeliverable(deliverable, language),
      href: at.orderDeliverable(orderId, deliverable.id),
    })),
    form,
  }
}

/** One deliverable of the order, with its form while it is a draft. Throws a 404 for another order's. */
export async function loadStudioDeliverable(
  studio: Participant,
  orderId: string,
  id: string,
  language: Language,
) {
  const deliverable = await orNotFound(getDeliverable(studio, id))
  if (deliverable.project.orderId !== orderId) throw notFound()
  return {
    ...presentDeliverable(deliverable, language),
    replaceable: isReplaceable(deliverable.status),
    form:
      deliverable.status === 'draft'
        ? await presentDeliverableForm(deliverable.project, language, deliverable)
        : null,
  }
}
