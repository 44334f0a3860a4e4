import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { DataTable } from '~/ui/table/data-table'

export type FallbackRow = {
  part: 'heading' | 'body'
  name: string
  fallback: string
  taken: boolean
  figures: string[]
}
export type PairFallbacksProps = { rows: FallbackRow[]; words: { title: string; text: string } }

/** The names of the descriptors, the same in every language. */
const DESCRIPTORS = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']

function Sample({
  waits,
  label,
  words,
}: {
  waits: boolean
  label: string
  words: PairFallbacksProps['words']
}) {
  const look = waits ? '-waits' : ''
  return (
    <figure className="grid content-start gap-3">
      <div className="h-full overflow-hidden rounded-md border border-line bg-surface-raised p-6">
        <p className={`pair-heading${look} text-2xl wrap-anywhere`}>{words.title}</p>
        <p className={`pair-text${look} mt-3 whitespace-pre-line wrap-anywhere`}>{words.text}</p>
      </div>
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
    </figure>
  )
}

/**
 * The same words before and after the fonts have come, and what makes the local ones take up the
 * same room.
 */
export function PairFallbacks({ rows, words }: PairFallbacksProps) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <div className="grid gap-8">
      <div className="grid gap-gap md:grid-cols-2">
        <Sample waits label={t('fallback.before')} words={words} />
        <Sample waits={false} label={t('fallback.after')} words={words} />
      </div>
      <DataTable
        caption={t('fallback.caption')}
        hideCaption
        rows={rows}
        rowKey={({ part, fallback }) => `${part}-${fallback}`}
        empty={null}
        columns={[
          {
            key: 'name',
            label: t('fallback.face'),
            rowHeader: true,
            cell: ({ part, name, fallback, taken }) => (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-start">
                <span className="text-base font-semibold">
                  {t('fallback.for', { fallback, name: `${name} (${t(`fallback.${part}`)})` })}
                </span>{' '}
                {taken && <Badge tone="state">{t('fallback.taken')}</Badge>}
              </span>
            ),
          },
          ...DESCRIPTORS.map((descriptor, index) => ({
            key: descriptor,
            label: descriptor,
            align: 'end' as const,
            cell: ({ figures }: FallbackRow) => (
              <span className="whitespace-nowrap">{figures[index]}</span>
            ),
          })),
        ]}
      />
    </div>
  )
}
