import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Member } from '../people/participant.rules'
import { readTalksSince } from '../people/participant.server'
import { messagesFor } from './conversation.server'

/** A freelancer, with from when on they take part in the conversation that a file was sent in. */
async function joined(member: Member, fileId: string): Promise<Member> {
  if (member.side !== 'freelancer') return member
  const sent = await db.messageAttachment.findFirst({
    where: { fileId },
    select: { message: { select: { thread: { select: { orderId: true } } } } },
  })
  const orderId = sent?.message.thread.orderId
  return orderId ? { ...member, talksSince: await readTalksSince(member.userId, orderId) } : member
}

/**
 * What was sent with a message, as it was sent, for those who may read the message. Throws
 * `notFound` for anybody else.
 */
export async function getAttachment(members: Member[], fileId: string) {
  const readers = isId(fileId)
    ? await Promise.all(members.map((member) => joined(member, fileId)))
    : []
  const sent =
    readers.length > 0
      ? await db.messageAttachment.findFirst({
          where: {
            fileId,
            message: { OR: readers.map(messagesFor) },
            file: { status: { not: 'deleted' } },
          },
          select: {
            name: true,
            file: {
              select: {
                versions: {
                  where: { number: 1, status: { not: 'deleted' } },
                  select: { storageKey: true, contentType: true, size: true },
                },
              },
            },
          },
        })
      : null
  const version = sent?.file.versions[0]
  if (!sent || !version) throw new DomainError('notFound', 'file')
  return { name: sent.name, ...version }
}
