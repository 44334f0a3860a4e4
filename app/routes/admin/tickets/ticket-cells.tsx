import { OverdueBadge } from '~/support/ticket-badges'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Link } from '~/ui/layout/link'

export function SubjectCell({
  number,
  subject,
  client,
  href,
}: {
  number: string
  subject: string
  client: string
  href: string
}) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={`${rowLinkClass} wrap-anywhere`}>
        {subject}
      </Link>{' '}
      <span className="font-normal text-ink-soft md:text-sm">
        {number} · {client}
      </span>
    </span>
  )
}

export function DueCell({ due, overdue }: { due: string; overdue: boolean }) {
  return (
    <span className="flex flex-wrap gap-x-2 gap-y-1">
      {due} {overdue && <OverdueBadge />}
    </span>
  )
}
