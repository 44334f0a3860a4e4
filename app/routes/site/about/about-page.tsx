import { useTranslation } from 'react-i18next'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { AboutAudience } from './about-audience'
import { AboutCities, type City } from './about-cities'
import { AboutCompany } from './about-company'
import { AboutMinute } from './about-minute'
import { AboutNumbers, type Numbers } from './about-numbers'
import { AboutMeetings, AboutPeople } from './about-people'
import { AboutPrice, type PriceLabel } from './about-price'

export type AboutPageProps = {
  title: string
  studio: { cities: City[]; label: PriceLabel | null; numbers: Numbers }
}

export function AboutPage({ title, studio }: AboutPageProps) {
  const { t } = useTranslation('about')
  return (
    <Main>
      <Container>
        <PageHeader title={t('heading')} eyebrow={title} lead={t('lead')} size="display" />
      </Container>
      <AboutCities cities={studio.cities} />
      <AboutPrice label={studio.label} />
      <AboutMinute />
      <AboutPeople />
      <AboutMeetings />
      <AboutAudience />
      <AboutNumbers numbers={studio.numbers} />
      <AboutCompany />
    </Main>
  )
}
