import { db, type Prisma } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import type { Skill } from './application.rules'
import { capacityIn, type Occupation, type Schedule, type Span } from './capacity.rules'
import { readNames } from './traits.rules'

/** An assignment in these takes time: it was accepted, and nobody waits for anybody else's answer. */
export const OCCUPYING = ['accepted', 'active', 'rework'] as const

/** What tells how much time somebody has. */
export const capacityParts = {
  availability: { select: { weekOf: true, hours: true } },
  holidays: { select: { startsOn: true, endsOn: true } },
  assignments: { where: { status: { in: [...OCCUPYING] } }, select: { milestone: { select: { workingDays: true, dueAt: true } } } },
} satisfies Prisma.FreelancerInclude
type WithCapacity = Pick<Prisma.FreelancerGetPayload<{ include: typeof capacityParts }>, 'usualHours' | keyof typeof capacityParts>

const scheduleOf = ({ usualHours, availability, holidays }: WithCapacity): Schedule => ({ usualHours, weeks: availability, holidays })

function occupationsOf({ assignments }: WithCapacity): Occupation[] {
  return assignments.map(({ milestone: { workingDays, dueAt } }) => ({ workingDays, dueAt: dueAt && studioDay(dueAt) }))
}

/** The hours that somebody has in a span of days, midnights in UTC. */
export function readCapacity(freelancer: WithCapacity, span: Span, now = new Date()) {
  return capacityIn(span, scheduleOf(freelancer), occupationsOf(freelancer), studioDay(now))
}

export interface CandidatesWanted extends Span {
  /** All of them. */
  skills: readonly Skill[]
}

const LISTED = {
  ...{ id: true, userId: true, headline: true, skills: true, languages: true, hourlyRate: true, currency: true, usualHours: true },
  user: { select: { name: true, email: true } },
  ...capacityParts,
} satisfies Prisma.FreelancerSelect

/**
 * Who can take work that asks for these skills in a span of days: active freelancers who have every one of them, and hours
 * left in it by the rule of `capacityIn`; somebody whose holidays fill the span has none. Most hours left first, then by name.
 */
export async function listCandidates({ skills, from, to }: CandidatesWanted, now = new Date()) {
  const span = { from: studioDay(from), to: studioDay(to) }
  const rows = await db.freelancer.findMany({ where: { status: 'active', user: { disabledAt: null, erasedAt: null } }, select: LISTED })
  const able = rows.filter((row) => skills.every((skill) => readNames(row.skills).includes(skill)))
  return able
    .map(({ availability, holidays, assignments, usualHours, user, ...row }) => ({
      ...row,
      ...user,
      skills: readNames(row.skills),
      languages: readNames(row.languages),
      capacity: readCapacity({ availability, holidays, assignments, usualHours }, span, now),
    }))
    .filter(({ capacity }) => capacity.left > 0)
    .sort((a, b) => b.capacity.left - a.capacity.left || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
}
export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number]
