import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'
import { Link } from './link'
import type { NavLink } from './nav-types'

type NavItemProps = { link: NavLink; className?: string; children?: ReactNode }

/** One link of a menu; it says when it is the current page, or leads to a new tab. */
export function NavItem({
  link: { label, href, external },
  className,
  children = label,
}: NavItemProps) {
  const { t } = useTranslation('ui')
  const { pathname } = useLocation()
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <Icon name="arrow-up-right" size={14} className="ms-1 inline shrink-0" />
        <span className="sr-only"> {t('nav.newTab')}</span>
      </a>
    )
  }
  return (
    <Link to={href} aria-current={pathname === href ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
