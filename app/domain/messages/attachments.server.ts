import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/** What was sent with a message, as it was sent, for those who take part in its order. Throws NotFoundError for anybody else. */
export async function getAttachment(participants: Participant[], fileId: string) {
  const known = isId(fileId)
  const sent = known
    ? await db.messageAttachment.findFirst({
        where: { fileId, message: { thread: { order: { OR: participants.map((participant) => ordersOf(participant)) } } }, file: { status: { not: 'deleted' } } },
        select: { name: true, file: { select: { versions: { where: { number: 1, status: { not: 'deleted' } }, select: { storageKey: true, contentType: true, size: true } } } } },
      })
    : null
  const version = sent?.file.versions[0]
  if (!sent || !version) throw new NotFoundError('file')
  return { name: sent.name, ...version }
}
