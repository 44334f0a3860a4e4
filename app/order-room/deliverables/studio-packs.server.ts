import { isReplaceable } from '~/domain/sharing/share.rules'
import { getDeliverable, listDeliverables } from '~/domain/deliverables/deliverables.server'
import { getProject } from '~/domain/files/project-access.server'
import type { Participant } from '~/domain/people/participant.rules'
import { notFound, seeOther } from '~/platform/http/answers.server'
import type { Language } from '~/platform/i18n/languages'
import type { OrderPaths } from '~/paths/seller-order'
import { orNotFound } from '~/shell/answers.server'
import { presentPackForm, type PackAnswer, type PackOutcome } from './deliverable-forms.server'
import { presentPack } from './deliverables.server'
import { orNull } from '~/shell/answers.server'

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

/** Back to the pack, or to all of them, with word of what was done or of who was quicker. */
export function tellPack(
  at: OrderPaths,
  orderId: string,
  outcome: Exclude<PackOutcome, PackAnswer>,
  here: string | null = null,
) {
  const id = 'done' in outcome && outcome.id !== undefined ? outcome.id : here
  const flash =
    'done' in outcome
      ? ({ kind: 'success', text: outcome.done } as const)
      : ({ kind: 'warning', text: outcome.late } as const)
  return seeOther(id ? at.orderDeliverable(orderId, id) : at.orderPart(orderId, 'deliverables'), {
    flash,
  })
}
