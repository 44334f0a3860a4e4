import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FAQ_GROUPS, type FaqQuestion } from '~/domain/content/faq.rules'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Section } from '~/ui/layout/section'
import { FaqData } from './faq-data'
import { FaqResults } from './faq-results'
import { FaqSearch } from './faq-search'
import { FaqTopics } from './faq-topics'

export type FaqPageProps = {
  query: string
  /** Null when nothing was searched for. */
  hits: FaqQuestion[] | null
}

/**
 * A browser opens an answer for a link to it by itself; a page reached by script has to be told.
 */
function useOpenAnswer() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash && document.getElementById(hash.slice(1))
    if (!answer) return
    answer.closest('details')?.setAttribute('open', '')
    answer.scrollIntoView()
  }, [hash])
}

export function FaqPage({ query, hits }: FaqPageProps) {
  const { t } = useTranslation('faq')
  useOpenAnswer()
  const status =
    hits === null
      ? ''
      : hits.length > 0
        ? t('results.count', { count: hits.length, query })
        : t('results.none', { query })
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={t('heading')} lead={t('lead')} />
        <FaqSearch query={query} />
        <p role="status" className="sr-only">
          {status}
        </p>
        <div className="pt-14">
          {hits === null ? <FaqTopics /> : <FaqResults query={query} hits={hits} />}
        </div>
      </Container>
      <Section id="more" tone="surface" title={t('more.title')} lead={t('more.text')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.contact()} variant="secondary">
            {t('more.contact')}
          </ButtonLink>{' '}
          <ButtonLink to={paths.shop()} variant="secondary">
            {t('more.shop')}
          </ButtonLink>
        </div>
      </Section>
      <FaqData ids={hits ?? FAQ_GROUPS.flatMap(({ questions }) => questions)} />
    </Main>
  )
}
