import { useTranslation } from 'react-i18next'
import { type Step } from '~/domain/studios/contrast.rules'
import { CopyButton } from '~/ui/form/copy-button'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'
import { Swatch } from '~/ui/media/swatch'

type Part = 'text' | 'background'
type Found = { hex: string; css: string; ratio: string; href: string }
export type Suggestion = { step: Step; choices: { part: Part; found: Found | null }[] }
export type NearestProps = { suggestions: Suggestion[]; text: string; background: string }

/** The names of the steps in the texts, whose keys have no point in them. */
const KEYS = { 3: '3', 4.5: '4-5', 7: '7' } as const

function Choice({
  part,
  found,
  text,
  background,
}: { part: Part; found: Found | null } & Omit<NearestProps, 'suggestions'>) {
  const { t } = useTranslation(['color-contrast', 'tools'])
  if (!found) return <span className="text-start text-ink-soft">{t('nearest.none')}</span>
  const pair = part === 'text' ? { text: found.hex, background } : { text, background: found.hex }
  return (
    <span className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-start xl:grid-cols-[auto_1fr_auto]">
      <Swatch {...pair} />
      <span className="grid min-w-0">
        <Link
          to={found.href}
          preventScrollReset
          className="inline-block min-h-6 font-semibold quiet-link"
        >
          {t(`nearest.use.${part}`, { hex: found.hex })}
        </Link>{' '}
        <span className="text-sm text-ink-soft">{t('nearest.gives', { ratio: found.ratio })}</span>{' '}
        <code className="text-sm wrap-anywhere select-all">{found.css}</code>
      </span>{' '}
      <span className="empty:hidden max-xl:col-start-2">
        <CopyButton
          text={found.css}
          label={t('tools:copy')}
          subject={found.css}
          done={t('tools:copied')}
        />
      </span>
    </span>
  )
}

/**
 * For each ratio that the pair misses, the nearest text color and the nearest background that
 * reach it.
 */
export function Nearest({ suggestions, ...pair }: NearestProps) {
  const { t } = useTranslation(['color-contrast', 'tools'])
  const column = (part: Part) => ({
    key: part,
    label: t(`nearest.${part}`),
    wide: true,
    cell: ({ choices }: Suggestion) => (
      <Choice
        part={part}
        found={choices.find((choice) => choice.part === part)?.found ?? null}
        {...pair}
      />
    ),
  })
  return (
    <DataTable
      caption={t('nearest.caption')}
      hideCaption
      rows={suggestions}
      rowKey={({ step }) => String(step)}
      empty={<p className="text-lg">{t('nearest.passed')}</p>}
      columns={[
        {
          key: 'step',
          label: t('nearest.ratio'),
          rowHeader: true,
          cell: ({ step }: Suggestion) => (
            <span className="text-base font-semibold">{t(`nearest.for.${KEYS[step]}`)}</span>
          ),
        },
        column('text'),
        column('background'),
      ]}
    />
  )
}
