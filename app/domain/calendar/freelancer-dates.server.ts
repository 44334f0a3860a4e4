import { max } from 'date-fns'
import { paths } from '~/paths'
import { db, type Prisma } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** Work that somebody has accepted and that is not over. */
const UNDER_WAY = ['accepted', 'active', 'submitted', 'rework'] as const
const MOST = 200

const parts = {
  holidays: { orderBy: { startsOn: 'asc' }, take: MOST },
  assignments: {
    where: { status: { in: [...UNDER_WAY] } },
    orderBy: { id: 'desc' },
    take: MOST,
    include: {
      milestone: {
        select: { title: true, dueAt: true, project: { select: { name: true, updatedAt: true } } },
      },
    },
  },
} satisfies Prisma.FreelancerInclude

/**
 * What has a day for a freelancer: the deadlines of accepted assignments, and the own holidays with
 * their last day.
 */
export async function freelancerDates(userId: number, language: Language) {
  const freelancer = await db.freelancer.findUnique({ where: { userId }, include: parts })
  if (!freelancer) return []
  const t = translator(language, 'notifications')
  return [
    ...freelancer.assignments.map(({ id, updatedAt, milestone: { title, dueAt, project } }) => ({
      ...{
        id: `assignment-${id}`,
        at: dueAt,
        changedAt: max([updatedAt, project.updatedAt]),
        lastDay: undefined,
      },
      ...{
        summary: t('calendar.assignment', { title }),
        description: project.name,
        url: paths.freelancerArea('projects'),
      },
    })),
    ...freelancer.holidays.map(({ id, startsOn, endsOn }) => ({
      ...{ id: `holiday-${id}`, at: startsOn, changedAt: freelancer.createdAt, lastDay: endsOn },
      ...{ summary: t('calendar.holiday'), description: '', url: paths.freelancerArea('schedule') },
    })),
  ]
}
