import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Awaited } from '~/ui/feedback/awaited'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { Section } from '~/ui/layout/section'
import { Carousel } from '~/ui/media/carousel'
import { Icon } from '~/ui/media/icon'
import { ProductCard, type ProductCardProps } from '~/storefront/product-card'
import { Form } from '~/ui/form/form'

type Service = Omit<ProductCardProps, 'href'> & { id: number }
export type ServicesCarouselProps = {
  services: Service[] | Promise<Service[]>
  /** The Popular toggle is on. */
  popular: boolean
}

const SECTION = 'services'
const BOX = 'min-h-128 rounded-md bg-surface'

/** Asks the page for the other source; without script it comes back at this section. */
function PopularToggle({ popular }: { popular: boolean }) {
  const { t } = useTranslation('highlights')
  const { location } = useNavigation()
  const loading = location !== undefined && new URLSearchParams(location.search).has('services')
  return (
    <Form
      method="get"
      action={`${paths.home()}#${SECTION}`}
      preventScrollReset
      className="flex flex-wrap items-center"
    >
      <button
        name="services"
        value={popular ? 'featured' : 'popular'}
        aria-pressed={popular}
        className="inline-flex min-h-12 items-center gap-2 rounded-sm border border-line-strong px-5 font-semibold transition-colors hover:border-ink aria-pressed:border-canal aria-pressed:bg-canal-soft aria-pressed:text-canal"
      >
        {popular && <Icon name="check" size={18} />}
        {t('services.popular')}
      </button>{' '}
      <span role="status">{loading && <span className="ps-4">{t('services.loading')}</span>}</span>
    </Form>
  )
}

function EndCard() {
  const { t } = useTranslation('highlights')
  return (
    <Link
      to={paths.shop()}
      className="group flex h-full flex-col justify-end gap-2 rounded-md border border-line-strong p-6 hover:bg-surface-raised"
    >
      <Icon name="arrow-right" size={40} strokeWidth={1.25} className="mb-auto text-canal" />
      <span className="font-display text-2xl font-semibold decoration-canal decoration-2 underline-offset-4 group-hover:underline">
        {t('services.more')}
      </span>{' '}
      <span className="text-ink-soft">{t('services.moreText')}</span>
    </Link>
  )
}

function NoServices() {
  const { t } = useTranslation('highlights')
  return (
    <EmptyState
      title={t('services.empty')}
      headingLevel={3}
      action={<ButtonLink to={paths.contact()}>{t('services.custom')}</ButtonLink>}
    />
  )
}

/**
 * Services to walk along, the popular ones or those that the studio features (spec §2.10.14, §4).
 */
export function ServicesCarousel({ services, popular }: ServicesCarouselProps) {
  const { t } = useTranslation('highlights')
  return (
    <Section id={SECTION} title={t('services.title')} lead={t('services.lead')}>
      <Awaited value={services} text={t('services.loading')} className={BOX}>
        {(list) =>
          list.length === 0 ? (
            <NoServices />
          ) : (
            <Carousel
              label={t('services.strip')}
              cardWidth={340}
              step="75%"
              buttons="above"
              of={popular ? 'popular' : 'featured'}
              aside={
                <>
                  <PopularToggle popular={popular} />
                  <Link to={paths.shop()} className="py-2.5 font-semibold quiet-link">
                    {t('services.filters')}
                  </Link>
                </>
              }
            >
              {list.map(({ id, ...service }) => (
                <li key={id}>
                  <ProductCard {...service} href={paths.product(id)} />
                </li>
              ))}
              <li>
                <EndCard />
              </li>
            </Carousel>
          )
        }
      </Awaited>
      <ButtonLink to={paths.shop()} variant="secondary" className="mt-8">
        {t('services.browse')}
      </ButtonLink>
    </Section>
  )
}
