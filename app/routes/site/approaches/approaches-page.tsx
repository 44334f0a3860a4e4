import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { ApproachGauge, type ApproachFacts } from './approach-gauge'
import { ApproachGuide, type ApproachGuideProps } from './approach-guide'
import { ApproachSection } from './approach-section'
import { ApproachTable } from './approach-table'

export type ApproachesPageProps = ApproachGuideProps & { approaches: ApproachFacts[] }

export function ApproachesPage({ approaches, guide }: ApproachesPageProps) {
  const { t } = useTranslation('approaches')
  const actions = (
    <ButtonLink to={paths.approaches('guide')} variant="secondary">
      {t('toGuide')}
    </ButtonLink>
  )
  return (
    <Main>
      <Container>
        <PageHeader title={t('heading')} lead={t('lead')} actions={actions} size="display" />
        <ApproachGauge approaches={approaches} />
        <div className="mt-section">
          {approaches.map((facts) => (
            <ApproachSection key={facts.approach} {...facts} />
          ))}
        </div>
      </Container>
      <ApproachTable approaches={approaches} />
      <ApproachGuide guide={guide} />
    </Main>
  )
}
