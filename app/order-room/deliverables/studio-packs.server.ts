import { isReplaceable } from '~/domain/sharing/share.rules'
import { getDeliverable, listDeliverables } from '~/domain/deliverables/deliverables.server'
import { getProject } from '~/domain/files/project-access.server'
import type { Participant } from '~/domain/people/participant.rules'
import { notFound } from '~/platform/http/answers.server'
import type { Language } from '~/platform/i18n/languages'
import type { OrderPaths } from '~/paths/seller-order'
import { orNotFound, orNull } from '~/shell/answers.server'
import { presentPackForm } from './deliverable-forms.server'
import { presentPack } from './deliverables.server'

/** All packs of an order and the form for another one; null while it has no project. */
export async function loadStudioPacks(
  studio: Participant,
  orderId: string,
  at: OrderPaths,
  language: Language,
) {
  const project = await orNull(getProject(studio, { orderId }))
  if (!project) return null
  const [packs, form] = await Promise.all([
    listDeliverables(studio, orderId),
    presentPackForm(project, language),
  ])
  return {
    packs: packs.map((pack) => ({
      ...presentPack(pack, language),
      href: at.orderDeliverable(orderId, pack.id),
    })),
    form,
  }
}

/** One pack of the order, with its form while it is a draft. Throws a 404 for another order's. */
export async function loadStudioPack(
  studio: Participant,
  orderId: string,
  id: string,
  language: Language,
) {
  const pack = await orNotFound(getDeliverable(studio, id))
  if (pack.project.orderId !== orderId) throw notFound()
  return {
    ...presentPack(pack, language),
    replaceable: isReplaceable(pack.status),
    form: pack.status === 'draft' ? await presentPackForm(pack.project, language, pack) : null,
  }
}
