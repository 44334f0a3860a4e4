import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import type { SelectOption } from '~/ui/form/select-field'
import { Link } from '~/ui/layout/link'
import { DataTable, type Column } from '~/ui/table/data-table'

type Candidate = {
  id: string
  name: string
  href: string
  fits: boolean
  whyNot: string
  skills: string
  hours: string
  daysAway: number
}
export type Choice = {
  /** What the work asks for, and when. */
  asks: string
  rows: Candidate[]
  /** How many can be chosen and are not shown. */
  more: number
  options: { label: string; options: SelectOption[] }[]
}

function useColumns(): Column<Candidate>[] {
  const { t } = useTranslation('assignments')
  return [
    {
      key: 'name',
      label: t('team.offer.who'),
      rowHeader: true,
      cell: ({ name, href }) => (
        <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
          {name}
        </Link>
      ),
    },
    {
      key: 'fit',
      label: t('team.fit.verdict'),
      cell: ({ fits, whyNot }) =>
        fits ? <Badge tone="success">{t('team.fit.yes')}</Badge> : whyNot,
    },
    { key: 'skills', label: t('team.fit.skills'), cell: ({ skills }) => skills || '–' },
    {
      key: 'hours',
      label: t('team.fit.free'),
      cell: ({ hours }) => <span className="whitespace-nowrap">{hours}</span>,
      align: 'end',
    },
    { key: 'away', label: t('team.fit.daysAway'), cell: ({ daysAway }) => daysAway, align: 'end' },
  ]
}

/** Who can take a milestone, the first to ask first, and what speaks against the others. */
export function Candidates({ asks, rows, more }: Pick<Choice, 'asks' | 'rows' | 'more'>) {
  const { t } = useTranslation('assignments')
  const columns = useColumns()
  return (
    <div className="grid gap-3">
      <p className="max-w-[64ch]">
        {asks} {t('team.fit.anybody')}
      </p>
      <DataTable
        caption={t('team.fit.caption')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={null}
      />
      {more > 0 && <p className="text-sm text-ink-soft">{t('team.fit.more', { count: more })}</p>}
    </div>
  )
}
