import { useTranslation } from 'react-i18next'
import { CHECKED_WIDTHS, type CheckedWidth } from './findings.rules'
import { Icon } from '~/ui/media/icon'
import { DataTable } from '~/ui/table/data-table'

export type BreakpointView = { query: string; rules: string; widths: CheckedWidth[] }

/** The media queries of a page, and which of the three widths each covers. */
export function Breakpoints({
  breakpoints,
  more,
}: {
  breakpoints: BreakpointView[]
  more: number
}) {
  const { t } = useTranslation('responsive-checker')
  const covers = (yes: boolean) => (
    <span className={`inline-flex items-center gap-1.5 ${yes ? '' : 'text-ink-soft'}`}>
      <Icon name={yes ? 'check' : 'minus'} size={16} className={yes ? 'text-success' : ''} />
      {t(yes ? 'breakpoints.yes' : 'breakpoints.no')}
    </span>
  )
  return (
    <div className="grid gap-3">
      <DataTable
        caption={t('breakpoints.caption')}
        hideCaption
        rows={breakpoints}
        rowKey={({ query }) => query}
        empty={<p>{t('breakpoints.none')}</p>}
        columns={[
          {
            key: 'query',
            label: t('breakpoints.query'),
            rowHeader: true,
            cell: ({ query }) => (
              <code className="font-mono text-sm font-normal wrap-anywhere">{query}</code>
            ),
          },
          { key: 'rules', label: t('breakpoints.rules'), align: 'end', cell: ({ rules }) => rules },
          ...CHECKED_WIDTHS.map((width) => ({
            key: String(width),
            label: t('px', { width }),
            cell: ({ widths }: BreakpointView) => covers(widths.includes(width)),
          })),
        ]}
      />
      {more > 0 && (
        <p className="text-sm text-ink-soft">{t('breakpoints.more', { count: more })}</p>
      )}
    </div>
  )
}
