import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '../../domain/content/search.rules'
import type { ApplicationStatus, FreelancerStatus } from '../../domain/freelancers/screening.rules'
import { Badge } from '../feedback/badge'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { TextField } from '../form/text-field'
import { FilterForm, type FilterFormProps } from '../layout/filter-form'
import { FilterLinks, type FilterLinksProps } from '../layout/filter-links'
import { BulkForm, chooseRows } from '../lists/bulk-form'
import { ListTools, type ListToolsProps } from '../lists/list-tools'
import { DataTable, type Column } from '../table/data-table'
import { Pagination } from '../table/pagination'
import { SortLink, type SortLinkProps } from '../table/sort-link'
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
type Sorting = Pick<SortLinkProps, 'href' | 'direction'>
type Chosen = {
  q: string
  narrowed: boolean
  /** The list without a filter. */
  all: string
  lists: FilterLinksProps['links']
  selects: FilterFormProps['selects']
  sorting: { since: Sorting; name: Sorting }
  tools: ListToolsProps
  previousHref: string | null
  nextHref: string | null
}
export type NetworkPageProps = Chosen & ({ list: 'applications'; rows: ApplicationRow[] } | { list: 'freelancers'; rows: FreelancerRow[] })

const linkClass = 'inline-block min-h-6 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function NameCell({ row: { name, email, about, href } }: { row: Row }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 font-normal lg:min-w-52">
      <Link to={href} className={linkClass}>{name}</Link>
      {about && <span className="md:text-sm">{about}</span>}
      <span className="wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}

function useShared({ sorting: { name, since }, list }: Pick<NetworkPageProps, 'sorting' | 'list'>) {
  const { t } = useTranslation('admin-freelancers')
  const choose = chooseRows((row: Row) => t('list.choose', { name: row.name }))
  const label = t(`list.since.${list}`)
  const start: Column<Row>[] = [
    { key: 'name', label: t('list.name'), cell: (row) => <NameCell row={row} />, rowHeader: true, sort: name.direction, header: <SortLink {...name}>{t('list.name')}</SortLink> },
    { key: 'skills', label: t('list.skills'), cell: ({ skills }) => skills },
    { key: 'languages', label: t('list.languages'), cell: ({ languages }) => languages },
    { key: 'since', label, cell: (row) => <span className="whitespace-nowrap">{row.since}</span>, sort: since.direction, header: <SortLink {...since}>{label}</SortLink> },
  ]
  return { t, start, table: { caption: t(`lists.${list}.name`), hideCaption: true, rowKey: ({ id }: Row) => id, choose } }
}

type ListProps<One> = Pick<Chosen, 'sorting'> & { rows: One[]; empty: ReactNode }

function Applications({ rows, sorting, empty }: ListProps<ApplicationRow>) {
  const { t, start, table } = useShared({ sorting, list: 'applications' })
  const status: Column<ApplicationRow> = {
    key: 'status',
    label: t('list.status'),
    cell: (row) => <span className="flex flex-wrap gap-1.5"><ApplicationBadge status={row.status} />{row.suspected && <Badge tone="danger">{t('list.suspected')}</Badge>}</span>,
  }
  return <DataTable {...table} rows={rows} columns={[...start, status]} empty={empty} />
}

function Freelancers({ rows, sorting, empty }: ListProps<FreelancerRow>) {
  const { t, start, table } = useShared({ sorting, list: 'freelancers' })
  const end: Column<FreelancerRow>[] = [
    { key: 'status', label: t('list.status'), cell: (row) => <FreelancerBadge status={row.status} /> },
    { key: 'rate', label: t('list.rate'), cell: ({ rate }) => <span className="whitespace-nowrap">{rate ?? t('list.noRate')}</span>, align: 'end' },
  ]
  return <DataTable {...table} rows={rows} columns={[...start, ...end]} empty={empty} />
}

function Nothing({ list, narrowed, all }: Pick<NetworkPageProps, 'list' | 'narrowed' | 'all'>) {
  const { t } = useTranslation('admin-freelancers')
  if (!narrowed) return <EmptyState title={t(`lists.${list}.empty`)}>{t(`lists.${list}.emptyText`)}</EmptyState>
  return <EmptyState title={t(`lists.${list}.nothing`)} action={<ButtonLink to={all} variant="secondary">{t(`lists.${list}.all`)}</ButtonLink>}>{t('list.nothingText')}</EmptyState>
}

/** The applications or the freelancers, under what they can be chosen by. */
export function NetworkPage(props: NetworkPageProps) {
  const { list, q, narrowed, all, lists, selects, sorting, tools, rows, previousHref, nextHref } = props
  const { t } = useTranslation('admin-freelancers')
  const shown = { sorting, empty: <Nothing {...{ list, narrowed, all }} /> }
  const [action] = all.split('?')
  return (
    <>
      <FilterLinks label={t('lists.label')} links={lists} />
      <FilterForm
        action={action!}
        label={t(`lists.${list}.filter`)}
        selects={selects}
        kept={{ list: list === 'freelancers' ? list : undefined }}
        state={q}
        search={
          <div className="col-span-full">
            <TextField id="filter-q" name="q" type="search" label={t('filter.search')} hint={t(`lists.${list}.searchHint`)} defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" enterKeyHint="search" />
          </div>
        }
        reset={narrowed && <ButtonLink to={all} variant="quiet" size="sm">{t(`lists.${list}.all`)}</ButtonLink>}
      />
      <ListTools {...tools} />
      {props.list === 'applications' ? <Applications rows={props.rows} {...shown} /> : <Freelancers rows={props.rows} {...shown} />}
      {rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
