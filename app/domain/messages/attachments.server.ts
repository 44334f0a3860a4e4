import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { isId } from '~/platform/row-id'
import type { Member } from '../people/participant.rules'
import { threadsOf } from './conversation.server'

/** What was sent with a message, as it was sent, for those who take part in its conversation. Throws NotFoundError for anybody else. */
export async function getAttachment(members: Member[], fileId: string) {
  const known = isId(fileId)
  const sent = known
    ? await db.messageAttachment.findFirst({
        where: { fileId, message: { thread: { OR: members.map(threadsOf) } }, file: { status: { not: 'deleted' } } },
        select: { name: true, file: { select: { versions: { where: { number: 1, status: { not: 'deleted' } }, select: { storageKey: true, contentType: true, size: true } } } } },
      })
    : null
  const version = sent?.file.versions[0]
  if (!sent || !version) throw new NotFoundError('file')
  return { name: sent.name, ...version }
}
