import { Link } from '../layout/link'
import { Icon } from '../media/icon'

export type SortLinkProps = {
  /** The same list, sorted by this column the other way round. */
  href: string
  children: string
  direction?: 'ascending' | 'descending' | 'none'
}
/** How a list is sorted by one of its columns, and the way to sort it so. */
export type Sorting = Pick<SortLinkProps, 'href' | 'direction'>

const icons = { ascending: 'arrow-up', descending: 'arrow-down', none: 'arrow-up-down' } as const

/**
 * A column's heading that sorts; the column's `sort` says the direction to assistive technology.
 */
export function SortLink({ href, children, direction = 'none' }: SortLinkProps) {
  const icon = icons[direction]
  return (
    <Link
      to={href}
      preventScrollReset
      className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {children}
      <Icon name={icon} size={14} />
    </Link>
  )
}
