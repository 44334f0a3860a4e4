import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/** The most that a project shows of them. */
export const MOST_LINKS = 20

/** Where a project has more to see, such as a staging site or a board. */
export function readLinks(participant: Participant, orderId: string) {
  return db.projectLink.findMany({
    where: { project: { orderId, order: ordersOf(participant) } },
    orderBy: { id: 'asc' },
    take: MOST_LINKS,
    select: { id: true, label: true, url: true },
  })
}

function studioOnly({ side }: Participant) {
  if (side !== 'studio') throw new DomainError('notFound', 'link')
}

/**
 * The studio adds one; the same address again changes its label. Throws `notFound` and
 * `project.linksFull`.
 */
export async function addLink(
  participant: Participant,
  orderId: string,
  { label, url }: { label: string; url: string },
): Promise<void> {
  studioOnly(participant)
  await transaction(async (tx) => {
    const project = await tx.project.findFirst({
      where: { orderId, order: ordersOf(participant, 'answer') },
      include: { links: true },
    })
    if (!project) throw new DomainError('notFound', 'project')
    const known = project.links.find((link) => link.url === url)
    if (known) await tx.projectLink.update({ where: { id: known.id }, data: { label } })
    else if (project.links.length >= MOST_LINKS) throw new DomainError('project.linksFull')
    else await tx.projectLink.create({ data: { projectId: project.id, label, url } })
  })
}

/** The studio takes one away; tells whether it was there. */
export async function removeLink(
  participant: Participant,
  orderId: string,
  linkId: string,
): Promise<boolean> {
  studioOnly(participant)
  if (!isId(linkId)) return false
  const { count } = await db.projectLink.deleteMany({
    where: { id: linkId, project: { orderId, order: ordersOf(participant, 'answer') } },
  })
  return count === 1
}
