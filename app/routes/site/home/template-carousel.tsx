import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Awaited } from '~/ui/feedback/awaited'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ButtonLink } from '~/ui/form/button'
import { Section } from '~/ui/layout/section'
import { Carousel } from '~/ui/media/carousel'
import { TemplateCard, type TemplateCardProps } from '~/routes/site/_area/template-card'

export type TemplateCarouselProps = {
  templates: TemplateCardProps[] | Promise<TemplateCardProps[]>
}

function Templates({ templates }: { templates: TemplateCardProps[] | null }) {
  const { t } = useTranslation('highlights')
  if (templates?.length === 0) return null
  return (
    <Section id="templates" title={t('templates.title')} lead={t('templates.lead')}>
      {templates === null ? (
        <Skeleton shape="card" count={4} />
      ) : (
        <Carousel
          label={t('templates.strip')}
          cardWidth={300}
          step={320}
          aside={
            <ButtonLink to={paths.templates()} variant="secondary">
              {t('templates.all')}
            </ButtonLink>
          }
        >
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateCard {...template} />
            </li>
          ))}
        </Carousel>
      )}
    </Section>
  )
}

/**
 * The newest templates of the community to walk along; no section without any (spec §2.10.9, §4).
 */
export function TemplateCarousel({ templates }: TemplateCarouselProps) {
  return (
    <Awaited value={templates} fallback={<Templates templates={null} />}>
      {(list) => <Templates templates={list} />}
    </Awaited>
  )
}
