import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { studioDay } from '~/platform/i18n/format.server'
import { isId } from '~/platform/row-id'
import { readHistory } from './admin-application.server'
import { weekSpan, weeksFrom } from './capacity.rules'
import { capacityParts, readCapacity } from './capacity.server'
import { readNames } from './traits.rules'

/** The most that a page shows of what only grows. */
const MOST_ASSIGNMENTS = 50

const ofFreelancer = { ...capacityParts, user: { select: { name: true, email: true, passwordHash: true, disabledAt: true } } } as const

function listAssignments(freelancerId: string) {
  return db.assignment.findMany({
    where: { freelancerId },
    orderBy: { id: 'desc' },
    take: MOST_ASSIGNMENTS,
    select: { id: true, status: true, fee: true, currency: true, milestone: { select: { title: true, dueAt: true, project: { select: { name: true, orderId: true } } } } },
  })
}

/** A freelancer with profile, the capacity of the next weeks, assignments and history. Throws NotFoundError. */
export async function getAdminFreelancer(id: string, now = new Date()) {
  const freelancer = isId(id) ? await db.freelancer.findUnique({ where: { id }, include: ofFreelancer }) : null
  if (!freelancer) throw new NotFoundError('freelancer')
  const [assignments, history, application] = await Promise.all([
    listAssignments(id),
    readHistory('freelancer', id),
    db.freelancerApplication.findFirst({ where: { freelancerId: id }, orderBy: { id: 'desc' }, select: { id: true } }),
  ])
  const { skills, languages, portfolioLinks, payoutDetails: _secret, user, ...rest } = freelancer
  const { passwordHash, ...person } = user
  return {
    ...rest,
    ...person,
    ...{ skills: readNames(skills), languages: readNames(languages), links: readNames(portfolioLinks) },
    hasPassword: passwordHash !== null,
    weeks: weeksFrom(studioDay(now)).map((weekOf) => ({ weekOf, ...readCapacity(freelancer, weekSpan(weekOf), now) })),
    ...{ assignments, history, applicationId: application?.id ?? null },
  }
}
export type AdminFreelancer = Awaited<ReturnType<typeof getAdminFreelancer>>
