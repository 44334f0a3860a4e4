import { useTranslation } from 'react-i18next'
import { TELLING_LETTERS } from './letters.rules'
import { type Language } from '~/platform/i18n/languages'
import { Badge } from '~/ui/feedback/badge'
import { Icon } from '~/ui/media/icon'
import { DataTable } from '~/ui/table/data-table'
import { type Half } from './pair-preview'

export type LettersRow = { language: Language } & Record<'heading' | 'body', string>

function Missing({ letters }: { letters: string }) {
  const { t } = useTranslation('font-pairing-tool')
  if (!letters)
    return (
      <Badge tone="success" icon={<Icon name="check" size={14} strokeWidth={3} />}>
        {t('letters.all')}
      </Badge>
    )
  return (
    <span className="grid justify-items-start gap-1 text-start">
      <Badge tone="danger" icon={<Icon name="x" size={14} strokeWidth={3} />}>
        {t('letters.some')}
      </Badge>{' '}
      <span className="wrap-anywhere">{letters}</span>
    </span>
  )
}

/**
 * The letters that fonts leave out most often, in both faces, and what is missing for each
 * language.
 */
export function PairLetters({
  rows,
  heading,
  body,
}: {
  rows: LettersRow[]
  heading: Half
  body: Half
}) {
  const { t } = useTranslation('font-pairing-tool')
  const letters = TELLING_LETTERS.map((letter) => letter.toUpperCase() + letter).join(' ')
  return (
    <div className="grid gap-8">
      <div className="grid gap-gap sm:grid-cols-2">
        {(
          [
            ['pair-heading', heading],
            ['pair-text', body],
          ] as const
        ).map(([look, half]) => (
          <figure
            key={look}
            className="grid content-start gap-2 rounded-md border border-line bg-surface p-5"
          >
            <p className={`${look} text-3xl wrap-anywhere`}>{letters}</p>
            <figcaption className="text-sm text-ink-soft">{half.name}</figcaption>
          </figure>
        ))}
      </div>
      <DataTable
        caption={t('letters.caption')}
        hideCaption
        rows={rows}
        rowKey={({ language }) => language}
        empty={null}
        columns={[
          {
            key: 'language',
            label: t('letters.language'),
            rowHeader: true,
            cell: ({ language }) => (
              <span className="text-base font-semibold">{t(`letters.languages.${language}`)}</span>
            ),
          },
          {
            key: 'heading',
            label: t('form.heading'),
            cell: (row) => <Missing letters={row.heading} />,
          },
          { key: 'body', label: t('form.body'), cell: (row) => <Missing letters={row.body} /> },
        ]}
      />
    </div>
  )
}
