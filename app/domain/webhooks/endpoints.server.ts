import { DomainError } from '~/domain/ground/domain-error'
import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { ownerOf, pause, resume } from './move-endpoint.server'
import { newSecret } from './signature.server'
import { wake } from './wake.server'
import { MOST_ENDPOINTS, SECRETS_OVERLAP, type WebhookSubject } from './webhook.rules'

const SHOWN = {
  ...{ id: true, name: true, url: true, subjects: true, studioId: true },
  ...{ status: true, pauseCause: true, failingSince: true, createdAt: true },
  oldSecretUntil: true,
  studio: { select: { name: true } },
} as const

/** The endpoints of somebody's programs, the newest first; nothing of them signs anything. */
export function listEndpoints(userId: number) {
  return db.webhookEndpoint.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    take: MOST_ENDPOINTS,
    select: SHOWN,
  })
}

/** One of this person's endpoints. Throws `notFound`. */
export async function readEndpoint(userId: number, id: string) {
  const found = isId(id)
    ? await db.webhookEndpoint.findFirst({ where: { id, userId }, select: SHOWN })
    : null
  if (!found) throw new DomainError('notFound', 'endpoint')
  return found
}

interface NewEndpoint {
  name: string
  url: string
  subjects: WebhookSubject[]
  /** Of whose orders it hears; null for its owner's own. */
  studioId: number | null
}

/**
 * Makes an endpoint and gives its secret back: it is shown once. Throws `webhook.tooMany`. The
 * caller has seen that its owner acts for the studio.
 */
export async function makeEndpoint(userId: number, endpoint: NewEndpoint) {
  const { secret, sealed } = newSecret()
  return transaction(async (tx) => {
    // Of two forms at once one waits for the other here.
    await tx.user.update({ where: { id: userId }, data: { updatedAt: currentTime() } })
    if ((await tx.webhookEndpoint.count({ where: { userId } })) >= MOST_ENDPOINTS)
      throw new DomainError('webhook.tooMany')
    const { id } = await tx.webhookEndpoint.create({
      data: { ...endpoint, userId, secret: sealed, freeAt: currentTime() },
      select: { id: true },
    })
    return { id, secret }
  })
}

/** The row of one of this person's endpoints, in a transaction. Throws `notFound`. */
export async function findOwn(tx: Transaction, userId: number, id: string) {
  const found = isId(id) ? await tx.webhookEndpoint.findFirst({ where: { id, userId } }) : null
  if (!found) throw new DomainError('notFound', 'endpoint')
  return found
}

/**
 * Gives an endpoint another secret, which is shown once; the one before signs beside it for a day,
 * so that a receiver can change without missing anything. Throws `notFound`.
 */
export function rotateSecret(userId: number, id: string): Promise<string> {
  const { secret, sealed } = newSecret()
  return transaction(async (tx) => {
    const { secret: oldSecret } = await findOwn(tx, userId, id)
    await tx.webhookEndpoint.updateMany({
      where: { id, userId },
      data: { secret: sealed, oldSecret, oldSecretUntil: after(SECRETS_OVERLAP) },
    })
    return secret
  })
}

/** Pauses an endpoint of this person. Throws `notFound`; tells whether it ran until now. */
export const pauseEndpoint = (userId: number, id: string) =>
  transaction(async (tx) => {
    const endpoint = await findOwn(tx, userId, id)
    return pause(tx, endpoint, 'owner', ownerOf(endpoint))
  })

/**
 * Goes on sending to an endpoint of this person, with what has waited. Throws `notFound`; tells
 * whether it was paused until now.
 */
export const resumeEndpoint = (userId: number, id: string) =>
  transaction(async (tx) => {
    const endpoint = await findOwn(tx, userId, id)
    const now = currentTime()
    if (!(await resume(tx, endpoint, ownerOf(endpoint), now))) return false
    await tx.webhookDelivery.updateMany({
      where: { endpointId: id, nextAt: { gt: now } },
      data: { nextAt: now, attempts: 0 },
    })
    await wake(tx, id, `resumed:${now.getTime()}`)
    return true
  })

/** Ends an endpoint of this person with its deliveries. Throws `notFound`; gives its name. */
export const endEndpoint = (userId: number, id: string): Promise<string> =>
  transaction(async (tx) => {
    const { name } = await findOwn(tx, userId, id)
    await tx.webhookEndpoint.deleteMany({ where: { id, userId } })
    return name
  })
