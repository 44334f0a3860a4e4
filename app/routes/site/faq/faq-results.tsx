import { useTranslation } from 'react-i18next'
import type { FaqQuestion } from '~/domain/content/faq.rules'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { FaqAnswer } from './faq-answer'

export type FaqResultsProps = { query: string; hits: FaqQuestion[] }

function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('faq')
  const ways = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.contact()} variant="secondary">
        {t('more.contact')}
      </ButtonLink>{' '}
      <ButtonLink to={paths.faq()} variant="quiet">
        {t('results.all')}
      </ButtonLink>
    </div>
  )
  return (
    <EmptyState title={t('results.none', { query })} action={ways}>
      {t('results.noneText')}
    </EmptyState>
  )
}

/** The answers that fit a search, the best first and open. */
export function FaqResults({ query, hits }: FaqResultsProps) {
  const { t } = useTranslation('faq')
  if (hits.length === 0) return <NothingFound query={query} />
  return (
    <section aria-labelledby="results">
      <div className="flex flex-wrap items-baseline justify-between gap-x-gap pb-5">
        <h2 id="results" className="text-3xl">
          {t('results.count', { count: hits.length, query })}
        </h2>
        <ArrowLink to={paths.faq()}>{t('results.all')}</ArrowLink>
      </div>
      {hits.map((id) => (
        <FaqAnswer key={`${query} ${id}`} id={id} query={query} />
      ))}
    </section>
  )
}
