import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { cityName } from '~/domain/content/city.rules'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { BrandIcon } from '~/ui/media/brand-icon'
import { Icon } from '~/ui/media/icon'
import { Showcase } from './showcase'

export type HeroProps = { services: { label: string; href: string; categoryName: string }[] }

const PLATFORMS = ['Framer', 'Webflow', 'React', 'Shopify', 'WordPress']
const PILLS = ['price', 'dashboard', 'quiet'] as const

/** The shop's categories in one line. */
function ServiceChips({ services }: HeroProps) {
  const { t } = useTranslation('home')
  if (services.length === 0) return null
  return (
    <nav aria-label={t('hero.services')}>
      <ul className="flex flex-wrap gap-2">
        {services.map(({ label, href, categoryName }) => (
          <li key={categoryName}>
            <Link
              to={href}
              className="inline-flex min-h-11 items-center rounded-full bg-surface px-4 text-sm font-semibold hover:bg-surface-raised"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Platforms() {
  const { t } = useTranslation('home')
  return (
    <div className="grid gap-x-gap gap-y-4 border-t border-line pt-6 lg:grid-cols-4">
      <p id="platforms" className="text-ink-soft">
        {t('hero.platforms')}
      </p>
      <ul
        aria-labelledby="platforms"
        className="grid grid-cols-2 gap-x-gap gap-y-4 sm:grid-cols-3 lg:col-span-3"
      >
        {[...PLATFORMS, t('hero.custom')].map((name) => (
          <li key={name} className="flex items-center gap-3 font-display text-xl font-semibold">
            <BrandIcon name={name} className="size-6 text-ink-soft" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The first thing a visitor sees: what the studio sells, what it looks like, and the two ways in
 * (spec §2.10.1).
 */
export function Hero({ services }: HeroProps) {
  const { t, i18n } = useTranslation('home')
  return (
    <section aria-labelledby="hero-title">
      <Container className="grid gap-y-10 pt-[clamp(2rem,4vw,4rem)]">
        <div className="grid gap-4">
          <p className="font-semibold text-canal">{t('hero.badge')}</p>
          <h1 id="hero-title" className="max-w-[22ch] text-5xl">
            {t('hero.title')}
          </h1>
        </div>
        <div className="grid gap-x-gap gap-y-8 lg:grid-cols-4">
          <div className="grid content-start gap-6">
            <p className="max-w-[46ch] text-lg text-ink-soft">{t('hero.lead')}</p>
            <div className="flex flex-wrap gap-3 lg:grid">
              <ButtonLink to={paths.shop()}>{t('hero.order')}</ButtonLink>{' '}
              <ButtonLink to={paths.dashboard()} variant="secondary">
                {t('hero.dashboard')}
              </ButtonLink>
            </div>
            <ul
              aria-label={t('hero.pills.label')}
              className="flex flex-wrap gap-x-5 gap-y-1.5 lg:grid"
            >
              {PILLS.map((pill) => (
                <li key={pill} className="flex items-center gap-2 text-sm font-semibold">
                  <Icon name="check" size={16} strokeWidth={3} className="text-canal" />
                  {t(`hero.pills.${pill}`)}
                </li>
              ))}
            </ul>
          </div>
          <div className="relative lg:col-span-3">
            <Showcase className="min-w-0" />
            <p className="absolute start-4 top-4 z-1 flex items-center gap-2 rounded-xs bg-canal px-3 py-1.5 text-sm font-semibold text-ground forced-colors:border">
              <svg viewBox="0 0 16 16" aria-hidden fill="currentColor" className="size-4">
                <path d="M8 16C4 11 3 9 3 6a5 5 0 0 1 10 0c0 3-1 5-5 10zm0-8a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
              </svg>
              <span className="sr-only">{t('hero.place')}</span>{' '}
              {brand.cities.map((city) => cityName(city, i18n.language)).join(' · ')}
            </p>
          </div>
        </div>
        <ServiceChips services={services} />
        <Platforms />
      </Container>
    </section>
  )
}
