import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Link } from '~/ui/layout/link'

/** What a review is of, by whom, and how it begins, in the language that it is written in. */
export function ServiceCell({
  service,
  author,
  number,
  href,
  text,
  lang,
}: {
  service: string
  author: string
  number: string
  href: string
  text: string
  lang?: string
}) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={rowLinkClass}>
        {service}
      </Link>{' '}
      <span className="font-normal text-ink-soft md:text-sm">
        {author} · {number}
      </span>{' '}
      <span lang={lang} className="max-w-[44ch] font-normal wrap-anywhere">
        {text}
      </span>
    </span>
  )
}
