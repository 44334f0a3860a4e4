import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { LanguageSwitch } from '~/ui/layout/language-switch'
import { LightVersionSwitch } from '~/ui/layout/light-version-switch'
import { SystemTheme } from '~/ui/layout/system-theme'
import { Reflection } from '~/ui/media/reflection'
import { AddressLine } from '~/ui/layout/address-line'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { Logo } from '~/ui/layout/logo'
import { NavItem } from '~/ui/layout/nav-item'
import type { NavGroup } from '~/ui/layout/nav-types'
import { AfterStart } from './after-start'
import { keep } from './keep'
import { useFooterLinks, useLegalLinks } from './navigation'

const WaterSwitch = lazy(() => import('./water-switch').catch(() => ({ default: () => null })))

const TECHNOLOGIES = [
  'React',
  'TypeScript',
  'Remix',
  'Framer',
  'Webflow',
  'Shopify',
  'WordPress',
  'Figma',
  'Tailwind CSS',
  'PostgreSQL',
  'Stripe',
  'Playwright',
]

export type SiteFooterProps = {
  year: number
  /** Whether the page is of the light version. */
  light: boolean
  signedIn: boolean
  /** Where the cookie preferences are, when the page itself is not theirs. */
  cookieSettings?: string
  /** Where the switches come back to. */
  redirectTo: string
}

const linkClass =
  'inline-block max-w-full py-0.5 decoration-canal decoration-2 underline-offset-4 hover:underline'

function LinkGroup({ group }: { group: NavGroup }) {
  return (
    <div>
      <h3
        id={`footer-${group.id}`}
        className="font-text text-sm font-normal tracking-normal text-ink-soft"
      >
        {group.label}
      </h3>
      <ul aria-labelledby={`footer-${group.id}`} className="mt-2 grid gap-0.5">
        {group.links.map((link) => (
          <li key={link.href + link.label}>
            <NavItem link={link} className={linkClass} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Company() {
  const { t } = useTranslation('ui')
  return (
    <div className="grid content-start gap-5">
      <address className="grid gap-0.5 text-ink-soft not-italic">
        <div className="font-semibold text-ink">{brand.legalName}</div>
        {[...brand.cities.map((city) => city.address), brand.phone].map((line) => (
          <div key={line}>
            <AddressLine>{line}</AddressLine>
          </div>
        ))}
        <a href={`mailto:${brand.email}`} className={`${linkClass} text-ink`}>
          {brand.email}
        </a>
      </address>
      <dl className="grid gap-0.5 text-sm text-ink-soft">
        <div className="flex flex-wrap gap-x-2">
          <dt>{t('footer.registration')}</dt>
          <dd>{brand.companyNumber}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{t('footer.vat')}</dt>
          <dd>{brand.vatNumber}</dd>
        </div>
      </dl>
      <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-4">
        {brand.social.map(({ name, url }) => (
          <li key={url}>
            <NavItem link={{ label: name, href: url, external: true }} className={linkClass} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const SiteFooter = keep('footer', (props: SiteFooterProps) => {
  const { t, i18n } = useTranslation(['ui', 'common'])
  const { redirectTo } = props
  return (
    <footer className="site-footer mt-auto bg-surface" aria-labelledby="footer-title">
      <h2 id="footer-title" className="sr-only">
        {t('footer.title')}
      </h2>
      <Container className="pt-10 pb-12">
        <Reflection />
        <div className="mt-10 grid gap-x-gap gap-y-12 lg:grid-cols-4">
          <div className="grid content-start gap-6">
            <Link
              to={paths.home()}
              className="justify-self-start"
              aria-label={t('nav.home', { name: brand.name })}
            >
              <Logo name={brand.name} />
            </Link>
            <p className="max-w-[30ch] text-ink-soft">{t('common:footer.tagline')}</p>
            <Company />
          </div>
          <nav
            aria-label={t('footer.title')}
            className="grid grid-cols-2 content-start gap-x-gap gap-y-10 sm:grid-cols-3 lg:col-span-3"
          >
            {useFooterLinks(props.signedIn).map((group) => (
              <LinkGroup key={group.id} group={group} />
            ))}
          </nav>
        </div>
        <div className="mt-12 grid gap-2 border-t border-line pt-6">
          <h3 className="font-text text-sm font-normal tracking-normal text-ink-soft">
            {t('footer.technologies')}
          </h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {TECHNOLOGIES.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-x-gap gap-y-2 border-t border-line pt-4">
          <LanguageSwitch
            action={paths.language()}
            current={i18n.language}
            languages={LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] }))}
            redirectTo={redirectTo}
          />
          <SystemTheme action={paths.theme()} redirectTo={redirectTo} />
          <AfterStart>
            <WaterSwitch />
          </AfterStart>
          <LightVersionSwitch
            action={paths.lightVersion()}
            light={props.light}
            redirectTo={redirectTo}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-gap gap-y-2 text-sm text-ink-soft">
          <p>
            © {props.year} {brand.legalName}. {t('footer.rights')}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {useLegalLinks(props.cookieSettings).map((link) => (
              <li key={link.href}>
                <NavItem link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
})
