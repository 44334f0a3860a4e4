import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Link } from '~/ui/layout/link'

type NameCellProps = {
  name: string
  email: string
  /** Where an applicant works from, or a freelancer's headline. */
  about: string
  href: string
}

export function NameCell({ name, email, about, href }: NameCellProps) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 font-normal lg:min-w-52">
      <Link to={href} className={rowLinkClass}>
        {name}
      </Link>{' '}
      {about && <span className="md:text-sm">{about}</span>}{' '}
      <span className="wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}
