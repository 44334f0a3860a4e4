import { db, type Prisma } from '~/platform/db/db.server'
import { TAKES_PART } from '../assignments/assignment.rules'
import type { Actor } from '../events/events.server'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { roleMay, type Act, type Assignee, type Member, type Participant } from './participant.rules'

/** A signed-in person as a client: with the companies whose orders they see beside their own. `looksOn` for an admin in their place. */
export async function readClient(userId: number, looksOn = false): Promise<Participant> {
  const memberships = await db.companyMember.findMany({ where: { userId }, select: { companyId: true, role: true }, orderBy: { companyId: 'asc' } })
  return { side: 'client', userId, companies: memberships.map(({ companyId: id, role }) => ({ id, role })), ...(looksOn && { looksOn }) }
}

/** A member of the staff, who takes part in every project of the studio; the caller has seen that it is one. */
export function staffMember(userId: number): Participant {
  return { side: 'studio', userId, companies: [] }
}

/** A freelancer, in the projects of their own alone; the caller has seen that it is one. */
export function assignee(userId: number): Assignee {
  return { side: 'freelancer', userId }
}

/** The assignments of a freelancer who takes part in their projects; nobody does who has left the network. */
export function assignmentsOf(userId: number): Prisma.AssignmentWhereInput {
  return { status: { in: TAKES_PART }, freelancer: { userId, status: { not: 'offboarded' } } }
}

/** The orders with which somebody may do this; belongs into the `where` of every query (business.md, Accounts and access). */
export function ordersOf(member: Member, act: Act = 'see'): Prisma.OrderWhereInput {
  if (member.side === 'freelancer') return { project: { milestones: { some: { assignments: { some: act === 'see' ? assignmentsOf(member.userId) : { id: { in: [] } } } } } } }
  const { side, userId, companies, looksOn } = member
  if (side === 'studio') return { studioId: OWN_STUDIO_ID }
  if (looksOn && act !== 'see') return { id: { in: [] } }
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
