import { MILESTONE_STATUSES } from '~/domain/ground/machines.rules'
import { workHeldUntil } from '~/domain/ground/withdrawal.rules'
import { milestoneState } from '~/domain/projects/progress.rules'
import { isLate, MILESTONE_WAITS, waitsFor } from '~/domain/work-queue/milestone-list.rules'
import { adminMilestones } from '~/domain/work-queue/milestone-list.server'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

export const milestonesList = defineList({
  name: 'milestones',
  href: adminPaths.milestones,
  source: adminMilestones,
  words: (language) => {
    const t = translator(language, 'admin-orders')
    const now = currentTime()
    type Row = Awaited<ReturnType<typeof adminMilestones.first>>[number]
    const standingOf = ({ status, assignments, project }: Row) => ({
      ...{ order: project.order.status, milestone: status },
      lead: assignments[0]?.status ?? null,
      held: workHeldUntil(project.order, now) !== null,
    })
    const waitsOf = (row: Row) => {
      const whom = waitsFor(standingOf(row))
      return whom && t(`milestoneList.waits.${whom}`)
    }
    const stateOf = ({ status, project }: Row) => milestoneState(project.order.status, status)
    const leadOf = ({ assignments }: Row) => assignments[0]?.freelancer.user.name ?? null
    return {
      title: t('milestoneList.title'),
      caption: t('milestoneList.title'),
      empty: { title: t('milestoneList.empty'), text: t('milestoneList.emptyText') },
      searchHint: t('milestoneList.searchHint'),
      selects: [
        select('waits', t('milestoneList.waitsFor'), MILESTONE_WAITS, (whom) =>
          t(`milestoneList.waits.${whom}`),
        ),
        select('status', t('milestoneList.status'), ['open', ...MILESTONE_STATUSES], (status) =>
          status === 'open' ? t('milestoneList.open') : t(`milestones.status.${status}`),
        ),
        {
          name: 'late',
          label: t('milestoneList.due'),
          options: [
            { value: 'yes', label: t('milestoneList.late') },
            { value: 'no', label: t('milestoneList.onTime') },
          ],
        },
      ],
      fields: [{ name: 'week', label: t('milestoneList.week'), type: 'date' }],
      sort: { label: t('milestoneList.sort'), name: (sort) => t(`milestoneList.sorts.${sort}`) },
      columns: [
        {
          key: 'milestone',
          heading: t('milestoneList.milestone'),
          value: ({ title }) => title,
          rowHeader: true,
        },
        {
          key: 'number',
          heading: t('milestoneList.order'),
          value: ({ project }) => project.order.number,
          nowrap: true,
        },
        {
          key: 'name',
          heading: t('milestoneList.client'),
          value: ({ project }) => project.order.companyName ?? project.order.name,
        },
        {
          key: 'status',
          heading: t('milestoneList.status'),
          value: (row) => t(`milestones.status.${stateOf(row)}`),
        },
        { key: 'waits', heading: t('milestoneList.waitsFor'), value: waitsOf },
        { key: 'lead', heading: t('milestoneList.lead'), value: leadOf },
        {
          key: 'due',
          heading: t('milestoneList.due'),
          value: ({ dueAt }) => dueAt,
          sort: { due: 'ascending' },
          nowrap: true,
        },
      ],
      show: (row) => ({
        ...{ title: row.title, state: stateOf(row) },
        due: row.dueAt ? formatDate(row.dueAt, language) : null,
        late: isLate(standingOf(row), row.dueAt, now),
        href: `${adminPaths.order(row.project.order.id)}#milestones`,
      }),
    }
  },
})
