import { useTranslation } from 'react-i18next'
import type { ApplicationStatus, FreelancerStatus } from '~/domain/ground/machines.rules'
import { Badge } from '~/ui/feedback/badge'
import { FilterLinks, type FilterLinksProps } from '~/ui/layout/filter-links'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { ApplicationBadge, FreelancerBadge } from './network-badges'

type Row = {
  id: string
  name: string
  email: string
  /** Where an applicant works from, or a freelancer's headline. */
  about: string
  skills: string
  languages: string
  /** The day of the application, or since when somebody belongs to the network. */
  since: string
  href: string
}
export type ApplicationRow = Row & { status: ApplicationStatus; suspected: boolean }
export type FreelancerRow = Row & { status: FreelancerStatus; rate: string | null }
type Shared = {
  q: string
  /** The list without a filter. */
  all: string
  lists: FilterLinksProps['links']
  sorting: { since: Sorting; name: Sorting }
}
type Applications = Shared & { list: 'applications' } & ListView<ApplicationRow>
type Freelancers = Shared & { list: 'freelancers' } & ListView<FreelancerRow>
export type NetworkPageProps = Applications | Freelancers

function NameCell({ row: { name, email, about, href } }: { row: Row }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 font-normal lg:min-w-52">
      <Link to={href} className={rowLinkClass}>
        {name}
      </Link>
      {about && <span className="md:text-sm">{about}</span>}
      <span className="wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}

function useShared({ list, q, all, sorting: { name, since } }: NetworkPageProps) {
  const { t } = useTranslation('admin-freelancers')
  const label = t(`list.since.${list}`)
  const columns: Column<Row>[] = [
    {
      key: 'name',
      label: t('list.name'),
      cell: (row) => <NameCell row={row} />,
      rowHeader: true,
      sort: name.direction,
      header: <SortLink {...name}>{t('list.name')}</SortLink>,
    },
    { key: 'skills', label: t('list.skills'), cell: ({ skills }) => skills },
    { key: 'languages', label: t('list.languages'), cell: ({ languages }) => languages },
    {
      key: 'since',
      label,
      cell: (row) => <span className="whitespace-nowrap">{row.since}</span>,
      sort: since.direction,
      header: <SortLink {...since}>{label}</SortLink>,
    },
  ]
  const page = {
    href: all,
    caption: t(`lists.${list}.name`),
    empty: { title: t(`lists.${list}.empty`), text: t(`lists.${list}.emptyText`) },
    search: <ListSearch q={q} hint={t(`lists.${list}.searchHint`)} />,
    state: [q],
    choose: (row: Row) => t('list.choose', { name: row.name }),
  }
  return { t, columns, page }
}

function ApplicationsList(props: Applications) {
  const { t, columns, page } = useShared(props)
  const status = (row: ApplicationRow) => (
    <span className="flex flex-wrap gap-1.5">
      <ApplicationBadge status={row.status} />
      {row.suspected && <Badge tone="danger">{t('list.suspected')}</Badge>}
    </span>
  )
  return (
    <ListPage
      {...props}
      {...page}
      columns={[...columns, { key: 'status', label: t('list.status'), cell: status }]}
    />
  )
}

function FreelancersList(props: Freelancers) {
  const { t, columns, page } = useShared(props)
  const end: Column<FreelancerRow>[] = [
    {
      key: 'status',
      label: t('list.status'),
      cell: (row) => <FreelancerBadge status={row.status} />,
    },
    {
      key: 'rate',
      label: t('list.rate'),
      cell: ({ rate }) => <span className="whitespace-nowrap">{rate ?? t('list.noRate')}</span>,
      align: 'end',
    },
  ]
  return (
    <ListPage {...props} {...page} kept={{ list: props.list }} columns={[...columns, ...end]} />
  )
}

/** The applications or the freelancers, under what they can be chosen by. */
export function NetworkPage(props: NetworkPageProps) {
  const { t } = useTranslation('admin-freelancers')
  return (
    <>
      <FilterLinks label={t('lists.label')} links={props.lists} />
      {props.list === 'applications' ? (
        <ApplicationsList {...props} />
      ) : (
        <FreelancersList {...props} />
      )}
    </>
  )
}
