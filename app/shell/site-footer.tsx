import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Reflection } from '~/ui/media/reflection'
import { AddressLine } from '~/ui/layout/address-line'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { Logo } from '~/ui/layout/logo'
import { NavItem } from '~/ui/layout/nav-item'
import type { NavGroup, NavLink } from '~/ui/layout/nav-types'

export type SiteFooterProps = {
  name: string
  tagline: string
  homeHref: string
  groups: NavGroup[]
  social: NavLink[]
  /** Address and phone lines as they are printed. */
  company: {
    legalName: string
    lines: string[]
    email: string
    registrationNumber: string
    vatNumber: string
  }
  technologies: string[]
  legal: NavLink[]
  year: number
  /** <LanguageSwitch …/> and <LightVersionSwitch …/>. */
  switches?: ReactNode
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

function Company({ company, social }: Pick<SiteFooterProps, 'company' | 'social'>) {
  const { t } = useTranslation('ui')
  return (
    <div className="grid content-start gap-5">
      <address className="grid gap-0.5 text-ink-soft not-italic">
        <span className="font-semibold text-ink">{company.legalName}</span>
        {company.lines.map((line) => (
          <span key={line}>
            <AddressLine>{line}</AddressLine>
          </span>
        ))}
        <a href={`mailto:${company.email}`} className={`${linkClass} text-ink`}>
          {company.email}
        </a>
      </address>
      <dl className="grid gap-0.5 text-sm text-ink-soft">
        <div className="flex flex-wrap gap-x-2">
          <dt>{t('footer.registration')}</dt>
          <dd>{company.registrationNumber}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{t('footer.vat')}</dt>
          <dd>{company.vatNumber}</dd>
        </div>
      </dl>
      <ul aria-label={t('footer.social')} className="flex flex-wrap gap-x-4">
        {social.map((link) => (
          <li key={link.href}>
            <NavItem link={{ ...link, external: true }} className={linkClass} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter({
  name,
  tagline,
  homeHref,
  groups,
  social,
  company,
  technologies,
  legal,
  year,
  switches,
}: SiteFooterProps) {
  const { t } = useTranslation('ui')
  return (
    <footer className="site-footer mt-auto bg-surface" aria-labelledby="footer-title">
      <h2 id="footer-title" className="sr-only">
        {t('footer.title')}
      </h2>
      <Container className="pt-10 pb-12">
        <Reflection />
        <div className="mt-10 grid gap-x-gap gap-y-12 lg:grid-cols-4">
          <div className="grid content-start gap-6">
            <Link to={homeHref} className="justify-self-start" aria-label={t('nav.home', { name })}>
              <Logo name={name} />
            </Link>
            <p className="max-w-[30ch] text-ink-soft">{tagline}</p>
            <Company company={company} social={social} />
          </div>
          <nav
            aria-label={t('footer.title')}
            className="grid grid-cols-2 content-start gap-x-gap gap-y-10 sm:grid-cols-3 lg:col-span-3"
          >
            {groups.map((group) => (
              <LinkGroup key={group.id} group={group} />
            ))}
          </nav>
        </div>
        <div className="mt-12 grid gap-2 border-t border-line pt-6">
          <h3 className="font-text text-sm font-normal tracking-normal text-ink-soft">
            {t('footer.technologies')}
          </h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </div>
        {switches && (
          <div className="mt-6 flex flex-wrap justify-between gap-x-gap gap-y-2 border-t border-line pt-4">
            {switches}
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-gap gap-y-2 text-sm text-ink-soft">
          <p>
            © {year} {company.legalName}. {t('footer.rights')}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {legal.map((link) => (
              <li key={link.href}>
                <NavItem link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}
