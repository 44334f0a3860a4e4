import { useTranslation } from 'react-i18next'
import { type Grade, type Rule } from './score.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Icon, type IconName } from '~/ui/media/icon'
import { DataTable } from '~/ui/table/data-table'
import { type Half } from './pair-preview'
import { XHeights } from './x-heights'

export type Reason = { rule: Rule; grade: Grade; points: number; most: number; text: string }
export type Figure = {
  figure: 'xHeight' | 'capHeight' | 'width' | 'proportion' | 'stem' | 'contrast' | 'thin' | 'line'
  heading: string
  body: string
}

const LOOKS: Record<Grade, { tone: BadgeTone; icon: IconName }> = {
  good: { tone: 'success', icon: 'check' },
  fair: { tone: 'warning', icon: 'minus' },
  poor: { tone: 'danger', icon: 'x' },
}

/** Each rule with its verdict, its points and the figures that it goes by. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <ol className="grid">
      {reasons.map(({ rule, grade, points, most, text }) => (
        <li key={rule} className="grid gap-x-gap gap-y-2 border-t border-line py-5 md:grid-cols-3">
          <div className="grid content-start justify-items-start gap-2">
            <h3 className="text-lg">{t(`rules.${rule}.name`)}</h3>
            <Badge
              tone={LOOKS[grade].tone}
              icon={<Icon name={LOOKS[grade].icon} size={14} strokeWidth={3} />}
            >
              {t(`grades.${grade}`)}, {t('rules.points', { points, most })}
            </Badge>
          </div>
          <p className="md:col-span-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** What was measured, in a drawing and in figures. */
export function Figures({
  figures,
  heading,
  body,
}: {
  figures: Figure[]
  heading: Half
  body: Half
}) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <div className="grid gap-x-gap gap-y-8 xl:grid-cols-5">
      <div className="xl:col-span-3">
        <XHeights heading={heading} body={body} />
      </div>
      <div className="min-w-0 xl:col-span-2">
        <DataTable
          caption={t('figures.caption')}
          hideCaption
          rows={figures}
          rowKey={({ figure }) => figure}
          empty={null}
          columns={[
            {
              key: 'figure',
              label: t('figures.figure'),
              rowHeader: true,
              cell: ({ figure }) => (
                <span className="grid text-start">
                  <span className="text-base font-semibold">{t(`figures.${figure}.name`)}</span>{' '}
                  <span className="text-sm font-normal text-ink-soft">
                    {t(`figures.${figure}.note`)}
                  </span>
                </span>
              ),
            },
            { key: 'heading', label: heading.name, align: 'end', cell: (row) => row.heading },
            {
              key: 'body',
              label: body.id === heading.id ? t('form.body') : body.name,
              align: 'end',
              cell: (row) => row.body,
            },
          ]}
        />
      </div>
    </div>
  )
}
