import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Section } from '~/ui/layout/section'
import { FeatureComparison, type FeatureComparisonProps } from '~/storefront/feature-comparison'
import { FeatureContents, FeatureParts } from './feature-parts'
import { FeaturePayment, type FeaturePaymentProps } from './feature-payment'
import { FeatureProof } from './feature-proof'
import { FeatureStart } from './feature-start'

export type FeaturesPageProps = {
  features: FeaturePaymentProps & FeatureComparisonProps
  /** Whether the visitor sees the light version. */
  light: boolean
}

export function FeaturesPage({ features, light }: FeaturesPageProps) {
  const { t } = useTranslation('features')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={t('heading')} lead={t('lead')} size="display" />
        <FeatureContents />
      </Container>
      <Container className="pb-section">
        <FeatureParts />
      </Container>
      <FeatureStart />
      <FeaturePayment currencies={features.currencies} plan={features.plan} />
      <FeatureProof light={light} />
      <FeatureComparison comparison={features.comparison} />
      <Section id="closing" tone="surface" title={t('closing.title')} lead={t('closing.text')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.shop()}>{t('closing.shop')}</ButtonLink>{' '}
          <ButtonLink to={paths.faq()} variant="secondary">
            {t('closing.faq')}
          </ButtonLink>
        </div>
      </Section>
    </Main>
  )
}
