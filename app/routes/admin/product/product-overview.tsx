import type { ProductStatus } from '~/domain/ground/machines.rules'
import { useTranslation } from 'react-i18next'
import type { ProductCommand } from '~/domain/catalog/product-editing.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { HistoryPart, type HistoryPartProps } from '~/routes/admin/_area/products/history-part'
import { StatusBadge } from '~/routes/admin/_area/products/status-badge'
import { Form } from '~/ui/form/form'

export type ProductOverviewProps = {
  status: ProductStatus
  /** Of the scope, as orders name it; 0 before it is published for the first time. */
  version: number
  commands: ProductCommand[]
  /** What is missing before it can be sold, each with the field that it is filled in with. */
  gaps: { href: string; message: string }[]
  parts: { href: string; label: string; summary: string }[]
  languages: { href: string; name: string; lang: string; state: string }[]
  history: HistoryPartProps['history']
  /** The same gaps, when publishing was refused for them. */
  refused: boolean
  answer: unknown
}

const linkClass = 'inline-flex min-h-6 items-center font-semibold quiet-link'

function Commands({
  status,
  version,
  commands,
}: Pick<ProductOverviewProps, 'status' | 'version' | 'commands'>) {
  const { t } = useTranslation('products')
  return (
    <Card as="section" aria-labelledby="status-title" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="status-title" className="text-xl">
          {t('overview.status')}
        </h2>
        <StatusBadge status={status} />
        {version > 0 && (
          <span className="text-sm text-ink-soft">
            {t('overview.version', { number: version })}
          </span>
        )}
      </div>
      <p className="max-w-[60ch] text-ink-soft">{t(`overview.about.${status}`)}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        {commands.map((command, index) => (
          <Button
            key={command}
            name="command"
            value={command}
            variant={index === 0 && command === 'publish' ? 'primary' : 'secondary'}
          >
            {t(`commands.${command}`)}
          </Button>
        ))}
        <Button name="command" value="duplicate" variant="secondary">
          {t('commands.duplicate')}
        </Button>
      </Form>
    </Card>
  )
}

function Gaps({ gaps }: Pick<ProductOverviewProps, 'gaps'>) {
  const { t } = useTranslation('products')
  return (
    <Notice tone="warning" title={t('overview.gaps')}>
      <ul className="mt-1 grid gap-1.5">
        {gaps.map(({ href, message }) => (
          <li key={href + message}>
            <Link to={href} className={linkClass}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Parts({ parts }: Pick<ProductOverviewProps, 'parts'>) {
  const { t } = useTranslation('products')
  return (
    <FormPart id="parts-title" title={t('overview.parts')}>
      <dl className="grid">
        {parts.map(({ href, label, summary }) => (
          <div
            key={href}
            className="grid gap-x-gap gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(9rem,1fr)_3fr]"
          >
            <dt>
              <Link to={href} className={linkClass}>
                {label}
              </Link>
            </dt>
            <dd className="min-w-0 text-ink-soft">{summary}</dd>
          </div>
        ))}
      </dl>
    </FormPart>
  )
}

function Languages({ languages }: Pick<ProductOverviewProps, 'languages'>) {
  const { t } = useTranslation('products')
  return (
    <FormPart
      id="languages-title"
      title={t('overview.languages')}
      hint={t('overview.languagesHint')}
    >
      <dl className="grid">
        {languages.map(({ href, name, lang, state }) => (
          <div
            key={lang}
            className="grid gap-x-gap gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(9rem,1fr)_3fr]"
          >
            <dt lang={lang}>
              <Link to={href} className={linkClass}>
                {name}
              </Link>
            </dt>
            <dd className="min-w-0 text-ink-soft">{state}</dd>
          </div>
        ))}
      </dl>
    </FormPart>
  )
}

/**
 * A product as a whole: what it is in, what it lacks, its parts, its languages and what was done to
 * it.
 */
export function ProductOverview({
  status,
  version,
  commands,
  gaps,
  parts,
  languages,
  history,
  refused,
  answer,
}: ProductOverviewProps) {
  const { t } = useTranslation('products')
  return (
    <>
      {refused ? (
        <ErrorSummary heading={t('overview.refused')} errors={gaps} answer={answer} />
      ) : (
        gaps.length > 0 && status !== 'archived' && <Gaps gaps={gaps} />
      )}
      <Commands status={status} version={version} commands={commands} />
      <Parts parts={parts} />
      <Languages languages={languages} />
      <HistoryPart title={t('overview.history')} none={t('overview.noHistory')} history={history} />
    </>
  )
}
