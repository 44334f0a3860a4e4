import { useTranslation } from 'react-i18next'
import { BarChart, type BarChartProps } from '~/ui/chart/bar-chart'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'
import { DataTable } from '~/ui/table/data-table'

export type VisitsProps = {
  chart: BarChartProps
  days: { id: string; day: string; views: string }[]
  pages: { id: string; page: string; views: string }[]
  pagesTitle: string
}

/** Page views by day, as a chart and as a table, and by page. */
export function Visits({ chart, days, pages, pagesTitle }: VisitsProps) {
  const { t } = useTranslation('studio-shop')
  if (pages.length === 0)
    return (
      <EmptyState title={t('visits.none')} icon={<Icon name="chart-line" size={32} />}>
        {t('visits.noneText')}
      </EmptyState>
    )
  return (
    <>
      <section aria-labelledby="by-day" className="grid gap-4">
        <h2 id="by-day" className="text-xl">
          {t('visits.byDay')}
        </h2>
        <BarChart {...chart} />
        <Disclosure summary={t('visits.asTable')}>
          <DataTable
            caption={t('visits.byDay')}
            hideCaption
            columns={[
              { key: 'day', label: t('visits.day'), rowHeader: true, cell: ({ day }) => day },
              { key: 'views', label: t('visits.views'), align: 'end', cell: ({ views }) => views },
            ]}
            rows={days}
            rowKey={({ id }) => id}
            empty={null}
          />
        </Disclosure>
      </section>
      <section aria-labelledby="by-page" className="grid gap-4">
        <h2 id="by-page" className="text-xl">
          {pagesTitle}
        </h2>
        <DataTable
          caption={pagesTitle}
          hideCaption
          columns={[
            { key: 'page', label: t('visits.page'), rowHeader: true, cell: ({ page }) => page },
            { key: 'views', label: t('visits.views'), align: 'end', cell: ({ views }) => views },
          ]}
          rows={pages}
          rowKey={({ id }) => id}
          empty={null}
        />
      </section>
    </>
  )
}
