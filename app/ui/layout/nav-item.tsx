import { Link, NavLink as PathLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'
import type { NavLink } from './nav-types'

type NavItemProps = { link: NavLink; className?: string; children?: ReactNode }

/** One link of a menu; it says when it is the current page, or leads to a new tab. */
export function NavItem({ link: { label, href, external }, className, children = label }: NavItemProps) {
  const { t } = useTranslation('ui')
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <Icon name="arrow-up-right" size={14} className="ms-1 inline shrink-0" />
        <span className="sr-only"> {t('nav.newTab')}</span>
      </a>
    )
  }
  // It compares paths only, so a link with a query or an anchor would always seem current.
  if (/[?#]/.test(href)) return <Link to={href} prefetch="intent" className={className}>{children}</Link>
  return <PathLink to={href} end prefetch="intent" className={className}>{children}</PathLink>
}
