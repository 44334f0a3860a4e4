import { useTranslation } from 'react-i18next'
import { BarChart, type BarChartProps } from '~/ui/chart/bar-chart'
import { Disclosure } from '~/ui/overlay/disclosure'
import { DataTable } from '~/ui/table/data-table'

export type EarningsView = {
  /** One chart for each currency. */
  charts: (BarChartProps & { currency: string })[]
  months: { id: string; name: string; sums: string[] }[]
}
export type WorkloadView = BarChartProps & {
  weeks: { id: string; name: string; due: string }[]
}

/** What was earned month by month, in each currency, as charts and as a table. */
export function Earnings({ charts, months }: EarningsView) {
  const { t } = useTranslation('control')
  return (
    <section aria-labelledby="earnings" className="grid content-start gap-4">
      <h2 id="earnings" className="text-xl">
        {t('earnings.title')}
      </h2>
      <p className="max-w-text text-ink-soft">
        {charts.length > 0 ? t('earnings.text') : t('earnings.none')}
      </p>
      {charts.map(({ currency, ...chart }) => (
        <figure key={currency} className="grid gap-2">
          <figcaption className="font-semibold">{currency}</figcaption>
          <BarChart {...chart} />
        </figure>
      ))}
      {charts.length > 0 && (
        <Disclosure summary={t('table')}>
          <DataTable
            caption={t('earnings.title')}
            hideCaption
            rows={months}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'month',
                label: t('earnings.month'),
                rowHeader: true,
                cell: ({ name }) => name,
              },
              ...charts.map(({ currency }, index) => ({
                key: currency,
                label: currency,
                align: 'end' as const,
                cell: ({ sums }: EarningsView['months'][number]) => sums[index],
              })),
            ]}
            empty={null}
          />
        </Disclosure>
      )}
    </section>
  )
}

/** How many milestones are due in each of the coming weeks, as a chart and as a table. */
export function Workload({ weeks, ...chart }: WorkloadView) {
  const { t } = useTranslation('control')
  const nothing = chart.bars.every(({ value }) => value === 0)
  return (
    <section aria-labelledby="workload" className="grid content-start gap-4">
      <h2 id="workload" className="text-xl">
        {t('workload.title')}
      </h2>
      <p className="max-w-text text-ink-soft">{t(nothing ? 'workload.none' : 'workload.text')}</p>
      {!nothing && (
        <>
          <BarChart {...chart} />
          <Disclosure summary={t('table')}>
            <DataTable
              caption={t('workload.title')}
              hideCaption
              rows={weeks}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'week',
                  label: t('workload.week'),
                  rowHeader: true,
                  cell: ({ name }) => name,
                },
                { key: 'due', label: t('workload.due'), align: 'end', cell: ({ due }) => due },
              ]}
              empty={null}
            />
          </Disclosure>
        </>
      )}
    </section>
  )
}
