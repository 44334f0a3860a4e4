import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { Logo } from '~/ui/layout/logo'
import { keep } from './keep'
import { DrawerButton, type NavDrawerProps } from './nav-drawer'
import { NavButton } from './nav-panel'
import { ThemeToggle } from '~/ui/layout/theme-toggle'

export type SiteHeaderProps = Omit<NavDrawerProps, 'signedIn'> & {
  /** <AccountMenu …/> when signed in; without it there is a sign-in link. */
  account?: ReactNode
  /** <NotificationBell …/> when signed in. */
  bell?: ReactNode
  /** <CartButton …/>. */
  cart?: ReactNode
  /** Where one signs in, to come back to this page. */
  signIn: string
}

const SCROLLED = 20

/**
 * Browsers without scroll-driven animations get the scrolled look from here; without script it is
 * always on.
 */
function useScrolledLook() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return
    const look = () => {
      if (bar.current) bar.current.dataset.scrolled = String(scrollY > SCROLLED)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return bar
}

/** The bar up to what is the visitor's own: the way home, the groups, the theme. */
const BarStart = keep('bar-start', ({ groups, signedIn, theme, redirectTo }: NavDrawerProps) => {
  const { t } = useTranslation('ui')
  return (
    <>
      <Link
        to={paths.home()}
        className="me-auto flex rounded-sm py-1 lg:me-8"
        aria-label={t('nav.home', { name: brand.name })}
      >
        <Logo
          name={brand.name}
          className={`${signedIn ? 'max-[24rem]:[&>span]:sr-only' : 'max-[22rem]:[&>span]:sr-only'} md:max-lg:[&>span]:sr-only`}
        />
      </Link>
      <nav aria-label={t('nav.main')} className="hidden md:block lg:me-auto">
        <ul className="flex items-center">
          {groups.map((group) => (
            <li key={group.id}>
              <NavButton group={group} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="hidden md:block">
        <ThemeToggle action={paths.theme()} theme={theme} redirectTo={redirectTo} />
      </div>
    </>
  )
})

/** The bar after what is the visitor's own: the way to the shop, and the menu of small screens. */
const BarEnd = keep('bar-end', () => {
  const { t } = useTranslation('ui')
  return (
    <>
      <ButtonLink to={paths.shop()} variant="secondary" size="sm" className="ms-1">
        <span className="md:hidden">{t('nav.start')}</span>{' '}
        <span className="max-md:sr-only">{t('nav.shop')}</span>
      </ButtonLink>{' '}
      <a href="#footer-title" className="without-popover">
        {t('nav.menu')}
      </a>
      <DrawerButton />
    </>
  )
})

/** The fixed bar of every page (spec §2.9). */
export function SiteHeader({ account, bell, cart, signIn, ...links }: SiteHeaderProps) {
  const { t } = useTranslation('ui')
  const bar = useScrolledLook()
  return (
    <header ref={bar} className="site-bar sticky top-0 z-40">
      <div className="measure flex min-h-bar flex-wrap items-center gap-1">
        <BarStart {...links} signedIn={Boolean(account)} />
        {bell} {cart}{' '}
        {account ?? (
          <Link
            to={signIn}
            className="hidden min-h-11 items-center rounded-sm px-2 text-sm font-semibold whitespace-nowrap hover:bg-surface-raised md:inline-flex lg:px-3 lg:text-base"
          >
            {t('account.signIn')}
          </Link>
        )}{' '}
        <BarEnd />
      </div>
    </header>
  )
}
