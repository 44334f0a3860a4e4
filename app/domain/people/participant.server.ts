import { db, type Prisma } from '~/platform/db/db.server'
import { TAKES_PART, UNDER_WAY } from '../ground/machines.rules'
import type { Actor } from '../events/events.server'
import { holds } from '~/platform/session/permissions.rules'
import { isAdmin, type Roles } from '~/platform/session/roles'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { readMemberStudio } from './studio-member.server'
import {
  roleMay,
  type Act,
  type Assignee,
  type ClientMember,
  type Guest,
  type Member,
  type Participant,
  type SellerMember,
} from './participant.rules'

/**
 * A signed-in person as a client: with the companies whose orders they see beside their own.
 * `impersonated` for an admin in their place.
 */
export async function readClient(userId: number, impersonated = false): Promise<ClientMember> {
  const memberships = await db.companyMember.findMany({
    where: { userId },
    select: { companyId: true, role: true },
    orderBy: { companyId: 'asc' },
  })
  return {
    side: 'client',
    userId,
    companies: memberships.map(({ companyId: id, role }) => ({ id, role })),
    ...(impersonated && { impersonated }),
  }
}

/**
 * A member of the staff, who takes part in every project of the studio; the caller has seen that it
 * is one.
 */
export function staffMember(userId: number): SellerMember {
  return sellerMember(userId, OWN_STUDIO_ID)
}

/**
 * A member of a studio, who takes part in every project of it; the caller has seen that it is one.
 */
export function sellerMember(userId: number, studioId: number): SellerMember {
  return { side: 'studio', userId, studioId }
}

/**
 * Each side from which somebody can take part in orders: the staff's, of those whose work they are,
 * or a client's, and that of their studio on Studio Stack.
 */
export async function sidesOf(
  viewer: Roles & { permissions: string | null },
  impersonated = false,
): Promise<Participant[]> {
  const asStaff = () => (holds(viewer.permissions, 'orders') ? staffMember(viewer.id) : null)
  const [own, studio] = await Promise.all([
    isAdmin(viewer) ? asStaff() : readClient(viewer.id, impersonated),
    impersonated ? null : readMemberStudio(viewer.id),
  ])
  return [...(own ? [own] : []), ...(studio ? [sellerMember(viewer.id, studio.id)] : [])]
}

/** A freelancer, in the projects of their own alone; the caller has seen that it is one. */
export function assignee(userId: number, talksSince: Date | null = null): Assignee {
  return { side: 'freelancer', userId, talksSince }
}

/**
 * The assignments of a freelancer who takes part in their projects; nobody does who has left the
 * network.
 */
export function assignmentsOf(userId: number): Prisma.AssignmentWhereInput {
  return { status: { in: TAKES_PART }, freelancer: { userId, status: { not: 'offboarded' } } }
}

/** The assignments of a freelancer that are under way. */
export function worksOn(userId: number): Prisma.AssignmentWhereInput {
  return { status: { in: UNDER_WAY }, freelancer: { userId, status: { not: 'offboarded' } } }
}

/**
 * The assignments under way by which a freelancer writes with the client, because the studio lets
 * them.
 */
export function talksOf(userId?: number): Prisma.AssignmentWhereInput {
  return {
    status: { in: UNDER_WAY },
    clientTalkSince: { not: null },
    freelancer: { userId, status: { not: 'offboarded' } },
  }
}

/** From when on a freelancer reads and writes with the client of an order; null for not. */
export async function readTalksSince(userId: number, orderId: string): Promise<Date | null> {
  const { _min } = await db.assignment.aggregate({
    where: { AND: [talksOf(userId), { milestone: { project: { orderId } } }] },
    _min: { clientTalkSince: true },
  })
  return _min.clientTalkSince
}

/** The orders with whose clients a freelancer writes. */
export function ordersTalkedAbout(userId: number): Prisma.OrderWhereInput {
  return { project: { milestones: { some: { assignments: { some: talksOf(userId) } } } } }
}

/**
 * The orders with which somebody may do this; belongs into the `where` of every query (business.md,
 * Accounts and access).
 */
export function ordersOf(member: Member | Guest, act: Act = 'see'): Prisma.OrderWhereInput {
  if (member.side === 'guest')
    return act === 'own' ? { id: { in: [] } } : { id: member.orderId, userId: null }
  if (member.side === 'freelancer')
    return {
      project: {
        milestones: {
          some: {
            assignments: {
              some: act === 'see' ? assignmentsOf(member.userId) : { id: { in: [] } },
            },
          },
        },
      },
    }
  if (member.side === 'studio') return { studioId: member.studioId }
  const { userId, companies, impersonated } = member
  if (impersonated && act !== 'see') return { id: { in: [] } }
  const ids = companies.filter(({ role }) => roleMay(role, act)).map(({ id }) => id)
  const theirs = ids.length === 0 ? { userId } : { OR: [{ userId }, { companyId: { in: ids } }] }
  // An admin who looks on is of one studio, and sees no other's orders.
  return impersonated ? { AND: [theirs, { studioId: OWN_STUDIO_ID }] } : theirs
}

/**
 * Who asks for what belongs to an order: a browser, the person who is signed in there, for which
 * studio, and whether that is staff.
 */
export interface OrderReader {
  visitor: string | null
  client: Participant | null
  seller?: SellerMember | null
  admin: boolean
}

/**
 * The orders that a browser placed, and those of whoever is signed in there; staff have ways of
 * their own.
 */
export function ordersReadBy({
  visitor,
  client,
  seller,
}: Omit<OrderReader, 'admin'>): Prisma.OrderWhereInput {
  return {
    OR: [
      ...(visitor ? [{ visitorHash: visitor }] : []),
      ...[client, seller ?? null].flatMap((side) => (side ? [ordersOf(side)] : [])),
    ],
  }
}

/** How the history names them. */
export function actorOf(participant: Member | Guest): Actor {
  if (participant.side === 'guest') return { type: 'visitor' }
  const { side, userId: id } = participant
  if (side !== 'studio') return { type: side, id }
  return { type: participant.studioId === OWN_STUDIO_ID ? 'admin' : 'seller', id }
}
