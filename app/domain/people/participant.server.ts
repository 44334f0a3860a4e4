import { db, type Prisma } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { roleMay, type Act, type Participant } from './participant.rules'

/** A signed-in person as a client: with the companies whose orders they see beside their own. */
export async function readClient(userId: number): Promise<Participant> {
  const memberships = await db.companyMember.findMany({ where: { userId }, select: { companyId: true, role: true }, orderBy: { companyId: 'asc' } })
  return { side: 'client', userId, companies: memberships.map(({ companyId: id, role }) => ({ id, role })) }
}

/** A member of the staff, who takes part in every project of the studio; the caller has seen that it is one. */
export function staffMember(userId: number): Participant {
  return { side: 'studio', userId, companies: [] }
}

/** The orders with which somebody may do this; belongs into the `where` of every query (business.md, Accounts and access). */
export function ordersOf({ side, userId, companies }: Participant, act: Act = 'see'): Prisma.OrderWhereInput {
  if (side === 'studio') return { studioId: OWN_STUDIO_ID }
  const ids = companies.filter(({ role }) => roleMay(role, act)).map(({ id }) => id)
  return ids.length === 0 ? { userId } : { OR: [{ userId }, { companyId: { in: ids } }] }
}

/** Who asks for what belongs to an order: a browser, the person who is signed in there, and whether that is staff. */
export interface OrderReader {
  visitor: string | null
  client: Participant | null
  admin: boolean
}

/** The orders that a browser placed, and those of whoever is signed in there; staff have ways of their own. */
export function ordersReadBy({ visitor, client }: Pick<OrderReader, 'visitor' | 'client'>): Prisma.OrderWhereInput {
  return { OR: [...(visitor ? [{ visitorHash: visitor }] : []), ...(client ? [ordersOf(client)] : [])] }
}

/** How the history names them. */
export function actorOf({ side, userId }: Participant): Actor {
  return { type: side === 'studio' ? 'admin' : 'client', id: userId }
}
