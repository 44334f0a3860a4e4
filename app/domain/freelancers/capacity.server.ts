import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import type { Skill } from './application.rules'
import { capacityIn, daysToCome, type Occupation, type Schedule, type Span } from './capacity.rules'
import { readNames } from './traits.rules'

/**
 * An assignment in these takes time: it was accepted, and nobody waits for anybody else's answer.
 */
export const OCCUPYING = ['accepted', 'active', 'rework'] as const

/** What tells how much time somebody has. */
export const capacityParts = {
  availability: { select: { weekOf: true, hours: true } },
  holidays: { select: { startsOn: true, endsOn: true } },
  assignments: {
    where: { status: { in: [...OCCUPYING] } },
    select: { milestone: { select: { workingDays: true, dueAt: true } } },
  },
} satisfies Prisma.FreelancerInclude
type WithCapacity = Pick<
  Prisma.FreelancerGetPayload<{ include: typeof capacityParts }>,
  'usualHours' | keyof typeof capacityParts
>

const scheduleOf = ({ usualHours, availability, holidays }: WithCapacity): Schedule => ({
  usualHours,
  weeks: availability,
  holidays,
})

function occupationsOf({ assignments }: WithCapacity): Occupation[] {
  return assignments.map(({ milestone: { workingDays, dueAt } }) => ({
    workingDays,
    dueAt: dueAt && studioDay(dueAt),
  }))
}

/** The days that a milestone still takes, midnights in UTC. */
export const spanOfWork = ({ workingDays, dueAt }: Occupation, now = currentTime()) =>
  daysToCome({ workingDays, dueAt: dueAt && studioDay(dueAt) }, studioDay(now))

/** The hours that somebody has in a span of days, midnights in UTC. */
export function readCapacity(freelancer: WithCapacity, span: Span, now = currentTime()) {
  return capacityIn(span, scheduleOf(freelancer), occupationsOf(freelancer), studioDay(now))
}

export interface CandidatesWanted extends Span {
  /** All of them. */
  skills: readonly Skill[]
}

const LISTED = {
  ...{
    id: true,
    userId: true,
    headline: true,
    skills: true,
    languages: true,
    hourlyRate: true,
    currency: true,
    usualHours: true,
  },
  user: { select: { name: true, email: true } },
  ...capacityParts,
} satisfies Prisma.FreelancerSelect

/**
 * Everybody who takes work, with what tells how much time they have; without the one who has this
 * assignment, if one is named.
 */
export function readNetwork(without?: string) {
  const others = without === undefined ? {} : { assignments: { none: { id: without } } }
  return db.freelancer.findMany({
    where: { status: 'active', user: { disabledAt: null, erasedAt: null }, ...others },
    select: LISTED,
  })
}
type Member = Awaited<ReturnType<typeof readNetwork>>[number]

function toCandidate(
  { availability, holidays, assignments, usualHours, user, ...row }: Member,
  { skills, from, to }: CandidatesWanted,
  now: Date,
) {
  const span = { from: studioDay(from), to: studioDay(to) }
  const own = readNames(row.skills)
  const capacity = readCapacity({ availability, holidays, assignments, usualHours }, span, now)
  const missing = skills.filter((skill) => !own.includes(skill))
  return {
    ...row,
    ...user,
    skills: own,
    languages: readNames(row.languages),
    capacity,
    missing,
    fits: missing.length === 0 && capacity.left > 0,
  }
}
export type Candidate = ReturnType<typeof toCandidate>

/**
 * The network in the order in which to ask it for work that asks for these skills in a span of
 * days. First those who fit: they have every one of the skills, and hours left by the rule of
 * `capacityIn`; somebody whose holidays fill the span has none. Then the others, those who lack
 * least first. Each time most hours left first, then by name.
 */
export function rankCandidates(
  network: Member[],
  wanted: CandidatesWanted,
  now = currentTime(),
): Candidate[] {
  const candidates = network.map((member) => toCandidate(member, wanted, now))
  return candidates.sort(
    (a, b) =>
      Number(b.fits) - Number(a.fits) ||
      a.missing.length - b.missing.length ||
      b.capacity.left - a.capacity.left ||
      a.name.localeCompare(b.name) ||
      (a.id < b.id ? -1 : 1),
  )
}
