import { unreadParts } from '~/shell/unread-address.server'
import { UNDER_WAY } from '~/domain/ground/machines.rules'
import { listOwnProjects, type WorkFilter } from '~/domain/assignments/own-assignments.server'
import { plannedFor, standsStill } from '~/domain/projects/progress.rules'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'

const FILTERS = [null, 'open', 'done'] as const

const readFilter = (query: URLSearchParams): WorkFilter =>
  FILTERS.find((one) => one === query.get('show')) ?? null

type Project = Awaited<ReturnType<typeof listOwnProjects>>['rows'][number]

function presentProject({ id, name, order, milestones }: Project, language: Language) {
  const t = translator(language, 'assignments')
  const own = milestones.flatMap(({ assignments: [assignment], ...milestone }) =>
    assignment ? [{ ...milestone, status: assignment.status, milestone }] : [],
  )
  const open = own.filter(({ status }) => UNDER_WAY.includes(status))
  const next = open
    .flatMap(({ milestone }) => plannedFor(order.status, milestone, currentTime())?.day ?? [])
    .sort((one, other) => one.getTime() - other.getTime())[0]
  const without = standsStill(order.status)
    ? 'paused'
    : open.some(({ dueAt }) => dueAt === null)
      ? 'noDate'
      : 'projects.nothingDue'
  return {
    ...{ id, name, number: order.number, href: paths.freelancerProject(id) },
    milestones: own.map(({ id: key, title, status }) => ({ key, title, status })),
    due: next ? formatDate(next, language) : t(without),
  }
}

/** A freelancer's own projects: the page of them that the address asks for. */
export async function loadFreelancerProjects(
  userId: number,
  query: URLSearchParams,
  language: Language,
) {
  const t = translator(language, 'assignments')
  const filter = readFilter(query)
  const { rows, before, after, strayed } = await listOwnProjects(userId, filter, readIdPlace(query))
  const href = (asked: { before?: string; after?: string } = {}) =>
    paths.freelancerArea('projects', { show: filter ?? undefined, ...asked })
  return {
    filters: FILTERS.map((one) => ({
      label: t(`projects.filters.${one ?? 'all'}`),
      href: paths.freelancerArea('projects', { show: one ?? undefined }),
      current: one === filter,
    })),
    unreadable: unreadParts(
      query,
      [{ name: 'show', label: t('projects.filters.label'), value: filter }],
      { strayed },
      language,
    ).map(({ message }) => ({ message })),
    narrowed: filter !== null,
    rows: rows.map((row) => presentProject(row, language)),
    previousHref: before && href({ before }),
    nextHref: after && href({ after }),
  }
}
export type FreelancerProjectsView = Awaited<ReturnType<typeof loadFreelancerProjects>>
