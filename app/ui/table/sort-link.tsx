import { Link } from '@remix-run/react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'

export type SortLinkProps = {
  /** The same list, sorted by this column the other way round. */
  href: string
  children: string
  direction?: 'ascending' | 'descending' | 'none'
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** A column's heading that sorts; the column's `sort` says the direction to assistive technology. */
export function SortLink({ href, children, direction = 'none' }: SortLinkProps) {
  const Icon = icons[direction]
  return (
    <Link to={href} preventScrollReset className="inline-flex min-h-6 items-center gap-1.5 underline decoration-line-strong underline-offset-4 hover:text-ink">
      {children}
      <Icon aria-hidden size={14} />
    </Link>
  )
}
