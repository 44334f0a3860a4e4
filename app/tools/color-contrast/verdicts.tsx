import { useTranslation } from 'react-i18next'
import { type Use } from '~/domain/studios/contrast.rules'
import { Badge } from '~/ui/feedback/badge'
import { Icon } from '~/ui/media/icon'
import { DataTable } from '~/ui/table/data-table'

export type Verdict = { use: Use; level: 'AA' | 'AAA'; needs: string; passes: boolean }

const LEVELS = ['AA', 'AAA'] as const

/** Pass or fail, in words and with a sign: never by color alone. */
function PassBadge({ passes }: { passes: boolean }) {
  const { t } = useTranslation('color-contrast')
  return (
    <Badge
      tone={passes ? 'success' : 'danger'}
      icon={<Icon name={passes ? 'check' : 'x'} size={14} strokeWidth={3} />}
    >
      {t(passes ? 'uses.passes' : 'uses.fails')}
    </Badge>
  )
}

/** What each use of the two colors needs at each level, and whether they have it. */
export function Verdicts({ verdicts }: { verdicts: Verdict[] }) {
  const { t } = useTranslation('color-contrast')
  const uses = [...new Set(verdicts.map(({ use }) => use))]
  const cell = (use: Use, level: (typeof LEVELS)[number]) => {
    const verdict = verdicts.find((one) => one.use === use && one.level === level)
    if (!verdict) return <span className="text-sm text-ink-soft">{t('uses.none')}</span>
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <PassBadge passes={verdict.passes} />
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {t('result.ratio', { ratio: verdict.needs })}
        </span>
      </span>
    )
  }
  return (
    <DataTable
      caption={t('uses.caption')}
      hideCaption
      rows={uses}
      rowKey={(use) => use}
      empty={null}
      columns={[
        {
          key: 'use',
          label: t('uses.use'),
          rowHeader: true,
          cell: (use) => (
            <span className="grid text-start">
              <span className="text-base font-semibold">{t(`uses.${use}.name`)}</span>{' '}
              <span className="text-sm font-normal text-ink-soft">{t(`uses.${use}.note`)}</span>
            </span>
          ),
        },
        ...LEVELS.map((level) => ({
          key: level,
          label: level,
          cell: (use: Use) => cell(use, level),
        })),
      ]}
    />
  )
}
