import { DEMO_PASSWORD, DEMO_STUDIO } from '../../../app/domain/people/demo-accounts'
import { paths } from '../../../app/paths'
import { db } from '../../../app/platform/db/db.server'
import { findAddresses } from '../addresses'
import { PEOPLE, type Who } from '../everybody'
import { Visitor } from '../visitor'

/**
 * Puts the service into the cart as its page has it: what comes after a cart has no form without.
 */
async function fillCart(visitor: Visitor) {
  const { id } = await db.product.findFirstOrThrow({
    where: { slug: 'logo-sprint' },
    select: { id: true },
  })
  await visitor.submit(
    await visitor.get(paths.product(id)),
    'main form:has([name="deliverySpeed"])',
  )
}

/** Everybody, signed in, each with something in the cart. */
export async function findPeople(): Promise<Record<Who, Visitor>> {
  const people = {} as Record<Who, Visitor>
  for (const who of PEOPLE) {
    people[who] = new Visitor()
    if (who !== 'anonymous') await people[who].signIn(who, DEMO_PASSWORD)
    await fillCart(people[who])
  }
  return people
}

/** A real address for each pattern; at a studio's desk, of the demo's other studio. */
export async function findPlaces(): Promise<(pattern: string) => string> {
  const addressOf = await findAddresses()
  const first = {
    where: { studio: { slug: DEMO_STUDIO } },
    select: { id: true },
    orderBy: { id: 'asc' },
  } as const
  const [order, work] = [await db.order.findFirst(first), await db.showcaseProject.findFirst(first)]
  return (pattern) => {
    if (order && pattern.includes('/orders/:deskOrderId'))
      return pattern.replace(':deskOrderId', order.id).replace(/:\w+/, 'none')
    if (work && pattern === '/studiostack/dashboard/projects/:id')
      return pattern.replace(':id', String(work.id))
    return addressOf(pattern)
  }
}
