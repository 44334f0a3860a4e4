import { useTranslation } from 'react-i18next'
import type { Difference } from './compare.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Notice } from '~/ui/feedback/notice'
import { Code } from '~/ui/layout/code'
import { DataTable } from '~/ui/table/data-table'

type Row = { tag: string; live: string[]; made: string[]; difference: Difference }
export type DifferencesView = { rows: Row[]; more: number; counts: Record<Difference, number> }

const TONES: Record<Difference, BadgeTone> = {
  same: 'success',
  changed: 'warning',
  missing: 'state',
  onlyThere: 'neutral',
}

function Values({ values, none }: { values: string[]; none: string }) {
  if (values.length === 0) return <span className="text-ink-soft">{none}</span>
  return (
    <ul className="grid gap-1.5">
      {values.map((value, index) => (
        <li key={index} className="line-clamp-6 text-sm wrap-anywhere">
          {value || '""'}
        </li>
      ))}
    </ul>
  )
}

export type DifferencesProps = {
  differences: DifferencesView | null
  from: 'live' | 'pasted' | null
  notCompared: string | null
}

/** Tag by tag what stands on the page and what was made here. */
export function Differences({ differences, from, notCompared }: DifferencesProps) {
  const { t } = useTranslation('meta-tag-generator')
  if (notCompared)
    return (
      <Notice tone="warning" title={t('differences.not')}>
        {notCompared}
      </Notice>
    )
  if (!differences || !from) return null
  const { rows, more, counts } = differences
  return (
    <section aria-labelledby="differences-title" className="grid gap-6">
      <div>
        <h2 id="differences-title" className="text-2xl">
          {t(`differences.title.${from}`)}
        </h2>
        <p className="mt-2 text-ink-soft">{t('differences.counts', { ...counts })}</p>
      </div>
      <DataTable
        caption={t(`differences.title.${from}`)}
        hideCaption
        rows={rows}
        rowKey={({ tag }) => tag}
        empty={null}
        columns={[
          {
            key: 'tag',
            label: t('differences.tag'),
            rowHeader: true,
            cell: ({ tag }) => (
              <Code text={tag} className="block text-start text-sm font-semibold md:w-44" />
            ),
          },
          {
            key: 'state',
            label: t('differences.state'),
            cell: ({ difference }) => (
              <Badge tone={TONES[difference]}>{t(`differences.states.${difference}`)}</Badge>
            ),
          },
          {
            key: 'live',
            label: t(`differences.from.${from}`),
            cell: ({ live }) => <Values values={live} none={t('differences.none')} />,
          },
          {
            key: 'made',
            label: t('differences.made'),
            cell: ({ made }) => <Values values={made} none={t('differences.none')} />,
          },
        ]}
      />
      {more > 0 && (
        <p className="text-sm text-ink-soft">{t('differences.more', { count: more })}</p>
      )}
    </section>
  )
}
