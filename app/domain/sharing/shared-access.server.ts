import { DomainError } from '~/domain/ground/domain-error'
import type { Prisma } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Act, Member, Participant } from '~/domain/people/participant.rules'
import { ordersOf } from '~/domain/people/participant.server'
import { SHARED_STATUSES } from './share.rules'
import type { ShareStatus } from '~/domain/ground/machines.rules'

/**
 * The projects with which somebody may do this, or of the one order that is named; belongs into the
 * `where` of every query.
 */
export function projectsOf(
  participant: Member,
  act: Act = 'see',
  orderId?: string,
): Prisma.ProjectWhereInput {
  return { ...(orderId && { orderId }), order: ordersOf(participant, act) }
}

/** A client sees what was shared, the studio all of it. */
export function visibleTo({ side }: Participant): { status?: { in: ShareStatus[] } } {
  return side === 'studio' ? {} : { status: { in: SHARED_STATUSES } }
}

/** Throws `notFound` for a text that cannot be the id of a row. */
export function requireId(id: string, what: string) {
  if (!isId(id)) throw new DomainError('notFound', what)
  return id
}

/** Throws `notFound` for what was not found. */
export function required<T>(row: T | null, what: string): T {
  if (row === null) throw new DomainError('notFound', what)
  return row
}
