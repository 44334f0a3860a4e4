import { randomUUID } from 'node:crypto'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { DomainError } from '~/domain/ground/domain-error'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { moveStudio, readShopGaps } from './studio-changes.server'

/** A studio on Studio Stack. Throws `notFound`, for the operator's own too. */
export async function readStackStudio(tx: Pick<Transaction, 'studio'>, id: number) {
  const studio = id === OWN_STUDIO_ID ? null : await tx.studio.findUnique({ where: { id } })
  if (!studio) throw new DomainError('notFound', 'studio')
  return studio
}

/** A mail to each of a studio's people, in their language. */
async function tellMembers(
  tx: Transaction,
  studioId: number,
  data: { to: 'suspended' | 'resumed'; reason?: string },
) {
  const members = await tx.studioMember.findMany({
    where: { studioId },
    select: { user: { select: { id: true, email: true, language: true } } },
  })
  for (const { user } of members) {
    const payload = {
      ...{ template: 'studio-status', to: user.email, userId: user.id },
      ...{ language: user.language ?? FALLBACK_LANGUAGE, data: { studioId, ...data } },
    }
    const key = `studio-status:${studioId}:${user.id}:${randomUUID()}`
    await enqueue(tx, { key, kind: 'mail', payload })
  }
}

interface Step {
  adminId: number
  to: Prisma.StudioModel['status']
  kind: 'suspended' | 'resumed'
  reason?: string
  with: Prisma.StudioUncheckedUpdateManyInput
}

async function move(
  tx: Transaction,
  studio: Awaited<ReturnType<typeof readStackStudio>>,
  { adminId, to, kind, reason, with: more }: Step,
) {
  const { id, status } = studio
  const moved = await moveStudio(tx, { id, status }, to, {
    ...{ kind: `studio.${kind}`, reason, actor: { type: 'admin', id: adminId } },
    ...{ where: { status }, with: more },
  })
  if (moved) await tellMembers(tx, id, { to: kind, reason })
  return moved
}

/**
 * The operator closes a studio's shop, until it takes the studio up again; its orders go on. Its
 * people are told why. False when it is suspended already. Throws `notFound`.
 */
export function suspendStudio(adminId: number, studioId: number, reason: string): Promise<boolean> {
  return transaction(async (tx) => {
    const studio = await readStackStudio(tx, studioId)
    if (studio.status === 'suspended') return false
    return move(tx, studio, {
      ...{ adminId, to: 'suspended', kind: 'suspended', reason },
      with: { suspension: reason, suspendedFrom: studio.status },
    })
  })
}

/**
 * Takes a studio up again, as it was before; a shop that lacks something by now stays closed for its
 * people to open. False when it is not suspended. Throws `notFound`.
 */
export function resumeStudio(adminId: number, studioId: number): Promise<boolean> {
  return transaction(async (tx) => {
    const studio = await readStackStudio(tx, studioId)
    if (studio.status !== 'suspended') return false
    const before = studio.suspendedFrom ?? 'taken_down'
    const ready = before !== 'published' || (await readShopGaps(tx, studio)).length === 0
    const to = ready ? before : 'taken_down'
    return move(tx, studio, {
      ...{ adminId, to, kind: 'resumed' },
      with: { suspension: null, suspendedFrom: null },
    })
  })
}
