import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'

export type FrontHeaderProps = {
  name: string
  logoHref: string | null
  links: { home: string; services: string; projects: string; enquiry: string }
  /** Pieces in the visitor's cart. */
  totalItems: number
}

const linkClass =
  'inline-flex min-h-11 items-center decoration-canal decoration-2 underline-offset-8 hover:underline'

/** A studio's masthead: its name between two rules, where its pages are, and the cart. */
export function FrontHeader({ name, logoHref, links, totalItems }: FrontHeaderProps) {
  const { t } = useTranslation('studio-front')
  return (
    <header className="measure">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b-2 border-ink py-4">
        <a
          href={links.home}
          className="flex min-h-11 min-w-0 items-center gap-3 font-display text-xl font-semibold"
        >
          {logoHref && (
            <img
              src={logoHref}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 object-contain"
            />
          )}
          <span className="min-w-0">{name}</span>
        </a>
        <nav aria-label={t('nav.label', { name })}>
          <ul className="flex flex-wrap items-center gap-x-6">
            <li>
              <a href={links.services} className={linkClass}>
                {t('nav.services')}
              </a>
            </li>
            <li>
              <a href={links.projects} className={linkClass}>
                {t('nav.works')}
              </a>
            </li>
            <li>
              <a href={links.enquiry} className={linkClass}>
                {t('nav.enquiry')}
              </a>
            </li>
            <li>
              <a href={paths.cart()} className={`${linkClass} font-semibold`}>
                {t('nav.cart', { count: totalItems })}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
