import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import type { Participant } from '~/domain/people/participant.rules'
import { sidesOf } from '~/domain/people/participant.server'
import { notFound } from '~/platform/http/answers.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'

/**
 * Who asks for what belongs to an order, as each side that they can take. Throws a 404 for somebody
 * who is not signed in.
 */
export async function requireSides(args: RequestArgs): Promise<Participant[]> {
  const viewer = await findViewer(args)
  if (!viewer) throw notFound()
  return sidesOf(viewer, viewer.impersonator !== null)
}

/** Does it as the first of the sides that may. Throws `notFound` when none of them may. */
export async function asAnyOf<T>(
  sides: Participant[],
  act: (side: Participant) => Promise<T>,
): Promise<T> {
  for (const side of sides) {
    try {
      return await act(side)
    } catch (error) {
      if (!isRefusal(error, 'notFound')) throw error
    }
  }
  throw new DomainError('notFound', 'order')
}
