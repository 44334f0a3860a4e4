import { useTranslation } from 'react-i18next'
import { PREVIEW_SIZE } from '~/domain/content/content.rules'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Grid } from '~/ui/layout/grid'
import { Link } from '~/ui/layout/link'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Section } from '~/ui/layout/section'
import { Icon } from '~/ui/media/icon'
import { Picture } from '~/ui/media/picture'
import { ProductCard, type ProductCardProps } from '~/storefront/product-card'
import { ProjectFacts, type ProjectFactsProps } from './project-facts'

type Neighbor = { id: number; title: string } | null

export type ProjectPageProps = {
  project: ProjectFactsProps['project'] & {
    title: string
    lead: string
    /** What was delivered, sentence by sentence. */
    delivered: string[]
    image: string
  }
  categoryHref: string
  services: (Omit<ProductCardProps, 'href'> & { id: number })[]
  shopHref: string
  previous: Neighbor
  next: Neighbor
}

function Delivered({ sentences }: { sentences: string[] }) {
  const { t } = useTranslation('showcase')
  if (sentences.length === 0) return null
  return (
    <Section id="delivered" title={t('project.delivered')} layout="beside" tone="surface">
      <ul className="grid gap-5">
        {sentences.map((sentence) => (
          <li key={sentence} className="max-w-[40ch] font-display text-2xl font-medium">
            {sentence}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Related({ services, shopHref }: Pick<ProjectPageProps, 'services' | 'shopHref'>) {
  const { t } = useTranslation('showcase')
  if (services.length === 0) return null
  const action = <ButtonLink to={shopHref}>{t('project.shop')}</ButtonLink>
  return (
    <Section
      id="services"
      title={t('project.related')}
      lead={t('project.relatedLead')}
      action={action}
    >
      <Grid as="ul" columns={4}>
        {services.map(({ id, ...service }) => (
          <li key={id}>
            <ProductCard {...service} href={paths.product(id)} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

const neighborLink = 'group grid gap-1 rounded-md p-4 -mx-4 hover:bg-surface'

function Neighbors({ previous, next }: Pick<ProjectPageProps, 'previous' | 'next'>) {
  const { t } = useTranslation('showcase')
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('project.neighbors')}
      className="grid gap-gap border-t border-line py-10 sm:grid-cols-2"
    >
      {previous && (
        <Link to={paths.showcaseProject(previous.id)} rel="prev" className={neighborLink}>
          <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
            <Icon name="arrow-left" size={16} />
            {t('project.previous')}
          </span>{' '}
          <span className="font-display text-xl font-semibold decoration-canal decoration-2 underline-offset-4 group-hover:underline">
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link
          to={paths.showcaseProject(next.id)}
          rel="next"
          className={`${neighborLink} justify-items-end text-end sm:col-start-2`}
        >
          <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
            {t('project.next')}
            <Icon name="arrow-right" size={16} />
          </span>{' '}
          <span className="font-display text-xl font-semibold decoration-canal decoration-2 underline-offset-4 group-hover:underline">
            {next.title}
          </span>
        </Link>
      )}
    </nav>
  )
}

/** One finished work: for whom, what was delivered, what it runs on, and how to order the like. */
export function ProjectPage({
  project,
  categoryHref,
  services,
  shopHref,
  previous,
  next,
}: ProjectPageProps) {
  const { t } = useTranslation('showcase')
  const breadcrumbs = [
    { label: t('projects.title'), href: paths.showcase() },
    { label: project.title },
  ]
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={project.title} lead={project.lead} breadcrumbs={breadcrumbs} />
        <div className="grid items-start gap-x-gap gap-y-8 lg:grid-cols-2">
          <Picture
            src={project.image}
            alt={t('project.picture', { title: project.title })}
            {...PREVIEW_SIZE}
            eager
            className="aspect-4/3 w-full rounded-md bg-surface object-cover"
          />
          <ProjectFacts project={project} categoryHref={categoryHref} />
        </div>
      </Container>
      <Delivered sentences={project.delivered} />
      <Related services={services} shopHref={shopHref} />
      <Container>
        <Neighbors previous={previous} next={next} />
      </Container>
    </Main>
  )
}
