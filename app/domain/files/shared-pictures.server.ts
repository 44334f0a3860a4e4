import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { projectsOf, visibleTo } from '~/domain/sharing/shared-access.server'

/**
 * A picture of a design or a preview, for those who may see that version of it. Throws
 * `notFound` for anyone else.
 */
export async function getSharedPicture(reader: Participant, id: string) {
  const project = projectsOf(reader, 'see')
  const seen = [
    { designVersions: { some: { ...visibleTo(reader), design: { project } } } },
    { screenshots: { some: { ...visibleTo(reader), preview: { project } } } },
  ]
  const found = isId(id)
    ? await db.fileVersion.findFirst({
        where: { id, status: 'available', OR: seen },
        select: { storageKey: true, contentType: true, size: true, sha256: true },
      })
    : null
  if (!found) throw new DomainError('notFound', 'picture')
  return found
}
