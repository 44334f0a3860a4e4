import { currentTime } from '~/platform/clock'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { DomainError } from '~/domain/ground/domain-error'
import { countWriting } from '../messages/count-writing.server'
import { notify } from '../notifications/notify.server'
import type { Act, Participant } from '../people/participant.rules'
import { numbered } from '../projects/next-number.server'
import { projectsOf, required, requireId, visibleTo } from '~/domain/sharing/shared-access.server'
import { designHrefs, requireDesignVersion } from './design-versions.server'
import { MOST_REPLIES, type Point } from './pin.rules'

export interface NewPin extends Point {
  body: string
  /** Drawn when the form is shown: sent twice it counts once. */
  key: string
}

const IN_DESIGN = {
  designVersion: { include: { design: { include: { project: { select: { orderId: true } } } } } },
} satisfies Prisma.PinInclude

async function requirePin(tx: Transaction, who: Participant, act: Act, pinId: string) {
  const where = {
    id: requireId(pinId, 'pin'),
    designVersion: { ...visibleTo(who), design: { project: projectsOf(who, act) } },
  }
  const { designVersion, ...pin } = required(
    await tx.pin.findFirst({ where, include: IN_DESIGN }),
    'pin',
  )
  const { design, number, id: versionId } = designVersion
  return {
    ...pin,
    version: {
      id: versionId,
      number,
      designId: design.id,
      title: design.title,
      orderId: design.project.orderId,
    },
  }
}
type FoundPin = Awaited<ReturnType<typeof requirePin>>

const anchored = (href: string, pin: number) => `${href}#pin-${pin}`

/** Tells the other side of what was written. */
async function tell(
  tx: Transaction,
  who: Participant,
  { version, number }: Pick<FoundPin, 'version' | 'number'>,
  cause: string,
) {
  const { title, orderId } = version
  const href = anchored(designHrefs(version)[who.side === 'client' ? 'studio' : 'client'], number)
  const kind = who.side === 'client' ? ('studio.design' as const) : ('pin.answered' as const)
  await notify(tx, {
    kind,
    orderId,
    data: { title, number: String(number) },
    href,
    key: `${kind}:${cause}`,
    actorId: who.userId,
  })
}

/**
 * Sets a remark on a version, with the next number of it; returns that number, or null when the
 * form was sent before. Throws `notFound` and `writing.tooMuch`.
 */
export async function addPin(
  who: Participant,
  versionId: string,
  { x, y, body, key }: NewPin,
): Promise<number | null> {
  await countWriting(who.userId)
  return numbered(async (tx) => {
    const version = await requireDesignVersion(tx, who, 'answer', versionId)
    const { _max } = await tx.pin.aggregate({
      where: { designVersionId: versionId },
      _max: { number: true },
    })
    const number = (_max.number ?? 0) + 1
    const pin = await tx.pin.create({
      data: {
        designVersionId: versionId,
        number,
        x,
        y,
        body,
        key,
        authorId: who.userId,
        side: who.side,
      },
    })
    if (who.side === 'client') await tell(tx, who, { version, number }, pin.id)
    return number
  })
}

/**
 * Answers a remark; returns where it stands. Throws `notFound`, `pin.full` and `writing.tooMuch`.
 */
export async function replyToPin(
  who: Participant,
  pinId: string,
  { body, key }: { body: string; key: string },
): Promise<FoundPin | null> {
  await countWriting(who.userId)
  return numbered(async (tx) => {
    const pin = await requirePin(tx, who, 'answer', pinId)
    if ((await tx.pinReply.count({ where: { pinId } })) >= MOST_REPLIES)
      throw new DomainError('pin.full')
    const reply = await tx.pinReply.create({
      data: { pinId, body, key, authorId: who.userId, side: who.side },
    })
    await tell(tx, who, pin, reply.id)
    return pin
  })
}

/**
 * Marks a remark as done, or as open again; returns where it stands. Quiet when it is so already.
 * Throws `notFound`.
 */
export async function settlePin(
  who: Participant,
  pinId: string,
  resolved: boolean,
): Promise<FoundPin> {
  return transaction(async (tx) => {
    const pin = await requirePin(tx, who, 'answer', pinId)
    await tx.pin.updateMany({
      where: { id: pinId, resolvedAt: resolved ? null : { not: null } },
      data: { resolvedAt: resolved ? currentTime() : null },
    })
    return pin
  })
}
