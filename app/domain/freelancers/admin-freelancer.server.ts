import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import { isId } from '~/platform/row-id'
import { readHistory, type NetworkEvent } from './admin-application.server'
import { weekSpan, weeksFrom } from './capacity.rules'
import { capacityParts, OCCUPYING, readCapacity } from './capacity.server'
import { readNames } from './traits.rules'

/** The most that a page reads of what only grows. */
const MOST_ASSIGNMENTS = 200

const ofFreelancer = {
  ...{ availability: capacityParts.availability, holidays: capacityParts.holidays },
  assignments: {
    orderBy: { id: 'desc' },
    take: MOST_ASSIGNMENTS,
    select: {
      id: true,
      status: true,
      fee: true,
      currency: true,
      milestone: {
        select: {
          title: true,
          workingDays: true,
          dueAt: true,
          project: { select: { name: true, orderId: true } },
        },
      },
    },
  },
  user: { select: { name: true, email: true, passwordHash: true } },
} satisfies Prisma.FreelancerInclude

const isOccupying = ({ status }: { status: string }) =>
  (OCCUPYING as readonly string[]).includes(status)

/** The application that brought somebody into the network, as its event tells. */
function applicationOf(history: NetworkEvent[]): string | null {
  const told = history.map(
    ({ data }) => (data as { applicationId?: unknown } | null)?.applicationId,
  )
  return told.find((id) => typeof id === 'string') ?? null
}

/**
 * A freelancer with profile, the capacity of the next weeks, assignments and history. Throws
 * `notFound`.
 */
export async function getAdminFreelancer(id: string, now = currentTime()) {
  const freelancer = isId(id)
    ? await db.freelancer.findUnique({ where: { id }, include: ofFreelancer })
    : null
  if (!freelancer) throw new DomainError('notFound', 'freelancer')
  const history = await readHistory('freelancer', id)
  const { skills, languages, portfolioLinks, payoutDetails: _secret, user, ...rest } = freelancer
  const { passwordHash, ...person } = user
  const busy = { ...freelancer, assignments: freelancer.assignments.filter(isOccupying) }
  return {
    ...rest,
    ...person,
    ...{
      skills: readNames(skills),
      languages: readNames(languages),
      links: readNames(portfolioLinks),
    },
    hasPassword: passwordHash !== null,
    weeks: weeksFrom(studioDay(now)).map((weekOf) => ({
      weekOf,
      ...readCapacity(busy, weekSpan(weekOf), now),
    })),
    ...{ history, applicationId: applicationOf(history) },
  }
}
export type AdminFreelancer = Awaited<ReturnType<typeof getAdminFreelancer>>
