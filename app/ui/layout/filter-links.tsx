import { Link } from './link'

export type FilterLinksProps = {
  label: string
  links: { label: string; href: string; current: boolean }[]
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-sm border border-line-strong px-4 text-sm font-semibold hover:border-ink hover:bg-surface-raised aria-[current]:border-canal aria-[current]:bg-canal-soft aria-[current]:text-canal aria-[current]:underline aria-[current]:underline-offset-4'

/** The same list in other parts or another order, as links side by side. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label: name, href, current }) => (
          <li key={href}>
            <Link to={href} aria-current={current ? 'page' : undefined} className={linkClass}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
