import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/**
 * A project by its id, with the order that it belongs to. Throws `notFound` for one that is not
 * there or somebody else's.
 */
export async function getClientProject(reader: Participant, projectId: string) {
  const known = isId(projectId)
  const project = known
    ? await db.project.findFirst({
        where: { id: projectId, order: ordersOf(reader) },
        select: { id: true, name: true, orderId: true },
      })
    : null
  if (!project) throw new DomainError('notFound', 'project')
  return project
}
