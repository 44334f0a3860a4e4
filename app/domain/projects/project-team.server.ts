import { db } from '~/platform/db/db.server'
import { TAKES_PART } from '../ground/machines.rules'
import { firstNameOf, type Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'

/** The most that is named of the studio's own people. */
const MOST_STAFF = 5

/** The staff who took a step with the order, whoever did so first at the head. */
async function readStaffIds(participant: Participant, orderId: string) {
  const steps = await db.event.groupBy({
    by: ['actorId'],
    where: {
      orderId,
      order: ordersOf(participant),
      actorType: { in: ['admin', 'seller'] },
      actorId: { not: null },
    },
    _min: { id: true },
    orderBy: { _min: { id: 'asc' } },
    take: MOST_STAFF,
  })
  return steps.map(({ actorId }) => actorId!)
}

/**
 * Who works on an order: the studio's people who took a step with it, and its lead freelancers, who
 * are told by their first names alone.
 */
export async function readTeam(
  participant: Participant,
  orderId: string,
): Promise<{ name: string; part: 'studio' | 'lead' }[]> {
  const staffIds = await readStaffIds(participant, orderId)
  const leads = {
    leadKey: { not: null },
    status: { in: TAKES_PART },
    milestone: { project: { orderId, order: ordersOf(participant) } },
  }
  const people = await db.user.findMany({
    where: { OR: [{ id: { in: staffIds } }, { freelancer: { assignments: { some: leads } } }] },
    select: { id: true, name: true },
  })
  const staff = staffIds.flatMap((id) => people.filter((person) => person.id === id))
  const others = people.filter(({ id }) => !staffIds.includes(id))
  return [
    ...staff.map(({ name }) => ({ name, part: 'studio' as const })),
    ...others.map(({ name }) => ({ name: firstNameOf(name), part: 'lead' as const })),
  ]
}
